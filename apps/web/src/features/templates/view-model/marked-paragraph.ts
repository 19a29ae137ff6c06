/** A template paragraph split at its fields, for display. */
import type { TemplateDetail, TemplateField } from './shapes.ts';

export interface MarkedPiece {
  readonly text: string;
  readonly start: number;
  readonly fieldId: string | null;
}

export interface FieldPlace {
  readonly start: number;
  readonly end: number;
  readonly fieldId: string;
}

/** In the order of the text. */
export function fieldPlaces(fields: readonly TemplateField[]): readonly FieldPlace[] {
  return fields
    .flatMap(({ id, places }) => places.map(({ start, end }) => ({ start, end, fieldId: id })))
    .sort((one, other) => one.start - other.start);
}

export function markParagraph(
  { start, text }: TemplateDetail['paragraphs'][number],
  places: readonly FieldPlace[],
): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = start;
  const end = start + text.length;
  const cut = (to: number, fieldId: string | null): void => {
    if (to > at || fieldId !== null)
      pieces.push({ text: text.slice(at - start, to - start), start: at, fieldId });
    at = to;
  };
  for (const place of places.filter((one) => one.start >= start && one.end <= end)) {
    cut(place.start, null);
    cut(place.end, place.fieldId);
  }
  cut(end, null);
  return pieces;
}

const AROUND_CHARACTERS = 8;

/** A place with a few words around it, for lists of places. */
export function placeInWords(
  paragraphs: TemplateDetail['paragraphs'],
  { start, end }: { readonly start: number; readonly end: number },
): { readonly before: string; readonly words: string; readonly after: string } {
  const paragraph = paragraphs.find((one) => one.start <= start && end <= one.start + one.text.length);
  if (!paragraph) return { before: '', words: '', after: '' };
  const [from, to] = [start - paragraph.start, end - paragraph.start];
  return {
    before: paragraph.text.slice(Math.max(0, from - AROUND_CHARACTERS), from),
    words: paragraph.text.slice(from, to),
    after: paragraph.text.slice(to, to + AROUND_CHARACTERS),
  };
}
