/** The JSON stored for templates: fields and clauses of a version, input and outcome of a generation. */
import { documentCoverage, optionalClause, templateField, templateValues } from '@wenjian/api';
import type { Template } from '@wenjian/templates';
import { z } from 'zod';
import type { VersionRow } from './templates.repository.ts';

const storedFile = z.object({ sha256: z.string(), size: z.number() });

export const generationInput = z.object({
  template: z.object({ id: z.uuid(), name: z.string() }),
  versionId: z.uuid(),
  versionNumber: z.number().int(),
  /** Named so that a search by file name finds it. */
  file: z.object({ fileId: z.uuid(), name: z.string(), size: z.number(), sha256: z.string() }),
  values: templateValues,
});
export type GenerationInput = z.output<typeof generationInput>;

export const generationSummary = z.object({
  docx: storedFile,
  pdf: storedFile.nullable(),
  notes: z.array(z.string()),
});

export function coverageOf({ coverage }: Pick<VersionRow, 'coverage'>) {
  return documentCoverage.parse(coverage);
}

export function templateOf({ fields, clauses }: Pick<VersionRow, 'fields' | 'clauses'>) {
  return {
    fields: z.array(templateField).parse(fields),
    clauses: z.array(optionalClause).parse(clauses),
  } satisfies Template;
}
