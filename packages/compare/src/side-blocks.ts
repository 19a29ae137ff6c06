/** One side of a comparison, prepared once: its tokens, and for each block its zone, its body without the number, and a key. */
import type { Block, BlockType, Document } from '@wenjian/document';
import { numberEnd } from './clause-number.ts';
import type { TokenRange } from './shared-grams.ts';
import { type Tokens, tokenise, type Vocabulary } from './tokenise.ts';

/** Blocks are only ever paired within their zone: a footer never turns into a clause. */
export type Zone = 'body' | 'header' | 'footer' | 'notes';

export interface SideBlocks {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly tokens: Tokens;
  readonly zones: readonly Zone[];
  /** Where the text of each block starts after its number, in characters. */
  readonly bodyStarts: Int32Array;
  /** Tokens of each block without its displayed number: a clause is the same clause after renumbering. */
  readonly bodies: readonly TokenRange[];
  /** Equal keys on both sides: same zone and same body, to the character. */
  readonly keys: Int32Array;
  /** Equal on both sides: same number and same body in the same zone. */
  readonly wholeKeys: Int32Array;
  blockOfToken(token: number): number;
}

export function prepareSide(
  document: Document,
  vocabulary: Vocabulary,
  keys: Map<string, number>,
): SideBlocks {
  const { text, blocks } = document;
  const tokens = tokenise(text, blocks, vocabulary);
  const zones = blocks.map((block) => zoneOf(block.type));
  const bodyStarts = Int32Array.from(blocks, (block) => numberEnd(text, block));
  return {
    text,
    blocks,
    tokens,
    zones,
    bodyStarts,
    bodies: blocks.map((_, index) => bodyOf(index, bodyStarts, tokens)),
    keys: Int32Array.from(blocks, (block, index) =>
      keyOf(`${zones[index]}:${text.slice(bodyStarts[index], block.end)}`, keys),
    ),
    wholeKeys: Int32Array.from(blocks, (block, index) =>
      keyOf(`whole ${zones[index]}:${text.slice(block.start, block.end)}`, keys),
    ),
    blockOfToken: (token) => lastAtOrBelow(tokens.blockStarts, token),
  };
}

function zoneOf(type: BlockType): Zone {
  switch (type) {
    case 'header':
    case 'watermark':
      return 'header';
    case 'footer':
      return 'footer';
    case 'footnote':
    case 'endnote':
    case 'comment':
      return 'notes';
    case 'heading':
    case 'paragraph':
    case 'listItem':
    case 'tableCell':
    case 'textBox':
    case 'image':
    case 'seal':
      return 'body';
  }
}

function bodyOf(index: number, bodyStarts: Int32Array, tokens: Tokens): TokenRange {
  const end = tokens.blockStarts[index + 1] ?? 0;
  let start = tokens.blockStarts[index] ?? 0;
  while (start < end && (tokens.starts[start] ?? 0) < (bodyStarts[index] ?? 0)) start++;
  return { start, end };
}

function keyOf(content: string, keys: Map<string, number>): number {
  const known = keys.get(content);
  if (known !== undefined) return known;
  keys.set(content, keys.size);
  return keys.size - 1;
}

/** Index of the last entry that is not above `value`; empty blocks share their start with the next, which wins. */
function lastAtOrBelow(starts: Int32Array, value: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
