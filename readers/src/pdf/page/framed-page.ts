/** A page in one reading frame: the text of one direction, with the rules drawn on the page. */

import type { Segment } from '../text/segments.ts';
import type { Direction } from './marks.ts';
import type { Rule } from './page-content.ts';

export interface FramedPage {
  readonly pageIndex: number;
  readonly direction: Direction;
  /** Width of the reading frame. */
  readonly widthPt: number;
  readonly segments: readonly Segment[];
  readonly rules: readonly Rule[];
}
