"""What `import sintra` promises: everything that the documentation names is there, and nothing hides behind something else."""

import importlib
import pickle
import subprocess
import sys
import traceback
from types import ModuleType

import pytest

import sintra


def in_a_fresh_interpreter(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip()


@pytest.mark.parametrize("name", ["record", "bots", "envs", "arena", "errors"])
def test_modules_are_there_after_import_sintra_alone(name: str) -> None:
    assert in_a_fresh_interpreter(f"import sintra; print(sintra.{name}.__name__)") == f"sintra.{name}"


def test_what_playing_does_not_need_is_loaded_when_first_touched() -> None:
    asked = "import sys, sintra; print([name for name in ('record', 'bots', 'envs', 'arena') if f'sintra.{name}' in sys.modules])"
    assert in_a_fresh_interpreter(asked) == "[]"


def test_dir_shows_what_is_public_and_nothing_else() -> None:
    assert set(dir(sintra)) - {"__version__"} == set(sintra.__all__)
    for name in sintra.__all__:
        assert getattr(sintra, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = sintra.nonsense


def test_every_public_name_has_a_docstring() -> None:
    bare = [name for name in sintra.__all__ if name.upper() != name and not getattr(sintra, name).__doc__]
    assert not bare


def test_no_module_hides_behind_something_of_the_same_name() -> None:
    for name in sintra.__all__:
        if not isinstance(getattr(sintra, name), ModuleType):
            with pytest.raises(ModuleNotFoundError):
                importlib.import_module(f"sintra.{name}")


@pytest.mark.parametrize("name", sintra.errors.__all__)
def test_errors_live_in_sintra_errors(name: str) -> None:
    kind = getattr(sintra.errors, name)
    assert kind.__module__ == "sintra.errors"
    assert getattr(sintra, name) is kind


def test_tracebacks_name_the_module_where_a_user_finds_the_error() -> None:
    with pytest.raises(sintra.IllegalMove) as caught:
        sintra.new("azul", seed=1).play("centre blue > 1")
    assert traceback.format_exception_only(caught.value)[0].startswith("sintra.errors.IllegalMove: centre blue > 1: ")


@pytest.mark.parametrize("wrong", ["centre blue > 1", "blue", "xyzzy"])
def test_errors_come_whole_out_of_another_process(wrong: str) -> None:
    """Through pickle, as the workers of a pool hand them back."""
    with pytest.raises(sintra.SintraError) as caught:
        sintra.new("azul", seed=1).play(wrong)
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is type(caught.value)
    assert str(again) == str(caught.value)
    assert vars(again) == vars(caught.value)
