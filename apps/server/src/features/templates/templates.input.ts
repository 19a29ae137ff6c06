/** The JSON stored for templates: fields and clauses of a version, input and outcome of a generation. */
import { documentCoverage, optionalClause, templateField, templateValues } from '@wenjian/api';
import type { Template } from '@wenjian/templates';
import { z } from 'zod';
import type { VersionRow } from './templates.repository.ts';

const storedFile = z.object({ sha256: z.string(), size: z.number() });
const sourceFile = z.object({ fileId: z.uuid(), name: z.string(), size: z.number(), sha256: z.string() });

const generationBase = z.object({
  template: z.object({ id: z.uuid(), name: z.string() }),
  versionId: z.uuid(),
  versionNumber: z.number().int(),
  /** Named so that a search by file name finds it. */
  file: sourceFile,
});

const documentInput = generationBase.extend({ values: templateValues });
const batchInput = generationBase.extend({
  /** The filled sheet, and what was read from it: the rows, as JSON. */
  sheet: sourceFile,
  rows: storedFile,
  count: z.number().int(),
});

/** One document, or one for each row of a sheet. */
export const generationInput = z.union([
  batchInput.transform((input) => ({ kind: 'batch' as const, ...input })),
  documentInput.transform((input) => ({ kind: 'document' as const, ...input })),
]);
export type DocumentInput = z.input<typeof documentInput>;
export type BatchInput = z.input<typeof batchInput>;

/** The rows of a batch, as stored. */
export const batchRows = z.array(
  z.object({ number: z.number().int(), fileName: z.string(), values: templateValues }),
);
export type BatchRow = z.output<typeof batchRows>[number];

const documentSummary = z.object({
  docx: storedFile,
  pdf: storedFile.nullable(),
  notes: z.array(z.string()),
});
const batchSummary = z.object({
  zip: storedFile,
  made: z.number().int(),
  failures: z.array(z.object({ row: z.number().int(), message: z.string() })),
  notes: z.array(z.string()),
});
export type BatchSummary = z.output<typeof batchSummary>;

/** What was made, whichever it was: files that were not are null. */
export const generationSummary = z.union([
  batchSummary.transform((summary) => ({ docx: null, pdf: null, ...summary })),
  documentSummary.transform((summary) => ({ zip: null, made: null, failures: [], ...summary })),
]);

export function coverageOf({ coverage }: Pick<VersionRow, 'coverage'>) {
  return documentCoverage.parse(coverage);
}

/** The pages come later; until then there is only the text. */
export function isLaidOutLater({ coverage }: Pick<VersionRow, 'coverage'>): boolean {
  return z.object({ isLaidOutLater: z.literal(true) }).safeParse(coverage).success;
}

export function templateOf({ fields, clauses }: Pick<VersionRow, 'fields' | 'clauses'>) {
  return {
    fields: z.array(templateField).parse(fields),
    clauses: z.array(optionalClause).parse(clauses),
  } satisfies Template;
}
