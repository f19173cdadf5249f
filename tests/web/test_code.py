"""The code for phones is the one that everybody else draws."""

from collections.abc import Callable

import pytest
import qrcode
from qrcode.util import MODE_8BIT_BYTE, QRData

from tests.web.person import Person


@pytest.mark.parametrize("text", ["http://192.168.1.20:8321/table/k3x9w2m4qp?key=Jx0qAbCdEfGhIjKlMnOpQr", "A", "árvíztűrő tükörfúrógép", "x" * 213])
def test_the_code_is_drawn_as_the_standard_says(person: Callable[..., Person], text: str) -> None:
    page = person().page
    page.goto("/")
    drawn = page.evaluate("async (text) => (await import('/js/kit/qr.js')).qrGrid(text)", text)
    assert drawn in [standard(text, mask) for mask in range(8)]


def standard(text: str, mask: int) -> list[list[int]]:
    code = qrcode.QRCode(error_correction=qrcode.ERROR_CORRECT_M, border=0, mask_pattern=mask)
    code.add_data(QRData(text.encode(), MODE_8BIT_BYTE))
    code.make()
    return [[int(bool(module)) for module in row] for row in code.get_matrix()]
