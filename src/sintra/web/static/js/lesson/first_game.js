/** A first game of one's own: against the gentlest bot, with a coach who says less and less. The page keeps it, wherever other games are kept: the coach reads its table. */

import { go } from "../kit/go.js";
import { notice } from "../kit/notices.js";
import { set, setting } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { create } from "../local/games.js";
import { readGames } from "../net/data.js";
import { pageAddress } from "../net/where.js";

const REMEMBERED = 20; // games in which somebody was coached

export async function beginFirstGame(game, options) {
  const language = document.documentElement.lang;
  try {
    const { guides } = await readGames(language);
    const { levels } = guides.find((guide) => guide.game === game);
    const seats = [{ kind: "me" }, { kind: "bot", level: levels[0], seconds: 0 }];
    const id = await create({ game, options: { ...options, first: "1" }, seats, confirm: setting("confirm"), forced: true }, language);
    set("coached", [id, ...setting("coached")].slice(0, REMEMBERED));
    go(pageAddress("table", id));
  } catch (error) {
    notice(say(error.code ?? "no-network"), { kind: "refused" });
  }
}
