/**
 * The search over findings, the same in every tool: it looks at what the card says (quotation, title, reason, place)
 * and at the whole sentence of the quotation, which the card may not show. Pure.
 */
import type { Identified } from '../../findings/decision-shapes.ts';
import type { TextSpan } from './marked-text.ts';

/** What can be found of each finding, in lower case. */
export type SearchIndex = ReadonlyMap<string, string>;

export function searchIndex<Finding extends Identified>(
  findings: readonly Finding[],
  wordsOf: (finding: Finding) => readonly (string | null | undefined)[],
): SearchIndex {
  return new Map(
    findings.map((finding) => [
      finding.id,
      // A line break between two words keeps them from being found as one.
      wordsOf(finding)
        .filter((words) => words)
        .join('\n')
        .toLowerCase(),
    ]),
  );
}

export function isFound(index: SearchIndex, findingId: string, query: string): boolean {
  const words = query.trim().toLowerCase();
  return words === '' || (index.get(findingId)?.includes(words) ?? false);
}

/** A clause without an end is cut here, on each side of the place. */
const SENTENCE_MAX_CHARACTERS = 400;
const SENTENCE_ENDS = ['。', '；', '！', '？', '\n'];

/** The sentences that a place touches. */
export function sentenceAt(text: string, { start, end }: TextSpan): string {
  const before = text.slice(Math.max(0, start - SENTENCE_MAX_CHARACTERS), start);
  const after = text.slice(end, end + SENTENCE_MAX_CHARACTERS);
  const from = Math.max(...SENTENCE_ENDS.map((sign) => before.lastIndexOf(sign))) + 1;
  const ends = SENTENCE_ENDS.map((sign) => after.indexOf(sign)).filter((at) => at >= 0);
  // A place that ends with its sentence needs nothing of the next one.
  const isClosed = SENTENCE_ENDS.some((sign) => text.slice(start, end).endsWith(sign));
  const to = isClosed ? 0 : Math.min(after.length, ...ends.map((at) => at + 1));
  return `${before.slice(from)}${text.slice(start, end)}${after.slice(0, to)}`;
}
