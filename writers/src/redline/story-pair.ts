/**
 * One story (the body, a header, the notes) of two Word files: what the steps of a redline need of it. The old file's tree becomes the result; elements
 * of the new file are taken over with everything they refer to.
 */
import type { WordElements } from '../docx/package/word-elements.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import type { ContentKeys, NoteKind } from './content-key.ts';

export interface StoryPair {
  readonly oldKeys: ContentKeys;
  readonly newKeys: ContentKeys;
  readonly words: WordElements;
  /** A copy of an element of the new file that can stand in the result. */
  take(element: XmlElement): XmlElement;
  /** The content of a note that stays. */
  pairNote(kind: NoteKind, oldId: string, newId: string): void;
  /** The content of a note whose mark is deleted. */
  dropNote(kind: NoteKind, oldId: string): void;
  /** A bookmark, or an end of a comment; null when the result has it already. */
  takeMark(element: XmlElement): XmlElement | null;
  /** The properties of a section that stays, with its headers and footers. */
  pairSections(old: XmlElement, target: XmlElement): XmlElement;
  /** Something that Word cannot track: the result has what OLD has, and says so. */
  leaveAsItWas(old: XmlElement | null, target: XmlElement | null): void;
  /** Whether a block of either side is kept out of the redline, because it failed the check. */
  isLeft(block: XmlElement): boolean;
  /** A part that is kept out; `near` stands in the result where it would be. */
  leave(old: XmlElement | null, target: XmlElement | null, near: XmlElement): void;
  /** Which blocks of the two files some blocks of the result were made from. */
  wrote(written: readonly XmlElement[], old: XmlElement | null, target: XmlElement | null): void;
  /** A name for both ends of a move. */
  moveName(): string;
  /** Turns the blocks of a cell, a note or a text box into those of both sides, with their changes. */
  pairBlocks(old: XmlElement, target: XmlElement): void;
}

/** How a piece stands in the result. */
export type Status = 'kept' | 'ins' | 'del' | 'moveFrom' | 'moveTo';

export const isGoing = (status: Status): boolean => status === 'del' || status === 'moveFrom';
