"""`sintra site`: what it writes, what it writes again, and what it leaves alone."""

import gzip
import json
import shutil
from pathlib import Path

import pytest

from sintra.web.site.files import Site, site
from sintra.web.site.version import STATIC
from sintra.web.site.writing import LIST, CannotWrite, write
from tests.commands import sintra as run


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site as the command writes it; tests look at it and leave it as it is."""
    folder = tmp_path_factory.mktemp("written") / "site"
    done = run("site", str(folder))
    assert done.returncode == 0, done.stderr
    assert str(folder) in done.stdout
    return folder


@pytest.fixture
def folder(written: Path, tmp_path: Path) -> Path:
    """A copy of it, to be changed."""
    return Path(shutil.copytree(written, tmp_path / "site"))


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def another(tmp_path: Path, name: str) -> Site:
    """The site with one script changed."""
    static = Path(shutil.copytree(STATIC, tmp_path / name))
    script = static / "js" / "main.js"
    script.write_text(f"{script.read_text(encoding='utf-8')}// {name}\n", encoding="utf-8")
    return site(static)


def test_the_same_sources_make_the_same_files(written: Path, tmp_path: Path) -> None:
    write(site(), tmp_path / "again")
    assert contents(tmp_path / "again") == contents(written)


def test_every_compressed_file_is_the_one_beside_it(written: Path) -> None:
    found = contents(written)
    packed = [name for name in found if name.endswith(".gz")]
    assert len(packed) > 100
    assert all(gzip.decompress(found[name]) == found[name.removesuffix(".gz")] for name in packed)


def test_every_file_is_in_the_list_and_in_the_service_workers(written: Path) -> None:
    found = contents(written)
    listed = json.loads(found[LIST])
    assert set(listed["files"]) == set(found) - {LIST}
    kept = json.loads(found["worker.js"].decode().partition("const SITE = ")[2].partition(";\n")[0])
    inside = {name for name in found if name.startswith("v/") and not name.endswith(".gz")}
    assert {f"v/{kept['version']}/{name}" for name in kept["hashes"]} == inside


def test_what_somebody_else_put_there_stays(folder: Path, tmp_path: Path) -> None:
    (folder / "CNAME").write_text("games.example\n")
    write(another(tmp_path, "second"), folder)
    write(another(tmp_path, "third"), folder)
    assert (folder / "CNAME").read_text() == "games.example\n"


def test_the_version_before_stays_and_older_ones_go(folder: Path, tmp_path: Path) -> None:
    sites = [another(tmp_path, name) for name in ("second", "third")]
    for one in sites:
        write(one, folder)
    assert {path.name for path in (folder / "v").iterdir()} == {one.version for one in sites}
    assert f"v/{sites[1].version}/" in (folder / "index.html").read_text()


def test_an_interrupted_writing_can_be_done_again(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = 40

    def full(path: Path, content: bytes) -> int:
        nonlocal left
        left -= 1
        if left < 0:
            raise OSError(28, "No space left on device", str(path))
        with path.open("wb") as file:
            return file.write(content)

    second = another(tmp_path, "second")
    before = contents(folder)
    with monkeypatch.context() as patched, pytest.raises(OSError, match="No space"):
        patched.setattr(Path, "write_bytes", full)
        write(second, folder)
    assert {name: content for name, content in contents(folder).items() if name in before and name != LIST} == {
        name: content for name, content in before.items() if name != LIST
    }, "the page that is there still works"
    write(second, folder)
    assert f"v/{second.version}/" in (folder / "index.html").read_text()


def test_a_file_that_somebody_changed_is_not_overwritten(folder: Path, tmp_path: Path) -> None:
    (folder / "index.html").write_text("mine")
    before = contents(folder)
    with pytest.raises(CannotWrite, match=r"index\.html was changed or put there by somebody else"):
        write(another(tmp_path, "second"), folder)
    assert contents(folder) == before


def test_a_link_out_of_the_folder_is_not_followed(folder: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    shutil.move(folder / "rules", outside)
    (folder / "rules").symlink_to(outside)
    before = contents(outside)
    with pytest.raises(CannotWrite, match="leads out of"):
        write(another(tmp_path, "second"), folder)
    assert contents(outside) == before


def not_empty(folder: Path) -> Path:
    folder.mkdir()
    (folder / "thesis.txt").write_text("years of work")
    return folder


def a_file(folder: Path) -> Path:
    folder.write_text("a file")
    return folder


def list_that_is_none(folder: Path) -> Path:
    folder.mkdir()
    (folder / LIST).write_text("[1, 2")
    return folder


def below_a_file(folder: Path) -> Path:
    return a_file(folder) / "below"


@pytest.mark.parametrize(
    ("make", "words"),
    [(not_empty, "did not write"), (a_file, "is a file"), (list_that_is_none, "cannot be read"), (below_a_file, "Not a directory")],
)
def test_a_folder_that_is_not_ours_is_left_alone_with_a_word(make: object, words: str, tmp_path: Path) -> None:
    assert callable(make)
    folder: Path = make(tmp_path / "folder")
    before = contents(tmp_path)
    done = run("site", str(folder))
    assert done.returncode in (1, 2) and words in done.stderr and "Traceback" not in done.stderr
    assert contents(tmp_path) == before
