/** A paragraph while it is being read, and the block it becomes. */
import type { BlockType, CellAddress } from '@wenjian/document';
import type { LookedBlock } from '../plain-style.ts';
import { type ComposedText, shifted, type TextPart } from './compose-text.ts';
import type { ListCounter, ShownNumber } from './list-counter.ts';
import { type Alignment, headingLevelOf, type Style, type StyleSheet } from './styles.ts';

export interface OpenParagraph {
  readonly parts: TextPart[];
  style: string | null;
  /** Set on the paragraph itself; when null, the style's is used. */
  numberingId: string | null;
  numberingLevel: number | null;
  outlineLevel: number | null;
  alignment: Alignment | null;
  /** A tracked change removes its paragraph mark from the view, so it continues in the next paragraph. */
  isRunningOn: boolean;
  /** Tracked changes of its paragraph mark; they come after its text. */
  readonly endParts: TextPart[];
  /** Pictures and text boxes anchored in it; their blocks follow it. */
  readonly anchored: LookedBlock[];
}

/** `carried`: the content of the previous paragraph, which continues in this one. */
export function newParagraph(carried: OpenParagraph | null): OpenParagraph {
  return {
    parts: carried === null ? [] : [...carried.parts, ...carried.endParts],
    style: null,
    numberingId: null,
    numberingLevel: null,
    outlineLevel: null,
    alignment: null,
    isRunningOn: false,
    endParts: [],
    anchored: [],
  };
}

/** Where a paragraph is; headers, notes, text boxes and cells give their own type to their content. */
export type Place =
  | { readonly kind: 'body' }
  | { readonly kind: 'part'; readonly type: BlockType }
  | { readonly kind: 'textBox' }
  | { readonly kind: 'cell'; readonly cell: CellAddress };

/** The number ids that mean "no list". */
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

/** Null for a paragraph without readable content. */
export function toBlock(
  paragraph: OpenParagraph,
  composed: ComposedText,
  place: Place,
  styles: StyleSheet,
  shown: ShownNumber | null,
): LookedBlock | null {
  const body = trimNoteMark(composed.text, place);
  const number = shown?.kind === 'number' ? shown.text : null;
  if (body.trim() === '' && number === null) return null;
  const prefix = shown?.kind === 'number' ? shown.text + shown.separator : '';
  const style = styles.paragraph(paragraph.style);
  const headingLevel = headingLevelOf(paragraph.outlineLevel) ?? style.headingLevel;
  const level = place.kind === 'body' ? (headingLevel ?? shown?.level) : undefined;
  const alignment = paragraph.alignment ?? style.alignment ?? 'left';
  return {
    type: typeOf(place, headingLevel !== null, shown !== null),
    text: prefix + body,
    ...(level === undefined ? {} : { level }),
    ...(number === null ? {} : { number }),
    ...(place.kind === 'cell' ? { cell: place.cell } : {}),
    ...(alignment === 'left' ? {} : { alignment }),
    ...shifted(composed, composed.text.length - body.length, prefix.length),
  };
}

/** The space after a note's own mark belongs to the mark, which is not text. */
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
