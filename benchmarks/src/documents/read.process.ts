/**
 * One of our ways to read in a separate process: `NAME FILE WORK_FOLDER [kept]` → one JSON line. `kept`: one
 * read before the measured one.
 */
import { basename } from 'node:path';
import type { Document } from '@wenjian/document';
import { createDocumentTools, type DocumentTools, readDocument } from '@wenjian/readers';

type Read = (path: string, tools: DocumentTools) => Promise<Document>;

const reads: Readonly<Record<string, Read>> = {
  /** The native readers: structure of a docx, text with boxes of a PDF. */
  native: async (path) => {
    const result = await readDocument({ path, name: basename(path) });
    if (result.kind === 'unreadable') throw new Error(result.message);
    return result.document;
  },
  /** Like the product: with LibreOffice for pages and recognition for scans. */
  placed: async (path, tools) => {
    const outcome = await tools.read({ path, name: basename(path) });
    if (outcome.kind === 'unreadable') throw new Error(outcome.message);
    await outcome.release();
    return outcome.document;
  },
};

const [name = '', path = '', workFolder = '', kept] = process.argv.slice(2);
const read = reads[name];
if (read === undefined) throw new Error(`no way to read named ${name}`);
const tools = createDocumentTools({ workFolder, officeInstances: 1, ocrWorkers: 1 });
if (kept !== undefined) await read(path, tools);
const started = performance.now();
const document = await read(path, tools);
const elapsedMs = performance.now() - started;
await tools.close();
const placed = document.layout?.reduce((sum, { start, end }) => sum + end - start, 0) ?? 0;
console.log(
  JSON.stringify({
    elapsedMs,
    characters: document.text.length,
    pages: document.pages?.length ?? null,
    placed,
  }),
);
