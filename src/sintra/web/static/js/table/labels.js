/** What several moves have in common, in words: "blue from factory 1 to line 2" and "blue from factory 1 to line 3" share "blue from factory 1 to line". */
export function sharedWords(texts) {
  if (texts.length < 2) return texts[0] ?? "";
  const split = texts.map((text) => text.split(" "));
  let shared = 0;
  while (shared < split[0].length && split.every((words) => words[shared] === split[0][shared])) shared += 1;
  return split[0].slice(0, shared).join(" ");
}
