/** Light or dark: as the system says, or as chosen. */

import { onSetting, setting } from "./settings.js";

export function followTheme() {
  const apply = () => {
    const theme = setting("theme");
    if (theme === "system") document.documentElement.removeAttribute("data-theme");
    else document.documentElement.dataset.theme = theme;
  };
  apply();
  onSetting((name) => name === "theme" && apply());
}
