/**
 * Builds a document with one text stream and offsets from blocks that have their own texts. The only place
 * that computes offsets.
 */
import type { Revision, TextMark, TextRun } from './annotation.ts';
import {
  BLOCK_SEPARATOR,
  type Block,
  type BlockType,
  type CellAddress,
  type Document,
  type NotRead,
  type Page,
  type Picture,
  type PictureTextOutcome,
} from './document.ts';
import type { DocumentKind } from './formats.ts';
import type { LineFragment, PageBox } from './line-fragment.ts';
import { documentOffset, type Span } from './offset.ts';

/** A span with `start` and `end` counted from the beginning of its block's text. */
export type Draft<Annotation extends Span> = Omit<Annotation, 'start' | 'end'> & {
  readonly start: number;
  readonly end: number;
};

export type LineDraft = Draft<LineFragment>;

export interface BlockDraft {
  readonly type: BlockType;
  /** Starts with the displayed number, if there is one. */
  readonly text: string;
  readonly page?: number;
  readonly level?: number;
  readonly number?: string;
  readonly cell?: CellAddress;
  readonly box?: PageBox;
  readonly alignment?: NonNullable<Block['alignment']>;
  readonly picture?: Picture;
  readonly pictureText?: PictureTextOutcome;
  readonly isAlternativeText?: true;
  readonly author?: string;
  readonly date?: string;
  /** In text order, like the annotations below. */
  readonly lines?: readonly LineDraft[];
  readonly runs?: readonly Draft<TextRun>[];
  readonly revisions?: readonly Draft<Revision>[];
  readonly marks?: readonly Draft<TextMark>[];
}

export interface DocumentDraft {
  readonly readerVersion: string;
  readonly kind: DocumentKind;
  readonly pages: readonly Page[] | null;
  readonly blocks: readonly BlockDraft[];
  readonly notRead: readonly NotRead[];
}

export function buildDocument(draft: DocumentDraft): Document {
  const blocks: Block[] = [];
  const annotations = { layout: [], runs: [], revisions: [], marks: [] } as Annotations;
  let start = 0;
  for (const { text, lines = [], runs = [], revisions = [], marks = [], ...rest } of draft.blocks) {
    if (rest.number !== undefined && !text.startsWith(rest.number)) {
      throw new RangeError(`the text of a numbered block must begin with its number ${rest.number}`);
    }
    const end = start + text.length;
    blocks.push({
      id: `b${blocks.length + 1}`,
      ...rest,
      start: documentOffset(start),
      end: documentOffset(end),
    });
    place(annotations.layout, lines, start, end);
    place(annotations.runs, runs, start, end);
    place(annotations.revisions, revisions, start, end);
    place(annotations.marks, marks, start, end);
    start = end + BLOCK_SEPARATOR.length;
  }
  const text = draft.blocks.map((block) => block.text).join(BLOCK_SEPARATOR);
  return { ...draft, blocks, text, ...withoutEmpty(annotations) };
}

interface Annotations {
  readonly layout: LineFragment[];
  readonly runs: TextRun[];
  readonly revisions: Revision[];
  readonly marks: TextMark[];
}

function place<Annotation extends Span>(
  into: (Omit<Annotation, 'start' | 'end'> & Span)[],
  drafts: readonly Draft<Annotation>[],
  blockStart: number,
  blockEnd: number,
): void {
  for (const draft of drafts) {
    const start = draft.start + blockStart;
    const end = draft.end + blockStart;
    if (start > end || end > blockEnd)
      throw new RangeError(`an annotation ${draft.start}–${draft.end} leaves its block`);
    into.push({ ...draft, start: documentOffset(start), end: documentOffset(end) });
  }
}

function withoutEmpty(annotations: Annotations): Partial<Annotations> {
  return Object.fromEntries(Object.entries(annotations).filter(([, list]) => list.length > 0));
}
