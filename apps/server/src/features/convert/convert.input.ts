/** The fields of conversion and recognition tasks besides the common columns. */
import { conversionOperation, recognitionFormat } from '@wenjian/api';
import { z } from 'zod';

const sourceFile = z.object({ fileId: z.uuid(), name: z.string(), size: z.number(), sha256: z.string() });
const storedFile = z.object({ sha256: z.string(), size: z.number() });

export type SourceFile = z.output<typeof sourceFile>;

export const conversionInput = z.object({
  files: z.array(sourceFile).min(1),
  operation: conversionOperation,
});
export type ConversionInput = z.output<typeof conversionInput>;

const output = storedFile.extend({ name: z.string(), type: z.string() });
export type ConversionOutput = z.output<typeof output>;

export const conversionSummary = z.object({
  outputs: z.array(output),
  /** All outputs in one file; null if there is only one, or too much for an archive. */
  archive: storedFile.nullable(),
  notes: z.array(z.string()),
  /** Not stored before written files were read back. */
  checks: z.array(z.string()).default([]),
  /** Files without a result, by their place in the input. */
  failures: z.array(z.object({ file: z.number().int(), message: z.string() })),
});

export const recognitionInput = z.object({ file: sourceFile });

export const recognitionSummary = z.object({
  pageCount: z.number().int(),
  characters: z.number().int(),
  exports: z.array(storedFile.extend({ format: recognitionFormat })),
  notes: z.array(z.string()),
});
