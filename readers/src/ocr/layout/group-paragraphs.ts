/**
 * In: lines in reading order, deskewed. Out: the paragraph of each line. A line continues the previous
 * paragraph unless it is beside it, far below it, in another size, starts with an indent or a clause number,
 * or the previous line ended early.
 */
import { type Box, median } from '../image/image.ts';

export interface TextLine {
  readonly box: Box;
  readonly text: string;
  /** Width of its unbreakable beginning: a figure or a foreign word, else one character. */
  readonly firstWordWidth: number;
  /** Lines in different cells of a table never belong together. */
  readonly cellKey: string;
}

/** In line heights. */
const INDENT = 0.6;
const SHORT_LINE = 1.2;
const WIDE_GAP = 1.3;
/** Heights of recognised boxes vary with their letters. */
const OTHER_SIZE = 1.35;

/** 第三条 · 一、 · （一） · 1.2 · 1. · 1、 · (1) · ① · 附件一： */
const NUMBERED =
  /^(?:第[一二三四五六七八九十百零〇\d]+[章节条款编]|[一二三四五六七八九十]+[、.．]|[（(][一二三四五六七八九十\d]+[）)]|\d+(?:\.\d+)+(?![\d%‰,])|\d+[、.．](?!\d)|[①-⑳]|附件[一二三四五六七八九十\d]+[：:])/u;

/** 地址：… above 电话：… are separate entries. */
const LABELLED = /^[^，。；：:]{1,10}[：:]/u;

export function groupParagraphs(lines: readonly TextLine[]): number[] {
  const pitch = usualPitch(lines);
  const numbers: number[] = [];
  let paragraph = -1;
  let members: TextLine[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before === undefined || beginsParagraph(line, before, members, columnOf(lines, index), pitch)) {
      paragraph++;
      members = [];
    }
    members.push(line);
    numbers.push(paragraph);
  });
  return numbers;
}

/** The distance between the tops of two consecutive lines; headings and gaps are the minority. */
function usualPitch(lines: readonly TextLine[]): number {
  const distances = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const distance = before === undefined ? 0 : line.box.y - before.box.y;
    return before !== undefined && distance > before.box.height / 2 ? [distance] : [];
  });
  return median(distances, 0);
}

function beginsParagraph(
  line: TextLine,
  before: TextLine,
  members: readonly TextLine[],
  column: { readonly left: number; readonly right: number },
  pitch: number,
): boolean {
  const height = Math.max(line.box.height, before.box.height);
  if (line.cellKey !== before.cellKey) return true;
  const distance = line.box.y - before.box.y;
  const standsBeside = distance < before.box.height / 2 || !areAboveEachOther(line, before);
  if (standsBeside || distance > Math.max(pitch, height) * WIDE_GAP) return true;
  if (height > OTHER_SIZE * Math.min(line.box.height, before.box.height)) return true;
  if (NUMBERED.test(line.text) || (LABELLED.test(line.text) && LABELLED.test(before.text))) return true;
  const room = column.right - (before.box.x + before.box.width);
  if (room > line.firstWordWidth + SHORT_LINE * height) return true;
  // Within a paragraph all lines except the first start at the same place.
  const second = members[1];
  const left = second === undefined ? Math.min(before.box.x, column.left + INDENT * height) : second.box.x;
  return line.box.x > left + INDENT * height;
}

/** The sides of the line's column, by its horizontally overlapping neighbours. */
function columnOf(lines: readonly TextLine[], index: number): { left: number; right: number } {
  const line = lines[index];
  if (line === undefined) return { left: 0, right: 0 };
  let left = line.box.x;
  let right = line.box.x + line.box.width;
  for (const direction of [-1, 1]) {
    for (let at = index + direction; ; at += direction) {
      const other = lines[at];
      const inner = lines[at - direction];
      if (other === undefined || inner === undefined || !isSameColumn(other, inner)) break;
      left = Math.min(left, other.box.x);
      right = Math.max(right, other.box.x + other.box.width);
    }
  }
  return { left, right };
}

function isSameColumn(a: TextLine, b: TextLine): boolean {
  const isBeside = Math.abs(a.box.y - b.box.y) < Math.min(a.box.height, b.box.height) / 2;
  return a.cellKey === b.cellKey && !isBeside && areAboveEachOther(a, b);
}

function areAboveEachOther(a: TextLine, b: TextLine): boolean {
  return Math.min(a.box.x + a.box.width, b.box.x + b.box.width) > Math.max(a.box.x, b.box.x);
}
