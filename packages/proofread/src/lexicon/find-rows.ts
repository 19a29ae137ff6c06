/** Finds rows of a lexicon in a text: one pass, by the first two characters of a form (or its only one). */
import type { LexiconRow } from './lexicon-row.ts';

export interface RowHit {
  readonly start: number;
  readonly end: number;
  readonly row: LexiconRow;
}

export interface Lexicon {
  /** Longest form first. */
  readonly byHead: ReadonlyMap<string, readonly LexiconRow[]>;
}

export function buildLexicon(rows: readonly LexiconRow[]): Lexicon {
  const byHead = new Map<string, LexiconRow[]>();
  for (const row of rows) {
    const head = row.wrong.slice(0, 2);
    const known = byHead.get(head);
    if (known === undefined) byHead.set(head, [row]);
    else known.push(row);
  }
  for (const list of byHead.values()) list.sort((a, b) => b.wrong.length - a.wrong.length);
  return { byHead };
}

export function findRows({ byHead }: Lexicon, text: string): readonly RowHit[] {
  const hits: RowHit[] = [];
  for (let start = 0; start < text.length; start++) {
    const rows = byHead.get(text.slice(start, start + 2)) ?? byHead.get(text.charAt(start));
    const row = rows?.find((each) => holds(each, text, start));
    if (row === undefined) continue;
    hits.push({ start, end: start + row.wrong.length, row });
    start += row.wrong.length - 1;
  }
  return hits;
}

function holds(row: LexiconRow, text: string, start: number): boolean {
  if (!text.startsWith(row.wrong, start)) return false;
  if (row.near.length > 0 && !row.near.some((word) => text.includes(word))) return false;
  // The right form may contain the wrong one: 据实际 → 根据实际 does not apply when 根 is already there.
  return ![row.right, ...row.except].some((longer) => liesWithin(row.wrong, longer, text, start));
}

/** Whether the form at `start` is part of the longer string at that place. */
function liesWithin(form: string, longer: string, text: string, start: number): boolean {
  for (let at = longer.indexOf(form); at >= 0; at = longer.indexOf(form, at + 1)) {
    if (start - at >= 0 && text.startsWith(longer, start - at)) return true;
  }
  return false;
}
