/** The state of one story while it is read: what the element handlers see and change. */
import type { CellAddress, RevisionView } from '@wenjian/document';
import type { FieldStack } from './fields.ts';
import type { ListCounter } from './list-counter.ts';
import type { OpenParagraph } from './paragraph.ts';
import type { RunProperties } from './run-properties.ts';
import type { SourceTrace } from './source-trace.ts';
import type { StyleSheet } from './styles.ts';
import type { Tally } from './tally.ts';
import type { ChangeStack, TrackedChange } from './tracked-changes.ts';

/** Shared by all stories of one file. */
export interface StoryContext {
  readonly styles: StyleSheet;
  readonly counter: ListCounter;
  readonly tally: Tally;
  readonly view: RevisionView;
  /** Ids of the comments that the text refers to. */
  readonly commentReferences: Set<string>;
  /** Tables are numbered through the whole document. */
  tableCount: number;
  characterCount: number;
  /** The location of each block's text in the file; only recorded when the file will be written to. */
  readonly trace: SourceTrace | null;
}

export interface PartReference {
  readonly type: 'header' | 'footer';
  readonly relationshipId: string;
}

/** Grows while its table is read: a cell below may be a part of it. */
export type OpenCell = { -readonly [Key in keyof CellAddress]: CellAddress[Key] };

export interface OpenTable {
  readonly kind: 'table';
  readonly table: number;
  row: number;
  /** Counts grid columns. */
  column: number;
  cell: OpenCell | null;
  /** By column: the cell that the cells below may be merged into. */
  readonly merged: Map<number, OpenCell>;
  /** The number of tracked changes around the open row. */
  rowChanges: number;
  /** The paragraph before it that runs on: behind the table, if no row of it is left. */
  held: OpenParagraph | null;
}

export type PictureKind = 'images' | 'drawings' | 'charts';

/** Containers of paragraphs. */
export type Container = { readonly kind: 'textBox' } | OpenTable;

export interface OpenRun {
  isHidden: boolean;
  characterStyle: string | null;
  readonly properties: RunProperties;
}

/** A comment while it is being read. */
export interface OpenComment {
  readonly id: string;
  readonly author: string | null;
  readonly date: string | null;
}

export interface Story {
  readonly context: StoryContext;
  readonly fields: FieldStack;
  /** Names of the open elements. */
  readonly path: readonly string[];
  readonly parent: string | undefined;
  readonly paragraph: OpenParagraph | undefined;
  readonly runs: OpenRun[];
  readonly changes: ChangeStack;
  /** For each open choice between renderings: whether one was used. */
  readonly alternatives: boolean[];
  readonly containers: Container[];
  readonly partReferences: PartReference[];
  beginParagraph(): void;
  endParagraph(): void;
  /** Ends a cell, a box or a note: no paragraph continues beyond it. */
  endCarry(): void;
  /** Takes the paragraph that runs on, or gives it back. */
  holdCarry(): OpenParagraph | null;
  resumeCarry(held: OpenParagraph | null): void;
  /** The mark of the open paragraph is part of a tracked change. */
  changeParagraphEnd(change: TrackedChange): void;
  /** The words that the file has for the next picture; null: none. */
  describePicture(words: string | null): void;
  readonly pictureWords: string | null;
  /** The text of the part's controls that are boxes to tick, by their relationships. */
  readonly checkBoxes: ReadonlyMap<string, string>;
  /** The open object is a control whose text was read. */
  hasReadControl: boolean;
  addPicture(relationshipId: string | null, what: PictureKind): void;
  beginComment(comment: OpenComment): void;
  endComment(): void;
  startCapture(keepsSpace: boolean): void;
  endCapture(): string;
  addText(text: string): void;
}
