/** The thread of a comparison: two stored documents in, the result as JSON out. */
import { readFile } from 'node:fs/promises';
import { comparisonResult } from '@wenjian/api';
import { compareDocuments } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import type { z } from 'zod';
import { serveEngine } from '../../platform/engine-thread.ts';

export interface CompareEngineInput {
  readonly oldPath: string;
  readonly newPath: string;
}

type Result = z.output<typeof comparisonResult>;

export interface CompareEngineOutput {
  readonly resultJson: string;
  readonly statistics: Result['statistics'];
}

await serveEngine<CompareEngineInput, CompareEngineOutput>(async ({ oldPath, newPath }) => {
  const old = await load(oldPath);
  const fresh = await load(newPath);
  const { rows, changes, statistics, coverage } = compareDocuments(old, fresh);
  // Checked here, off the server: what is stored is answered as it is.
  const result = comparisonResult.parse({
    old: side(old),
    new: side(fresh),
    rows,
    changes,
    statistics,
    coverage,
  });
  return { resultJson: JSON.stringify(result), statistics };
});

async function load(path: string): Promise<Document> {
  return JSON.parse(await readFile(path, 'utf8')) as Document;
}

function side(document: Document) {
  const blocks = document.blocks.map(({ id, type, start, end }) => ({ id, type, start, end }));
  return { text: document.text, blocks };
}
