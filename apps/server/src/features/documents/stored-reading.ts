/** A reading as its row has it. */
import { documentSummary } from '@wenjian/api';
import { z } from 'zod';
import type { DocumentFacts } from '../../adapters/document-tools/document-tools.port.ts';
import type { ReadingRow } from './readings.repository.ts';

export interface Reading {
  readonly documentSha256: string;
  readonly pdfSha256: string | null;
  readonly summary: z.output<typeof documentSummary>;
  /** False for a file that holds only pictures. */
  readonly hasText: boolean;
}

export function readingOf(
  { kind, pages, characters, coverage, hasText }: DocumentFacts,
  stored: Pick<Reading, 'documentSha256' | 'pdfSha256'>,
): Reading {
  const { examined, notExamined } = coverage;
  return {
    ...stored,
    summary: {
      kind,
      pageCount: pages?.length ?? null,
      pages: pages ? [...pages] : null,
      characters,
      coverage: { examined: [...examined], notExamined: [...notExamined] },
    },
    hasText,
  };
}

const storedSummary = documentSummary.extend({ hasText: z.boolean() });

export function toRow({ hasText, summary, ...blobs }: Reading) {
  return { ...blobs, summary: { ...summary, hasText } };
}

export function fromRow({ documentSha256, pdfSha256, summary: stored }: ReadingRow): Reading {
  const { hasText, ...summary } = storedSummary.parse(stored);
  return { documentSha256, pdfSha256, summary, hasText };
}
