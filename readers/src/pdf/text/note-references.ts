/** In: the marks of a page's notes and the lines of its text. Out: the references to the notes. */
import { append } from '@wenjian/document';
import type { TextLine, TextRange } from './text-line.ts';

export interface Reference extends TextRange {
  readonly line: TextLine;
}

/** In units of the text's size: a smaller separate line is a mark that did not fit after its sentence. */
const LONE_MARK_SIZE = 0.8;

/** A raised figure without a note on its page is an exponent and stays. */
export function referencesTo(
  marks: ReadonlySet<string>,
  lines: readonly TextLine[],
  bodySize: number,
): Reference[] {
  const references: Reference[] = [];
  for (const mark of marks) {
    const found = lines.flatMap((line) =>
      rangesOfMarks(line, bodySize)
        .filter(({ start, end }) => line.text.slice(start, end) === mark)
        .map((range) => ({ ...range, line })),
    );
    // 10², 50 m²: when the note's own number is elsewhere on the page, these are real exponents.
    const plain = found.filter(
      ({ line, start }) => !/[\p{Script=Latin}\d]$/u.test(line.text.slice(0, start)),
    );
    if (plain.length > 0) append(references, plain);
    else append(references, found.slice(-1));
  }
  return references.sort((one, other) => one.start - other.start);
}

function rangesOfMarks({ text, size, raised }: TextLine, bodySize: number): readonly TextRange[] {
  return size < bodySize * LONE_MARK_SIZE ? [{ start: 0, end: text.length }] : raised;
}
