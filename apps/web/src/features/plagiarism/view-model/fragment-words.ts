/** “为什么相似”: a fragment in words. Pure. */
import { formatCount } from '../../../shared/format/format-count.ts';
import { sentenceAt } from '../../../shared/workbench/view-model/search-findings.ts';
import { resultText as text } from '../result.text.ts';
import type { Fragment } from './plagiarism-shapes.ts';
import { percentWords } from './rate-words.ts';

/** The sentences, most important first. `docIds` are the quoted documents, the checked one first. */
export function whySimilar(fragment: Fragment, docIds: readonly string[]): readonly string[] {
  return [
    kindWords(fragment, docIds),
    rarityWords(fragment.rarity),
    ...(fragment.isSubtracted ? [text.whySubtracted] : []),
  ];
}

/** What the search looks at; the sentences of the documents whose texts are there. */
export function searchedWords(
  texts: ReadonlyMap<string, string>,
): (fragment: Fragment) => readonly (string | undefined)[] {
  return (fragment) => [
    text.kinds[fragment.kind],
    ...whySimilar(fragment, Object.keys(fragment.references)),
    ...Object.entries(fragment.references).flatMap(([docId, place]) => {
      const whole = texts.get(docId);
      return whole === undefined ? [place.text] : [place.text, sentenceAt(whole, place)];
    }),
  ];
}

function kindWords(fragment: Fragment, docIds: readonly string[]): string {
  const count = formatCount(fragment.words);
  const percent = percentWords(fragment.similarity);
  switch (fragment.kind) {
    case 'verbatim':
      return text.whyVerbatim(count);
    case 'edited':
      return text.whyEdited(
        count,
        percent,
        formatCount(equalRuns(fragment, docIds.at(-1) ?? '', docIds).length),
        formatCount(fragment.equalWords),
      );
    case 'paraphrase':
      return text.whyParaphrase(count, percent);
  }
}

/** Rarity runs from 0 to 1; these thirds are shown to the reader. */
const COMMON_BELOW = 0.35;
const RARE_FROM = 0.7;

function rarityWords(rarity: number | null): string {
  if (rarity === null) return text.rarity.unknown;
  if (rarity < COMMON_BELOW) return text.rarity.common;
  return rarity < RARE_FROM ? text.rarity.middling : text.rarity.rare;
}

interface Run {
  readonly start: number;
  readonly end: number;
}

/**
 * The runs of equal words in one of the quoted documents, without duplicates. A fragment of many sources has
 * the runs of each source: those of the quoted source, the last of the documents, are used.
 */
function equalRuns({ smallBlocks }: Fragment, docId: string, docIds: readonly string[]): readonly Run[] {
  const source = docIds.at(-1) ?? '';
  const runs = smallBlocks
    .filter(({ references }) => source in references)
    .flatMap(({ references }) => references[docId] ?? [])
    .sort((a, b) => a.start - b.start);
  const joined: Run[] = [];
  for (const { start, end } of runs) {
    const last = joined.at(-1);
    if (last && start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else joined.push({ start, end });
  }
  return joined;
}

export interface QuotePart {
  readonly start: number;
  readonly text: string;
  readonly isEqual: boolean;
}

/**
 * The words of a fragment in one of the quoted documents, split into equal runs; the parts join to its text.
 * The checked document has runs only for the closest source: beside another source nothing of it is marked as
 * changed; the quotation of that source shows the changes.
 */
export function quoteParts(
  fragment: Fragment,
  docId: string,
  docIds: readonly string[],
): readonly QuotePart[] {
  const place = fragment.references[docId];
  if (!place) return [];
  const source = docIds.at(-1);
  if (docId !== source && source !== undefined && source !== fragment.closest)
    return [{ start: place.start, text: place.text, isEqual: true }];
  const parts: QuotePart[] = [];
  const push = (start: number, end: number, isEqual: boolean) => {
    if (end > start)
      parts.push({ start, text: place.text.slice(start - place.start, end - place.start), isEqual });
  };
  let at = place.start;
  const runs = equalRuns(fragment, docId, docIds);
  for (const run of runs) {
    const start = Math.max(at, run.start);
    const end = Math.min(place.end, run.end);
    if (end <= start) continue;
    push(at, start, false);
    push(start, end, true);
    at = end;
  }
  push(at, place.end, runs.length === 0 && fragment.kind === 'verbatim');
  return parts;
}
