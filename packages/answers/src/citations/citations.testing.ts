/** A corpus in memory and documents that cite it. Test code only. */
import { buildDocument, type Document } from '@wenjian/document';
import { linkValidity } from '../statutes/law-validity.ts';
import type { Statute } from '../statutes/statute.ts';
import type { CorpusView } from './judgement.ts';
import { createLawDirectory } from './law-directory.ts';

export function documentOf(...lines: readonly string[]): Document {
  const blocks = lines.map((text) => ({ type: 'paragraph', text }) as const);
  return buildDocument({ readerVersion: 'test', kind: 'txt', pages: null, blocks, notRead: [] });
}

export function corpusOf(statutes: readonly Statute[], today: string): CorpusView {
  const validity = linkValidity(statutes);
  const none = { replacedOn: null, repealedOn: null, repealedBy: null };
  const laws = statutes.map((statute, id) => ({ ...statute, ...(validity[id] ?? none), id }));
  return {
    directory: createLawDirectory(laws),
    articlesOf: (lawId) =>
      (statutes[lawId]?.articles ?? []).flatMap(({ number, sub, text }) =>
        number === null ? [] : [{ lawId, number, sub, text }],
      ),
    today,
  };
}
