/**
 * The thread of a template's reading. In: its document. Out: its fields and clauses; those of a template of the library
 * have the names they have there.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { type FoundTemplate, findTemplate, libraryContent } from '@wenjian/templates';
import { serveEngine } from '../../platform/queue/serve-engine.ts';
import { openLibraryTemplate } from './library-files.ts';

export interface FindTemplateInput {
  readonly documentPath: string;
  readonly libraryId: string | null;
}

export interface FindTemplateOutput {
  readonly template: FoundTemplate;
  /** Two documents with the same print have the same text in the same blocks, so that a place in one is the same place in the other. */
  readonly print: string;
  /** Its text is that of the library: the fields are those that were tested there. */
  readonly isOfLibrary: boolean;
}

await serveEngine<FindTemplateInput, FindTemplateOutput>(async ({ documentPath, libraryId }) => {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  const template = findTemplate(document);
  const library = libraryId === null ? null : await openLibraryTemplate(libraryId);
  // The page numbers of its file stand behind the contract.
  const isOfLibrary = library !== null && document.text.startsWith(library.document.text);
  return {
    template: isOfLibrary ? { ...template, ...libraryContent(library) } : template,
    print: printOf(document),
    isOfLibrary,
  };
});

function printOf({ text, blocks }: Document): string {
  const borders = blocks.map(({ type, start, end }) => `${type} ${start} ${end}`).join('\n');
  return createHash('sha256').update(`${borders}\n${text}`).digest('hex');
}
