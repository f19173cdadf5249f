"""Firefox and WebKit as Debian has them, driven by the standard protocols that they speak themselves: WebDriver BiDi and WebDriver."""
