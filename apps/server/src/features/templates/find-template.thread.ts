/**
 * The thread of a template's reading. In: its document. Out: its fields and clauses; those of a template of the library
 * have the names they have there.
 */
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { type FoundTemplate, findTemplate, libraryContent } from '@wenjian/templates';
import { serveEngine } from '../../platform/queue/engine-thread.ts';
import { openLibraryTemplate } from './library-files.ts';

export interface FindTemplateInput {
  readonly documentPath: string;
  readonly libraryId: string | null;
}

export interface FindTemplateOutput {
  readonly template: FoundTemplate;
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
    isOfLibrary,
  };
});
