/**
 * A place on a page: points (1/72 inch), origin at the top left of the page as it is shown, rotation already applied.
 * What can be asked of it stands in layout.ts.
 */
import type { Span } from './offset.ts';

/** A run of characters of `Document.text` that stand on one line of one page. */
export interface LineFragment extends Span {
  /** Counted from 0: an index into `Document.pages`. */
  readonly page: number;
  readonly top: number;
  readonly height: number;
  /** Left edge of each UTF-16 code unit, then the right edge of the last: `end - start + 1` numbers. */
  readonly edges: readonly number[];
  /** From 0 to 1 for each code unit, where the text was recognised from an image. */
  readonly confidence?: readonly number[];
  /**
   * The line runs along the height of the page: `edges` are y positions (falling where the text runs upwards),
   * `top` is the line's left side and `height` its width.
   */
  readonly vertical?: true;
}

/** `page` counted from 0. */
export interface PageBox {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
