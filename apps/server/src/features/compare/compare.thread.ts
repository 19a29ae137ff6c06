/** The thread of a comparison: two files in, the result as JSON out. */
import { comparisonResult, type ErrorName } from '@wenjian/api';
import { compareDocuments } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { readDocument } from '@wenjian/readers';
import type { z } from 'zod';
import { serveEngine } from '../../platform/engine-thread.ts';

interface SourceFile {
  readonly path: string;
  readonly name: string;
}

export interface CompareEngineInput {
  readonly old: SourceFile;
  readonly new: SourceFile;
}

type Result = z.input<typeof comparisonResult>;

export type CompareEngineOutput =
  | { readonly kind: 'compared'; readonly resultJson: string; readonly statistics: Result['statistics'] }
  | { readonly kind: 'unreadable'; readonly failure: ErrorName; readonly message: string };

const FAILURES = {
  encrypted: 'DOCUMENT_ENCRYPTED',
  damaged: 'DOCUMENT_DAMAGED',
  empty: 'DOCUMENT_EMPTY',
  unsupported: 'DOCUMENT_UNSUPPORTED',
  tooLarge: 'DOCUMENT_TOO_LARGE',
} as const satisfies Record<string, ErrorName>;

await serveEngine<CompareEngineInput, CompareEngineOutput>(async (input, report) => {
  report('reading', 0.05);
  const old = await readDocument(input.old);
  if (old.kind === 'unreadable') return refusal(input.old, old);
  report('reading', 0.3);
  const fresh = await readDocument(input.new);
  if (fresh.kind === 'unreadable') return refusal(input.new, fresh);
  report('aligning', 0.5);
  const { rows, changes, statistics, coverage } = compareDocuments(old.document, fresh.document);
  const result: Result = {
    old: side(old.document),
    new: side(fresh.document),
    rows: [...rows],
    changes: [...changes],
    statistics,
    coverage: { examined: [...coverage.examined], notExamined: [...coverage.notExamined] },
  };
  // Checked here, off the server: what is stored is answered as it is.
  return { kind: 'compared', resultJson: JSON.stringify(comparisonResult.parse(result)), statistics };
});

/** Two files were given: the sentence says which one it speaks of. */
function refusal(
  file: SourceFile,
  outcome: { reason: keyof typeof FAILURES; message: string },
): CompareEngineOutput {
  return {
    kind: 'unreadable',
    failure: FAILURES[outcome.reason],
    message: `“${file.name}”：${outcome.message}`,
  };
}

function side(document: Document): Result['old'] {
  const blocks = document.blocks.map(({ id, type, start, end }) => ({ id, type, start, end }));
  return { text: document.text, blocks };
}
