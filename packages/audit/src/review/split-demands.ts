/** Splits the user's free text into single demands: one per line, numbered item, or part between semicolons. */

export function splitDemands(text: string): readonly string[] {
  const demands = text
    .split(/\r?\n|[；;]/)
    .flatMap((line) => line.split(beforeNumber))
    .map((part) => part.trim().replace(marker, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return [...new Set(demands)];
}

const number =
  '(?:\\d{1,2}[.、．)）](?!\\d)|[（(](?:\\d{1,2}|[一二三四五六七八九十]{1,3})[）)]|[①-⑳]|[一二三四五六七八九十]{1,3}、)';
const marker = new RegExp(`^(?:${number}|[-*•·])\\s*`);
/** A number starts an item at the beginning and after a space or a full stop; 第3.2条 and 30、60天 do not. */
const beforeNumber = new RegExp(`(?<=^|[\\s。，,])(?=${number})`);
