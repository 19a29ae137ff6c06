/** A change on a page, and how each kind of change looks: the colours of the product's findings, and a sign beside the colour. */
import type { ChangeType } from '@wenjian/compare';
import type { PageBox } from '@wenjian/document';
import type { ChangeRow } from '../report/change-row.ts';
import { reportText } from '../writers.text.ts';

export interface Mark {
  readonly row: ChangeRow;
  /** From 0. */
  readonly page: number;
  readonly boxes: readonly PageBox[];
  readonly isCaret: boolean;
  /** The first page of the change: its note stands here. */
  readonly isFirst: boolean;
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
