/** In: the lines of a paragraph and the document's usual sizes. Out: the type of its block. */
import type { BlockDraft } from '@wenjian/document';
import { type LabelKind, labelOf } from './line-start.ts';
import type { TextLine } from './text-line.ts';

export type BlockRole = Pick<BlockDraft, 'type' | 'level' | 'number'>;

export interface Typography {
  /** The size most characters have. */
  readonly bodySize: number;
  /** Sizes of headings, largest first: the index in this list is the level. */
  readonly headingSizes: readonly number[];
}

const MAX_HEADING_CHARACTERS = 60;
const MAX_HEADING_LINES = 2;
const MAX_ARTICLE_TITLE = 24;
const LARGER = 1.12;
const MUCH_LARGER = 1.3;
const MAX_LEVEL = 6;

/** From the outside in, in the usual nesting of Chinese documents. */
const listLevels: Readonly<Record<LabelKind, number>> = {
  article: 1,
  chinese: 1,
  chineseInBrackets: 2,
  decimals: 2,
  number: 3,
  numberInBrackets: 4,
  circled: 5,
  letter: 5,
  bullet: 1,
};

/** With fewer of the characters outside, a document is a form, and its cells are its text. */
const LEAST_OUTSIDE = 0.2;

/** `outside`: those of the lines that are in no table. The small print of large tables is not the body of a report. */
export function typographyOf(lines: readonly TextLine[], outside: readonly TextLine[]): Typography {
  const [characters, ofText] = [charactersBySize(lines), charactersBySize(outside)];
  const isForm = total(ofText) < total(characters) * LEAST_OUTSIDE;
  const bodySize = [...(isForm ? characters : ofText)].reduce(
    (best, one) => (one[1] > best[1] ? one : best),
    [0, 0],
  )[0];
  const headingSizes = [...characters.keys()]
    .filter((size) => size >= bodySize * LARGER)
    .sort((one, other) => other - one);
  return { bodySize, headingSizes };
}

function charactersBySize(lines: readonly TextLine[]): ReadonlyMap<number, number> {
  const characters = new Map<number, number>();
  for (const line of lines) {
    const size = rounded(line.size);
    characters.set(size, (characters.get(size) ?? 0) + line.text.length);
  }
  return characters;
}

function total(characters: ReadonlyMap<number, number>): number {
  return [...characters.values()].reduce((sum, count) => sum + count, 0);
}

export function roleOf(lines: readonly TextLine[], text: string, typography: Typography): BlockRole {
  const label = labelOf(text);
  const numbered = label === null ? {} : { number: label.number };
  if (isHeading(lines, text, typography)) {
    const [first] = lines;
    const place = typography.headingSizes.indexOf(rounded(first?.size ?? 0));
    const level = place < 0 ? typography.headingSizes.length + 1 : place + 1;
    return { type: 'heading', level: Math.min(MAX_LEVEL, level), ...numbered };
  }
  if (label === null) return { type: 'paragraph' };
  return { type: 'listItem', level: listLevels[label.kind], ...numbered };
}

function isHeading(lines: readonly TextLine[], text: string, { bodySize }: Typography): boolean {
  if (lines.length > MAX_HEADING_LINES || text.length > MAX_HEADING_CHARACTERS) return false;
  if (/[。；，、,;]$/u.test(text) || !/[\p{L}\p{N}]/u.test(text)) return false;
  if (lines.every((line) => line.size >= bodySize * LARGER)) {
    // 甲方：… 乙方：… in a document whose small print is most of it.
    const isField = /[：:]/u.test(text) && lines.every((line) => line.size < bodySize * MUCH_LARGER);
    return !isField || lines.every((line) => line.isBold);
  }
  if (lines.every((line) => line.isBold)) return !/[：:]$/u.test(text);
  const title = /^第[^章节条编篇]{1,8}[章节条编篇]\s*/u.exec(text);
  return title !== null && text.length <= title[0].length + MAX_ARTICLE_TITLE && !/[，,：:]/u.test(text);
}

function rounded(size: number): number {
  return Math.round(size * 2) / 2;
}
