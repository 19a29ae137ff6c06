/**
 * The same misspelling in the same phrase, in documents of several parties. In: the results of a spelling
 * check. Out: lines as for any set.
 */
import { evidenceTitles, innocentReasons, statements } from './authorship.text.ts';
import { placeOf } from './contact-details.ts';
import type { AuthorshipDocument, AuthorshipTemplate, EvidenceLine } from './evidence.ts';
import { type Observation, partyOf, valuesOf } from './observation.ts';
import { type SetLines, type SharedSet, sharedSetLines } from './shared-sets.ts';

/**
 * The number of equal characters required on each side: many people make a common misspelling, but few make
 * it in the same phrase.
 */
const CONTEXT = 4;

const MANY_TYPOS = 3;
const SHOWN_TYPOS = 6;

export function sharedTypos(
  documents: readonly AuthorshipDocument[],
  templates: readonly AuthorshipTemplate[],
): SetLines {
  const given = templates.flatMap(({ document }) => (document === null ? [] : [withoutSpace(document.text)]));
  const observed = documents.flatMap(typosOf).filter(({ key }) => !given.some((text) => text.includes(key)));
  return sharedSetLines(evidenceTitles.typos, observed, lineOf);
}

function lineOf({ keys, members }: SharedSet): EvidenceLine {
  return {
    kind: 'typos',
    title: evidenceTitles.typos,
    weight: keys.size >= MANY_TYPOS ? 'strong' : 'medium',
    statement: statements.typos(keys.size, [...keys].slice(0, SHOWN_TYPOS)),
    innocent: innocentReasons.typos,
    values: valuesOf(members),
  };
}

function typosOf(owner: AuthorshipDocument): readonly Observation[] {
  const { id, document, typos = [] } = owner;
  if (document === null) return [];
  return typos.map(({ start, end, original, suggestion }) => {
    const before = withoutSpace(document.text.slice(Math.max(0, start - CONTEXT * 2), start)).slice(-CONTEXT);
    const after = withoutSpace(document.text.slice(end, end + CONTEXT * 2)).slice(0, CONTEXT);
    return {
      kind: 'typos',
      key: before + original + after,
      value: `${original}（${suggestion}）`,
      where: placeOf(document, start),
      span: { start, end },
      documentId: id,
      party: partyOf(owner),
    };
  });
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
