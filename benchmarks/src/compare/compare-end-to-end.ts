/** Two contracts from file to result: cold with LibreOffice started for them, warm with both documents already read. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareDocuments } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { createDocumentTools, type DocumentTools } from '@wenjian/readers';
import { writeContractDocx } from '../contracts/contract-docx.ts';
import { createContractPair } from '../contracts/contract-edits.ts';

const PAGES = 100;
const EDITS_OF_EACH_CLASS = 8;
const SEED = 1900;
const WARM_RUNS = 3;
const TARGETS = { coldMs: 8_000, warmMs: 400 };

export async function measureEndToEnd(workFolder: string): Promise<string> {
  console.error(`end to end: two files of ${PAGES} pages`);
  const pair = createContractPair(PAGES, EDITS_OF_EACH_CLASS, SEED);
  const folder = join(workFolder, 'end-to-end');
  await mkdir(folder);
  const files = [join(folder, 'old.docx'), join(folder, 'new.docx')] as const;
  await writeFile(files[0], await writeContractDocx(pair.old));
  await writeFile(files[1], await writeContractDocx(pair.new));
  const started = performance.now();
  const pageCounts = await readBoth(files, folder);
  const { changeCount } = await compareStored(files);
  const coldMs = performance.now() - started;
  const warmRuns: number[] = [];
  for (let run = 0; run < WARM_RUNS; run++) warmRuns.push((await compareStored(files)).elapsedMs);
  const warmMs = Math.min(...warmRuns);
  const row = (what: string, elapsedMs: number, limitMs: number): string =>
    `| ${what} | ${(elapsedMs / 1000).toFixed(2)} s | < ${limitMs / 1000} s | ${elapsedMs < limitMs ? 'yes' : '**no**'} |`;
  return [
    '### End to end',
    '',
    `Two Word files of ${pageCounts.join(' and ')} pages, ${changeCount} changes. Cold: LibreOffice is started twice and lays out both files side by side, as the product does, every character gets its place, the documents are stored as JSON, compared and the result written as JSON. Warm: the stored documents are loaded, compared and the result written (best of ${WARM_RUNS}).`,
    '',
    '| two files | measured | target | met |',
    '|---|---|---|---|',
    row('cold', coldMs, TARGETS.coldMs),
    row('warm', warmMs, TARGETS.warmMs),
  ].join('\n');
}

async function readBoth(files: readonly string[], workFolder: string): Promise<readonly number[]> {
  const tools = createDocumentTools({ workFolder, officeInstances: files.length });
  try {
    return await Promise.all(files.map((file) => readAndStore(tools, file)));
  } finally {
    await tools.close();
  }
}

async function readAndStore(tools: DocumentTools, path: string): Promise<number> {
  const outcome = await tools.read({ path, name: path });
  if (outcome.kind === 'unreadable') throw new Error(outcome.message);
  await writeFile(storedPath(path), JSON.stringify(outcome.document));
  await outcome.release();
  return outcome.document.pages?.length ?? 0;
}

function storedPath(path: string): string {
  return `${path}.json`;
}

async function compareStored(
  files: readonly [string, string],
): Promise<{ readonly elapsedMs: number; readonly changeCount: number }> {
  const started = performance.now();
  const [old, target] = [await load(files[0]), await load(files[1])];
  const comparison = compareDocuments(old, target);
  await writeFile(`${files[0]}.result.json`, JSON.stringify(comparison));
  return { elapsedMs: performance.now() - started, changeCount: comparison.changes.length };
}

async function load(path: string): Promise<Document> {
  return JSON.parse(await readFile(storedPath(path), 'utf8'));
}
