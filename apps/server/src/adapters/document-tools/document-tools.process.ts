/** A process that opens users' files, one request at a time, with a LibreOffice and a recognition process of its own. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '@wenjian/document';
import { createDocumentTools, OcrFailed, readMetadata, recogniseSource } from '@wenjian/readers';
import type { ProcessMessage } from '@wenjian/readers/supervision';
import { convertFiles } from '@wenjian/writers/convert';
import { isFault } from '../../platform/queue/engine-fault.ts';
import { factsOf } from './document-facts.ts';
import {
  type Cancellation,
  DOCUMENT_FILE,
  type ToolAnswer,
  type ToolRequest,
  type ToolWord,
  WARM,
} from './document-tools.port.ts';

const [workFolder = '', start] = process.argv.slice(2);
const CLOSE_MS = 3_000;

const send = (message: ProcessMessage<ToolAnswer, ToolWord>) => void process.send?.(message);
const say = (word: ToolWord) => send({ word });

const tools = createDocumentTools({
  workFolder,
  officeInstances: 1,
  ocrWorkers: 1,
  onOfficeReplaced: (reason) => say({ kind: 'officeReplaced', reason }),
});

let cancelling = new AbortController();

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), CLOSE_MS);
  void tools.close().finally(() => process.exit(0));
});
process.on('message', (message: ToolRequest | Cancellation) => {
  if (message.tool === 'cancel') return cancelling.abort();
  cancelling = new AbortController();
  void serve(message, cancelling.signal).then((answer) => send({ answer }));
});

// Whatever is wrong is told by the first request.
if (start === WARM) void warmUp().catch(() => undefined);

/** Loads and compiles what most files need, before the first one is there. */
async function warmUp(): Promise<void> {
  const path = join(workFolder, 'warm.txt');
  await writeFile(path, '甲方');
  const signal = new AbortController().signal;
  const outcome = await tools.read({ path, name: 'warm.txt' }, { pages: 'pdf', signal });
  if (outcome.kind === 'read') await outcome.release();
  await rm(path);
}

async function serve(request: ToolRequest, signal: AbortSignal): Promise<ToolAnswer> {
  try {
    return await answer(request, signal);
  } catch (error) {
    return {
      tool: 'failed',
      detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
      isFault: isFault(error),
    };
  }
}

function answer(request: ToolRequest, signal: AbortSignal): Promise<ToolAnswer> {
  switch (request.tool) {
    case 'read':
      return read(request, signal);
    case 'pictureText':
      return pictureText(request, signal);
    case 'convert':
      return convert(request, signal);
    case 'recognise':
      return recognise(request.path, signal);
    case 'metadata':
      return readMetadata(request.path).then((metadata) => ({ tool: 'metadata', metadata }));
  }
}

async function read(
  { path, name, revisions, isTextOnly, folder }: ToolRequest & { tool: 'read' },
  signal: AbortSignal,
): Promise<ToolAnswer> {
  const outcome = await tools.read(
    { path, name },
    {
      revisions,
      pages: isTextOnly ? 'none' : 'pdf',
      signal,
      // Who wants text refuses it by the document's facts; a comparison takes pictures too.
      acceptsPictures: true,
      onStage: (stage, fraction) => say({ kind: 'stage', stage, fraction }),
    },
  );
  if (outcome.kind === 'unreadable') return { tool: 'refused', refusal: outcome };
  const { document, pdfPath, release } = outcome;
  try {
    await writeFile(join(folder, DOCUMENT_FILE), JSON.stringify(document));
    const kept = pdfPath === null || pdfPath === path ? pdfPath : join(folder, 'pages.pdf');
    if (pdfPath !== null && kept !== null && kept !== pdfPath) await rename(pdfPath, kept);
    return { tool: 'read', facts: factsOf(document), pdfPath: kept };
  } finally {
    await release();
  }
}

async function pictureText(
  { path, pdfPath, folder }: ToolRequest & { tool: 'pictureText' },
  signal: AbortSignal,
): Promise<ToolAnswer> {
  const plain = JSON.parse(await readFile(path, 'utf8')) as Document;
  const onProgress = (fraction: number) => say({ kind: 'stage', stage: 'recognising', fraction });
  const document = await tools.readPictureText(plain, pdfPath, { signal, onProgress });
  await writeFile(join(folder, DOCUMENT_FILE), JSON.stringify(document));
  return { tool: 'pictureText', facts: factsOf(document) };
}

async function convert(
  { files, operation, outputFolder }: ToolRequest & { tool: 'convert' },
  signal: AbortSignal,
): Promise<ToolAnswer> {
  const onProgress = (fraction: number) => say({ kind: 'progress', fraction });
  const outcome = await convertFiles({ files, operation, outputFolder, signal, onProgress }, tools);
  if (outcome.kind === 'failed') return { tool: 'refused', refusal: outcome };
  return { tool: 'convert', files: outcome.files, notes: outcome.notes, checks: outcome.checks };
}

async function recognise(path: string, signal: AbortSignal): Promise<ToolAnswer> {
  const onPage = (done: number, of: number) => say({ kind: 'progress', fraction: done / of });
  try {
    const outcome = await recogniseSource(path, tools.recogniser, { onPage, signal });
    if (outcome.kind === 'unreadable') return { tool: 'refused', refusal: outcome };
    return { tool: 'recognise', pages: outcome.pages };
  } catch (error) {
    if (!(error instanceof OcrFailed)) throw error;
    return { tool: 'refused', refusal: { reason: 'unavailable', message: error.message } };
  }
}
