/** The thread that writes a library template as a Word file with page numbers. In: its id. Out: the bytes. */
import { BLOCK_SEPARATOR, type Document, documentOffset } from '@wenjian/document';
import { documentToDocx } from '@wenjian/writers/document-docx';
import { serveEngine } from '../../platform/queue/serve-engine.ts';
import { openLibraryTemplate } from './library-files.ts';

export interface WriteLibraryInput {
  readonly id: string;
}

await serveEngine<WriteLibraryInput, Uint8Array | null>(async ({ id }) => {
  const library = await openLibraryTemplate(id);
  return library && documentToDocx(withPageNumbers(library.document));
});

/** The writer turns a page's number into the number of each page. */
function withPageNumbers(document: Document): Document {
  const text = `${document.text}${BLOCK_SEPARATOR}1`;
  const footer = {
    id: 'footer',
    type: 'footer',
    start: documentOffset(text.length - 1),
    end: documentOffset(text.length),
  } as const;
  return { ...document, text, blocks: [...document.blocks, footer] };
}
