/** The thread that prepares a document for being shown and searched: it may be as long as twenty thousand pages. */
import { readFile } from 'node:fs/promises';
import { documentText } from '@wenjian/api';
import type { Document } from '@wenjian/document';
import { serveEngine } from '../../platform/queue/serve-engine.ts';
import { gramsOfPage, type IndexedPart, searchParts } from './search-text.ts';

export interface IndexInput {
  /** JSON stored by this product when it read the document. */
  readonly documentPath: string;
  readonly teamId: string;
}

export interface IndexedDocument {
  readonly textJson: string;
  readonly pages: readonly IndexedPart[];
}

await serveEngine<IndexInput, IndexedDocument>(async ({ documentPath, teamId }) => {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  const pages = searchParts(document).map((part) => ({ ...part, grams: gramsOfPage(part.folded, teamId) }));
  return { textJson: textOf(document), pages };
});

/** The part of a document that a text view needs, in the shape the route answers with. */
function textOf({ text, blocks }: Document): string {
  const answer = documentText.parse({
    text,
    blocks: blocks.map(({ id, type, start, end, page, level }) => ({
      id,
      type,
      start,
      end,
      page: page ?? null,
      level: level ?? null,
    })),
  });
  return JSON.stringify(answer);
}
