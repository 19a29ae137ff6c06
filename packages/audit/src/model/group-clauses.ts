/**
 * Splits the contract into portions that a model reads at once: neighbouring clauses together, a long clause
 * in several parts, cut at the end of a sentence. Promise: portions follow the text, do not overlap, and
 * contain every clause's own words.
 */
import type { Clause, Contract } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';

/** A range of the text with the headings above it: 第五条 违约责任. */
export interface Passage extends Span {
  readonly below: string | null;
}

/**
 * A model judges best one provision at a time, but a hundred calls for a hundred one-line clauses would be
 * wasteful.
 */
const PORTION_LENGTH = 1500;

export function groupClauses(contract: Contract): readonly (readonly Passage[])[] {
  const portions: Passage[][] = [];
  let length = 0;
  for (const passage of contract.clauses.flatMap((clause) => passagesOf(contract, clause, PORTION_LENGTH))) {
    const size = passage.end - passage.start;
    const open = portions.at(-1);
    if (open === undefined || length + size > PORTION_LENGTH) {
      portions.push([passage]);
      length = size;
    } else {
      open.push(passage);
      length += size;
    }
  }
  return portions;
}

/** A clause's own words in parts of at most `limit` characters. */
export function passagesOf(contract: Contract, clause: Clause, limit: number): readonly Passage[] {
  const below = pathOf(contract, clause);
  const passages: Passage[] = [];
  const { start, end } = clause.own;
  for (let from: number = start; from < end; ) {
    const to = end - from <= limit ? end : cutBefore(contract.document.text, from, from + limit);
    if (contract.document.text.slice(from, to).trim() !== '')
      passages.push({ ...documentSpan(from, to), below });
    from = to;
  }
  return passages;
}

/** After the last full stop or line break; if there is none, at the limit, but not inside a surrogate pair. */
function cutBefore(text: string, from: number, limit: number): number {
  for (let at = limit; at > from + 1; at--) if (/[。；！？\n]/.test(text.charAt(at - 1))) return at;
  return isHighSurrogate(text.charCodeAt(limit - 1)) && limit - 1 > from ? limit - 1 : limit;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function pathOf({ clauses }: Contract, { parent }: Clause): string | null {
  const names: string[] = [];
  for (let at = parent; at !== null; at = clauses[at]?.parent ?? null) {
    const clause = clauses[at];
    const name = [clause?.number, clause?.heading].filter((part) => part !== null).join(' ');
    if (name !== '') names.unshift(name);
  }
  return names.length === 0 ? null : names.join(' › ');
}
