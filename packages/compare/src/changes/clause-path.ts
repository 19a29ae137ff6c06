/** The clause of a block, as a reader would name it: 第五条 5.2. */
import type { Block, Document } from '@wenjian/document';
import { numberEnd } from '../prepare/clause-number.ts';

/** Null before the first numbered clause and outside the body. */
export function nameClause(document: Document, block: Block | undefined): string | null {
  let names = known.get(document);
  if (names === undefined) {
    names = nameBlocks(document);
    known.set(document, names);
  }
  return names.get(block?.id ?? '') ?? null;
}

/** Cached: the names are needed for every change of a document. */
const known = new WeakMap<Document, ReadonlyMap<string, string | null>>();

/** The forms of numbers, outermost first; a number closes every deeper one before it. */
const ranks: readonly RegExp[] = [
  /^第.+编$/,
  /^第.+章$/,
  /^第.+节$/,
  /^第.+[条款项]$/,
  /^[零〇一二三四五六七八九十百]+、$/,
  /^[0-9]+[.．、]$/,
  /^[0-9]+\.[0-9]+$/,
  /^[0-9]+\.[0-9]+\.[0-9.]+$/,
  /^[（(][零〇一二三四五六七八九十百]+[）)]$/,
  /^[（(]?[0-9a-zA-Z０-９]+[）)]?$/,
];

function nameBlocks(document: Document): ReadonlyMap<string, string | null> {
  const open: { rank: number; number: string }[] = [];
  const names = new Map<string, string | null>();
  for (const block of document.blocks) {
    if (!isBody(block)) continue;
    const number = document.text.slice(block.start, numberEnd(document.text, block)).trim();
    const rank = number === '' ? -1 : ranks.findIndex((form) => form.test(number));
    if (rank >= 0) {
      while ((open.at(-1)?.rank ?? -1) >= rank) open.pop();
      open.push({ rank, number });
    }
    names.set(block.id, shortName(open.map((level) => level.number)));
  }
  return names;
}

/**
 * Chapters are omitted when there is a clause: the innermost two levels are enough, or one that names both (5
 * 5.2).
 */
function shortName(numbers: readonly string[]): string | null {
  const [outer, inner] = numbers.slice(-2).map((number) => number.replace(/[、.．]$/, ''));
  if (outer === undefined) return null;
  if (inner === undefined) return outer;
  return inner.startsWith(`${outer}.`) ? inner : `${outer} ${inner}`;
}

function isBody({ type }: Block): boolean {
  return type === 'heading' || type === 'paragraph' || type === 'listItem' || type === 'tableCell';
}
