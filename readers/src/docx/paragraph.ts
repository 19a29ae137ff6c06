/** A paragraph while it is being read, and the block it becomes. */
import type { BlockDraft, BlockType, CellAddress } from '@wenjian/document';
import type { ListCounter, ShownNumber } from './list-counter.ts';
import type { Style, StyleSheet } from './styles.ts';
import { headingLevelOf } from './styles.ts';

export interface OpenParagraph {
  readonly parts: string[];
  style: string | null;
  /** From the paragraph itself; the style's is used when null. */
  numberingId: string | null;
  numberingLevel: number | null;
  outlineLevel: number | null;
  /** Its end was deleted by a tracked change: it runs on into the next paragraph. */
  isEndDeleted: boolean;
  /** Blocks of text boxes anchored in it: they follow it. */
  readonly anchored: BlockDraft[];
}

export function newParagraph(carriedText: string): OpenParagraph {
  return {
    parts: carriedText === '' ? [] : [carriedText],
    style: null,
    numberingId: null,
    numberingLevel: null,
    outlineLevel: null,
    isEndDeleted: false,
    anchored: [],
  };
}

/** Where a paragraph stands; headers, notes, text boxes and cells give their own type to all they hold. */
export type Place =
  | { readonly kind: 'body' }
  | { readonly kind: 'part'; readonly type: BlockType }
  | { readonly kind: 'textBox' }
  | { readonly kind: 'cell'; readonly cell: CellAddress };

/** Numbers of Word that mean "no list". */
const NO_LIST = '0';

export function numberOf(paragraph: OpenParagraph, style: Style, counter: ListCounter): ShownNumber | null {
  const numberingId = paragraph.numberingId ?? style.numberingId;
  if (numberingId === null || numberingId === NO_LIST) return null;
  return counter.next({
    numberingId,
    level: paragraph.numberingLevel ?? style.numberingLevel,
    style: paragraph.style ?? style.numberingStyle,
  });
}

/** Null for a paragraph with nothing to read in it. */
export function toBlock(
  paragraph: OpenParagraph,
  place: Place,
  styles: StyleSheet,
  shown: ShownNumber | null,
): BlockDraft | null {
  const body = trimNoteMark(paragraph.parts.join(''), place);
  const number = shown?.kind === 'number' ? shown.text : null;
  if (body.trim() === '' && number === null) return null;
  const text = shown?.kind === 'number' ? shown.text + shown.separator + body : body;
  const headingLevel =
    headingLevelOf(paragraph.outlineLevel) ?? styles.paragraph(paragraph.style).headingLevel;
  const level = place.kind === 'body' ? (headingLevel ?? shown?.level) : undefined;
  return {
    type: typeOf(place, headingLevel !== null, shown !== null),
    text,
    ...(level === undefined ? {} : { level }),
    ...(number === null ? {} : { number }),
    ...(place.kind === 'cell' ? { cell: place.cell } : {}),
  };
}

/** The space behind a note's own mark belongs to the mark, which is not text. */
function trimNoteMark(text: string, place: Place): string {
  const isNote = place.kind === 'part' && (place.type === 'footnote' || place.type === 'endnote');
  return isNote ? text.trimStart() : text;
}

function typeOf(place: Place, isHeading: boolean, isInList: boolean): BlockType {
  switch (place.kind) {
    case 'part':
      return place.type;
    case 'textBox':
      return 'textBox';
    case 'cell':
      return 'tableCell';
    case 'body':
      if (isHeading) return 'heading';
      return isInList ? 'listItem' : 'paragraph';
  }
}
