/** The contract's title: 合同名称 if given, else the first short line that looks like a title. */

import type { Contract } from '../contract.ts';
import { inLine, type Line } from '../text/body-lines.ts';

/** The title is at the top, preceded at most by a number and a cover page. */
const MAX_LINES = 30;
const MAX_TITLE = 50;

const given = /^\s*(?:合同|协议|项目合同)名称\s*[：:]\s*(\S.{1,60})$/;
const kind =
  /(?:合同|协议|协议书|合同书|契约|意向书|备忘录|承诺书|承诺函|担保书|担保函|保函|借条|借据|欠条|确认书|订单|条款)(?:[（(【[][^）)】\]]{1,20}[）)】\]])?$/;

/** 第三条, 二、, 3. and 3 before a word number a clause; 2026年度…合同, 5G…合同 and 第三方…合同 are titles. */
const numbered =
  /^\s*(?:第\s?[一二三四五六七八九十百\d]{1,4}\s?(?:[条章节款项编篇]|部分)|[一二三四五六七八九十]+、|[（(][一二三四五六七八九十\d]{1,2}[）)]|\d{1,3}(?:[.．、)）]|\s+[\u4e00-\u9fff]))/;

export function findTitle(lines: readonly Line[]): Contract['title'] {
  const top = lines.slice(0, MAX_LINES);
  for (const line of top) {
    const name = given.exec(line.text)?.[1]?.trim();
    if (name !== undefined) return titleOf(line, name);
  }
  const line = top.find(({ text, block }) => block.cell === undefined && isTitle(text));
  return line === undefined ? null : titleOf(line, line.text.trim());
}

function isTitle(text: string): boolean {
  const words = withoutSpaces(text);
  return words.length <= MAX_TITLE && kind.test(words) && !/[，。；：:]/.test(words) && !numbered.test(text);
}

function titleOf(line: Line, words: string): NonNullable<Contract['title']> {
  const start = line.text.indexOf(words);
  return { ...inLine(line, start, start + words.length), text: withoutSpaces(words) };
}

/** 租 赁 合 同 is spaced for display. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\u3000]+/g, '');
}
