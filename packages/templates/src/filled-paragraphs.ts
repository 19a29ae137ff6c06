/** The filled text for display: the paragraphs that filling changes, with the position of each field in them. */
import type { FillEdit } from './fill-template.ts';
import { placesWithin } from './places-within.ts';
import type { Place, Template, TemplateText } from './template.ts';

export interface FilledPiece {
  readonly text: string;
  /** Null for the template's own words. */
  readonly fieldId: string | null;
  readonly isFilled: boolean;
}

export interface FilledParagraphs {
  /** Paragraphs with fields or marks; all others are the same as in the template. */
  readonly touched: readonly { readonly id: string; readonly pieces: readonly FilledPiece[] }[];
  /** Blocks removed together with the clauses that are left out. */
  readonly removed: readonly string[];
}

export function filledParagraphs(
  { blocks, text: all }: TemplateText,
  template: Template,
  edits: readonly FillEdit[],
): FilledParagraphs {
  const stops = [...edits.map((edit) => ({ ...edit, isFilled: true })), ...openPlaces(template, edits)].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const touched: { id: string; pieces: FilledPiece[] }[] = [];
  const removed: string[] = [];
  let next = 0;
  for (const { id, start, end } of blocks) {
    const pieces: FilledPiece[] = [];
    const first = next;
    let at: number = start;
    const own = (to: number): void => {
      if (to > at) pieces.push({ text: all.slice(at, to), fieldId: null, isFilled: true });
    };
    for (let stop = stops[next]; stop !== undefined && stop.end <= end; stop = stops[next]) {
      next += 1;
      own(stop.start);
      const text = stop.isFilled ? stop.inserted : all.slice(stop.start, stop.end);
      if (stop.fieldId !== null) pieces.push({ text, fieldId: stop.fieldId, isFilled: stop.isFilled });
      else if (stop.start === start && stop.end === end) removed.push(id);
      at = stop.end;
    }
    own(end);
    if (next > first && removed.at(-1) !== id) touched.push({ id, pieces });
  }
  return { touched, removed };
}

/** Blanks without a value, in the paragraphs that remain. An unticked box does not count as a blank. */
function openPlaces({ fields }: Template, edits: readonly FillEdit[]) {
  const nameOf = ({ start, end }: Place): string => `${start} ${end}`;
  const written = new Set(edits.map(nameOf));
  const isRemoved = placesWithin(edits.filter(({ fieldId }) => fieldId === null));
  return fields.flatMap(({ id, places }) =>
    places
      .filter((place) => place.part !== 'box' && !written.has(nameOf(place)) && !isRemoved(place))
      .map(({ start, end }) => ({ start, end, inserted: '', fieldId: id, isFilled: false })),
  );
}
