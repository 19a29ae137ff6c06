/** The state of one story while it is read: what the handlers of its elements see and change. */
import type { FieldStack } from './fields.ts';
import type { ListCounter } from './list-counter.ts';
import type { OpenParagraph } from './paragraph.ts';
import type { StyleSheet } from './styles.ts';
import type { Tally } from './tally.ts';

/** Shared by all stories of one file. */
export interface StoryContext {
  readonly styles: StyleSheet;
  readonly counter: ListCounter;
  readonly tally: Tally;
  /** Tables are numbered through the whole document. */
  tableCount: number;
  characterCount: number;
}

export interface PartReference {
  readonly type: 'header' | 'footer';
  readonly relationshipId: string;
}

/** What paragraphs stand in; `column` and `span` count grid columns. */
export type Container =
  | { readonly kind: 'textBox' }
  | { readonly kind: 'table'; readonly table: number; row: number; column: number; span: number };

export interface Story {
  readonly context: StoryContext;
  readonly fields: FieldStack;
  /** Names of the open elements. */
  readonly path: readonly string[];
  readonly parent: string | undefined;
  readonly paragraph: OpenParagraph | undefined;
  readonly runs: { isHidden: boolean }[];
  /** For each open choice between renderings: whether one was taken. */
  readonly alternatives: boolean[];
  readonly containers: Container[];
  readonly partReferences: PartReference[];
  beginParagraph(): void;
  endParagraph(): void;
  startCapture(keepsSpace: boolean): void;
  endCapture(): string;
  addText(text: string): void;
}
