/** The thread of a version chain. In: a stored baseline and its comparisons. Out: attributed phrases. */
import { readFile } from 'node:fs/promises';
import type { readComparisonChain } from '@wenjian/api';
import { attributePhrases, type Comparison } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import type { z } from 'zod';
import { serveEngine } from '../../platform/queue/serve-engine.ts';

export interface ChainEngineInput {
  readonly baselinePath: string;
  readonly versions: readonly { readonly id: string; readonly comparisonPath: string }[];
}

export interface ChainEngineOutput {
  readonly phrases: z.output<typeof readComparisonChain.answer>['phrases'];
}

await serveEngine<ChainEngineInput, ChainEngineOutput>(async ({ baselinePath, versions }) => {
  const loaded = await Promise.all(
    versions.map(async ({ id, comparisonPath }) => ({
      id,
      comparison: await load<Comparison>(comparisonPath),
    })),
  );
  const phrases = attributePhrases(await load<Document>(baselinePath), loaded);
  return { phrases: phrases.map((phrase) => ({ ...phrase, presentIn: [...phrase.presentIn] })) };
});

async function load<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
