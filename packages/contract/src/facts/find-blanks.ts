/** Blanks to fill in: ____, 【 】, XX, 待定. */

import type { Blank } from '../contract.ts';
import { inLine, type Line } from '../text/body-lines.ts';

const blank =
  /(?<line>_{2,}|＿{2,})|(?<bracket>【[ \u3000_\t]*】|\[[ \u3000_\t]*\]|［[ \u3000_\t]*］|[（(][ \u3000_\t]{2,}[）)])|(?<placeholder>(?<![A-Za-z0-9])[Xx×ＸX]{2,}(?![A-Za-z0-9])|[○〇●]{2,}(?![一二三四五六七八九年])|[*＊]{3,}|某某|待定(?!价|位|型)|待填写?|待补充|待确定|(?<![A-Za-z])TBD(?![A-Za-z]))/g;

export function findBlanks(lines: readonly Line[]): readonly Blank[] {
  const found: Blank[] = [];
  for (const line of lines) {
    for (const match of line.text.matchAll(blank)) {
      const kind = match.groups?.line ? 'line' : match.groups?.bracket ? 'bracket' : 'placeholder';
      found.push({ ...inLine(line, match.index, match.index + match[0].length), kind });
    }
  }
  return found;
}
