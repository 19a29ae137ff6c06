/** The values of a line of evidence, by document. Pure. */
import type { Evidence } from './plagiarism-shapes.ts';
import { timeWords } from './timeline.ts';

type EvidenceValue = Evidence['values'][number];

export interface DocumentValues {
  readonly docId: string;
  /** Without duplicates, in their first order. */
  readonly values: readonly Pick<EvidenceValue, 'value' | 'where'>[];
}

export function valuesByDocument(values: readonly EvidenceValue[]): readonly DocumentValues[] {
  const groups = Map.groupBy(values, ({ docId }) => docId);
  return [...groups].map(([docId, ofDocument]) => ({
    docId,
    values: [...new Map(ofDocument.map((one) => [`${one.value}\n${one.where}`, one])).values()],
  }));
}

/** Times formatted for readers; everything else as in the file. */
export function valueWords(value: string): string {
  return INSTANT.test(value) ? timeWords(value) : value;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;
