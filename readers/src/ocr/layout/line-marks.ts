/** Recognition's findings about the characters of a line, as marks of the document model. */
import type { Draft, TextMark } from '@wenjian/document';
import type { OcrLine } from '../ocr-page.ts';

export interface LineMarks {
  /** Sorted by start. */
  readonly marks?: readonly Draft<TextMark>[];
}

export function marksOf({ underSeal = [], suspect = [], handwritten = [] }: OcrLine): LineMarks {
  const marks = [
    ...underSeal.map((range): Draft<TextMark> => ({ kind: 'underSeal', ...range })),
    ...suspect.map((range): Draft<TextMark> => ({ kind: 'doubtful', ...range })),
    ...handwritten.map((range): Draft<TextMark> => ({ kind: 'handwritten', ...range })),
  ].sort((one, other) => one.start - other.start);
  return marks.length === 0 ? {} : { marks };
}
