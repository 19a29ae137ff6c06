/**
 * The thread of a comparison. In: two stored documents. Out: the result, the engine's own output and the
 * index, as JSON.
 */
import { readFile } from 'node:fs/promises';
import { comparisonResult } from '@wenjian/api';
import {
  applyScript,
  type Comparison,
  changeFindings,
  compareDocuments,
  invertScript,
} from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { indexFinding } from '../../platform/documents/finding-index.ts';
import { serveEngine } from '../../platform/queue/serve-engine.ts';
import type { CompareOptions } from './compare.input.ts';
import { type ComparisonResult, presentResult } from './present-result.ts';

interface EngineSide {
  readonly documentPath: string;
  readonly name: string;
  readonly sha256: string;
}

export interface CompareEngineInput {
  readonly old: EngineSide;
  readonly new: EngineSide;
  readonly options: CompareOptions;
}

export interface CompareEngineOutput {
  readonly resultJson: string;
  readonly comparisonJson: string;
  readonly changeIndexJson: string;
  readonly statistics: ComparisonResult['statistics'];
}

await serveEngine<CompareEngineInput, CompareEngineOutput>(async ({ options, ...sides }) => {
  const old = await load(sides.old);
  const fresh = await load(sides.new);
  const comparison = compareDocuments(old.document, fresh.document, options);
  const isReplayVerified = isReplayed(comparison, old.document.text, fresh.document.text);
  // Checked here, not on the server: the stored JSON is sent unchanged.
  const result = comparisonResult.parse(presentResult(comparison, old, fresh, { options, isReplayVerified }));
  return {
    resultJson: JSON.stringify(result),
    comparisonJson: JSON.stringify(comparison),
    changeIndexJson: JSON.stringify(changeFindings(comparison.changes).map(indexFinding)),
    statistics: result.statistics,
  };
});

async function load({ documentPath, name, sha256 }: EngineSide) {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  return { document, name, sha256 };
}

/** The engine promises it; the result says so only after a check on these two texts. */
function isReplayed({ script }: Comparison, old: string, fresh: string): boolean {
  try {
    return applyScript(script, old) === fresh && applyScript(invertScript(script), fresh) === old;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
