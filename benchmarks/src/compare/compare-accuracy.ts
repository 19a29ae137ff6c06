/**
 * Accuracy on generated contracts with injected edits of every class: the same pairs as Word files, as PDF, and as Word against a scan.
 * Seeds below FIRST_REPORT_SEED are for development; the report uses the others only.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareDocuments } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { createDocumentTools, type DocumentTools, readDocument } from '@wenjian/readers';
import { writeContractDocx } from '../contracts/contract-docx.ts';
import { type ContractPair, createContractPair } from '../contracts/contract-edits.ts';
import { passagesOf } from '../contracts/contract-model.ts';
import { scanPdf } from '../contracts/contract-scan.ts';
import { locatePassages } from './compare-locate.ts';
import { type Score, scoreChanges } from './compare-score.ts';

export const FIRST_REPORT_SEED = 1000;

export type AccuracyFormat = 'docx' | 'pdf' | 'scan';

export interface AccuracyPlan {
  readonly pages: number;
  /** Number of edits of every class in one contract. */
  readonly each: number;
  readonly pairs: number;
  /** The number of pairs that are also measured as scans: a page takes seconds. */
  readonly scans: number;
}

const OCR_WORKERS = 2;

export const reportPlans: readonly AccuracyPlan[] = [
  { pages: 5, each: 1, pairs: 12, scans: 3 },
  { pages: 50, each: 6, pairs: 3, scans: 0 },
  { pages: 200, each: 15, pairs: 2, scans: 0 },
];

export interface AccuracyCell {
  readonly format: AccuracyFormat;
  readonly plan: AccuracyPlan;
  readonly scores: readonly Score[];
  /** Changes found between a document and itself. */
  readonly selfChanges: number;
  /** Passages of the contracts that are missing in the read document. */
  readonly lostPassages: number;
  /** Pages of the laid-out OLD contracts; null for Word files. */
  readonly pageCounts: readonly number[];
}

export async function measureAccuracy(
  plans: readonly AccuracyPlan[],
  firstSeed: number,
  workFolder: string,
): Promise<readonly AccuracyCell[]> {
  const tools = createDocumentTools({ workFolder, officeInstances: 1, ocrWorkers: OCR_WORKERS });
  try {
    const cells: AccuracyCell[] = [];
    for (const plan of plans) cells.push(...(await measurePlan(plan, firstSeed, tools, workFolder)));
    return cells;
  } finally {
    await tools.close();
  }
}

interface PairFiles {
  readonly pair: ContractPair;
  readonly seed: number;
  readonly folder: string;
  readonly old: string;
  readonly new: string;
}

async function measurePlan(
  plan: AccuracyPlan,
  firstSeed: number,
  tools: DocumentTools,
  workFolder: string,
): Promise<readonly AccuracyCell[]> {
  const files: PairFiles[] = [];
  for (let index = 0; index < plan.pairs; index++)
    files.push(await writePair(plan, firstSeed + index, workFolder));
  const formats: readonly AccuracyFormat[] = plan.scans > 0 ? ['docx', 'pdf', 'scan'] : ['docx', 'pdf'];
  const cells: AccuracyCell[] = [];
  for (const format of formats) {
    console.error(`accuracy: ${format}, ${plan.pages} pages`);
    const measured = format === 'scan' ? files.slice(0, plan.scans) : files;
    const results = await measurePairs(measured, format, tools);
    cells.push({
      format,
      plan,
      scores: results.map(({ score }) => score),
      selfChanges: results.reduce((sum, { selfChanges }) => sum + selfChanges, 0),
      lostPassages: results.reduce((sum, { lostPassages }) => sum + lostPassages, 0),
      pageCounts: results.flatMap(({ pageCount }) => (pageCount === null ? [] : [pageCount])),
    });
  }
  return cells;
}

/** Scans two at a time, one for each recogniser; the fast formats one by one. */
async function measurePairs(
  files: readonly PairFiles[],
  format: AccuracyFormat,
  tools: DocumentTools,
): Promise<readonly PairResult[]> {
  const results: PairResult[] = [];
  const atOnce = format === 'scan' ? OCR_WORKERS : 1;
  for (let index = 0; index < files.length; index += atOnce) {
    const batch = files.slice(index, index + atOnce);
    results.push(...(await Promise.all(batch.map((file) => measurePair(file, format, tools)))));
  }
  return results;
}

async function writePair(plan: AccuracyPlan, seed: number, workFolder: string): Promise<PairFiles> {
  const pair = createContractPair(plan.pages, plan.each, seed);
  const folder = join(workFolder, `${plan.pages}-pages-${seed}`);
  await mkdir(folder);
  const files = { old: join(folder, 'old.docx'), new: join(folder, 'new.docx') };
  await writeFile(files.old, await writeContractDocx(pair.old));
  await writeFile(files.new, await writeContractDocx(pair.new));
  return { pair, seed, folder, ...files };
}

interface PairResult {
  readonly score: Score;
  readonly selfChanges: number;
  readonly lostPassages: number;
  readonly pageCount: number | null;
}

async function measurePair(
  files: PairFiles,
  format: AccuracyFormat,
  tools: DocumentTools,
): Promise<PairResult> {
  const { pair } = files;
  const [old, target] = await readPair(files, format, tools);
  const located = {
    old: locatePassages(passagesOf(pair.old), old),
    new: locatePassages(passagesOf(pair.new), target),
  };
  return {
    score: scoreChanges(compareDocuments(old, target).changes, pair.edits, located),
    selfChanges: compareDocuments(target, target).changes.length,
    lostPassages: located.old.lost.length + located.new.lost.length,
    pageCount: old.pages?.length ?? null,
  };
}

async function readPair(
  files: PairFiles,
  format: AccuracyFormat,
  tools: DocumentTools,
): Promise<readonly [Document, Document]> {
  switch (format) {
    case 'docx':
      return [await readNative(files.old), await readNative(files.new)];
    case 'pdf':
      return [
        await readNative(await toPdf(files.old, files.folder, tools)),
        await readNative(await toPdf(files.new, files.folder, tools)),
      ];
    case 'scan': {
      const pdf = await toPdf(files.new, files.folder, tools);
      const scan = await scanPdf(pdf, files.folder, files.seed);
      const outcome = await tools.read({ path: scan, name: 'scan.pdf' });
      if (outcome.kind === 'unreadable') throw new Error(outcome.message);
      return [await readNative(files.old), outcome.document];
    }
  }
}

async function readNative(path: string): Promise<Document> {
  const result = await readDocument({ path, name: path });
  if (result.kind === 'unreadable') throw new Error(result.message);
  return result.document;
}

async function toPdf(path: string, outputFolder: string, tools: DocumentTools): Promise<string> {
  const result = await tools.office.convert(path, 'pdf', { outputFolder });
  if (result.kind === 'failed') throw new Error(result.message);
  return result.path;
}
