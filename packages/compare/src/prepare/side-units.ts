/**
 * One side of a comparison, prepared once: its tokens, and the units for the alignment. A unit is a block, or
 * all cells of one table row: a row is identified by all its cells, not by a figure that occurs in many of
 * them.
 */
import type { Block, BlockType, Document } from '@wenjian/document';
import type { TokenRange } from '../align/shared-grams.ts';
import type { Fold } from '../compare-options.ts';
import { numberEnd } from './clause-number.ts';
import { type Tokens, tokenise, type Vocabulary } from './tokenise.ts';

/** Units are only paired within their zone: a footer never becomes a clause. */
export type Zone = 'body' | 'header' | 'footer' | 'note' | 'comment' | 'watermark' | 'picture' | 'seal';

export interface Unit {
  readonly type: BlockType;
  readonly zone: Zone;
  readonly start: number;
  readonly end: number;
  /** Block indices; `blockEnd` exclusive. More than one block only for a table row. */
  readonly blockStart: number;
  readonly blockEnd: number;
}

export interface SideUnits {
  readonly document: Document;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly units: readonly Unit[];
  readonly tokens: Tokens;
  readonly fold: Fold | null;
  /** Where the text of each block starts after its number, in characters. */
  readonly bodyStarts: Int32Array;
  /** Tokens of each unit without its displayed number: a clause stays the same clause after renumbering. */
  readonly bodies: readonly TokenRange[];
  /** Equal keys on both sides: same zone and same body, character by character (after folding by the options). */
  readonly keys: Int32Array;
  /** Equal on both sides: same number and same body in the same zone. */
  readonly wholeKeys: Int32Array;
  unitOfToken(token: number): number;
}

export function prepareSide(
  document: Document,
  vocabulary: Vocabulary,
  keys: Map<string, number>,
  fold: Fold | null,
): SideUnits {
  const { text, blocks } = document;
  const tokens = tokenise(text, blocks, vocabulary, fold);
  const bodyStarts = Int32Array.from(blocks, (block) => numberEnd(text, block));
  const units = unitsOf(blocks);
  const unitOfBlock = new Int32Array(blocks.length);
  for (const [index, unit] of units.entries()) unitOfBlock.fill(index, unit.blockStart, unit.blockEnd);
  const content = (start: number, end: number): string =>
    fold === null ? text.slice(start, end) : fold(text.slice(start, end));
  const bodyStartOf = (unit: Unit): number => bodyStarts[unit.blockStart] ?? unit.start;
  const bodyKeys = Int32Array.from(units, (unit) => {
    const picture = blocks[unit.blockStart]?.picture?.hash ?? '';
    const size = unit.blockEnd - unit.blockStart;
    return keyOf(`${unit.zone}${picture}${size}:${content(bodyStartOf(unit), unit.end)}`, keys);
  });
  return {
    document,
    text,
    blocks,
    units,
    tokens,
    fold,
    bodyStarts,
    bodies: units.map((unit) => bodyOf(unit, bodyStarts, tokens)),
    keys: bodyKeys,
    wholeKeys: Int32Array.from(units, (unit, index) =>
      keyOf(`whole ${bodyKeys[index]}:${content(unit.start, bodyStartOf(unit))}`, keys),
    ),
    unitOfToken: (token) => unitOfBlock[lastAtOrBelow(tokens.blockStarts, token, blocks.length)] ?? 0,
  };
}

function unitsOf(blocks: readonly Block[]): readonly Unit[] {
  const units: Unit[] = [];
  for (let index = 0; index < blocks.length; ) {
    const first = blocks[index];
    if (first === undefined) break;
    let next = index + 1;
    while (first.cell !== undefined && isSameRow(first, blocks[next])) next++;
    units.push({
      type: first.type,
      zone: zoneOf(first.type),
      start: first.start,
      end: blocks[next - 1]?.end ?? first.end,
      blockStart: index,
      blockEnd: next,
    });
    index = next;
  }
  return units;
}

function isSameRow(one: Block, other: Block | undefined): boolean {
  return one.cell?.table === other?.cell?.table && one.cell?.row === other?.cell?.row;
}

function zoneOf(type: BlockType): Zone {
  switch (type) {
    case 'header':
    case 'footer':
    case 'comment':
    case 'watermark':
    case 'seal':
      return type;
    case 'footnote':
    case 'endnote':
      return 'note';
    case 'image':
      return 'picture';
    case 'heading':
    case 'paragraph':
    case 'listItem':
    case 'tableCell':
    case 'textBox':
      return 'body';
  }
}

function bodyOf(unit: Unit, bodyStarts: Int32Array, tokens: Tokens): TokenRange {
  const end = tokens.blockStarts[unit.blockEnd] ?? 0;
  let start = tokens.blockStarts[unit.blockStart] ?? 0;
  while (start < end && (tokens.starts[start] ?? 0) < (bodyStarts[unit.blockStart] ?? 0)) start++;
  return { start, end };
}

function keyOf(content: string, keys: Map<string, number>): number {
  const known = keys.get(content);
  if (known !== undefined) return known;
  keys.set(content, keys.size);
  return keys.size - 1;
}

/**
 * Index of the last of `count` entries that is not above `value`; an empty block starts where the next one
 * does, and the next one is chosen.
 */
function lastAtOrBelow(starts: Int32Array, value: number, count: number): number {
  let low = 0;
  let high = Math.max(0, count - 1);
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
