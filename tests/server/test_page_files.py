"""The page's files as the server sends them: the same that `sintra site` writes, to be kept for ever."""

from pathlib import Path

import httpx
import pytest

from sintra.web.site.files import site
from sintra.web.site.writing import write
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


async def test_what_is_served_is_what_is_written(served: Served, tmp_path: Path) -> None:
    write(site(), tmp_path / "site")
    async with httpx.AsyncClient(base_url=served.url) as client:
        paths = [path for path in (tmp_path / "site" / "v").rglob("*") if path.is_file() and path.suffix != ".gz"]
        assert len(paths) > 150
        for path in paths[:: max(1, len(paths) // 60)]:
            name = path.relative_to(tmp_path / "site").as_posix()
            answer = await client.get(f"/{name}")
            assert answer.content == path.read_bytes(), name
            assert "immutable" in answer.headers["cache-control"]
        assert (await client.get("/manifest.webmanifest")).content == (tmp_path / "site" / "manifest.webmanifest").read_bytes()
        assert (await client.get("/worker.js")).content == (tmp_path / "site" / "worker.js").read_bytes()


async def test_an_address_without_version_leads_to_the_present_one(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url, follow_redirects=True) as client:
        answer = await client.get("/data/hu/words.json")
        assert answer.url.path == f"/v/{site().version}/data/hu/words.json"
        assert answer.json()["play-now"]


async def test_the_files_of_another_version_are_not_there(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url) as client:
        assert (await client.get("/v/0123456789ab/js/main.js")).status_code == 404
        assert (await client.get(f"/v/{site().version}/js/nothing.js")).status_code == 404
        assert (await client.get(f"/v/{site().version}/../../settings.py")).status_code in (400, 404)


async def test_the_page_is_asked_for_again_and_sent_again_only_if_it_changed(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url) as client:
        for path in ("/", "/worker.js", "/manifest.webmanifest"):
            first = await client.get(path)
            assert "no-cache" in first.headers["cache-control"]
            assert (await client.get(path, headers={"If-None-Match": first.headers["etag"]})).status_code == 304


async def test_a_page_comes_with_a_cookie_since_it_may_begin_with_a_socket(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.url) as client:
        assert "set-cookie" in (await client.get("/table/abc")).headers
        assert "set-cookie" not in (await client.get(f"/v/{site().version}/js/main.js")).headers
