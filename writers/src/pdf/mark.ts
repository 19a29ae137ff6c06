/** A mark on a page, and the style of each kind of change: the product's colours, and a sign beside the colour. */
import type { ChangeType } from '@wenjian/compare';
import type { PageBox } from '@wenjian/document';
import { reportText } from '../writers.text.ts';

/** A marked place on a page, with its note. */
export interface PageMark {
  readonly id: string;
  /** Shown beside the mark and at its note, so that colour is never the only cue. */
  readonly label: string;
  readonly colour: Colour;
  /** From 0. */
  readonly page: number;
  readonly boxes: readonly PageBox[];
  /** Marks a place between characters, not the characters. */
  readonly isCaret: boolean;
  /** Of the annotation. */
  readonly note: string;
  /**
   * For the margin, from the longest to the shortest: the page uses the first variant with which all fit.
   * Empty for none.
   */
  readonly marginNotes: readonly string[];
}

export type Colour = readonly [red: number, green: number, blue: number];

export const markColours: Readonly<Record<ChangeType, Colour>> = {
  insert: [0.118, 0.557, 0.353],
  delete: [0.784, 0.216, 0.231],
  replace: [0.718, 0.475, 0.122],
  move: [0.184, 0.435, 0.859],
  format: [0.478, 0.361, 0.753],
  image: [0.478, 0.361, 0.753],
};

export function signOf(type: ChangeType): string {
  return reportText.signs[type];
}
