/**
 * A position on a page: points (1/72 inch), origin at the top left of the page as shown, rotation already
 * applied. The look-up functions are in layout.ts.
 */
import type { Span } from './offset.ts';

/** A run of characters of `Document.text` on one line of one page. */
export interface LineFragment extends Span {
  /** Counted from 0: an index into `Document.pages`. */
  readonly page: number;
  readonly top: number;
  readonly height: number;
  /** Left edge of each UTF-16 code unit, then the right edge of the last one: `end - start + 1` numbers. */
  readonly edges: readonly number[];
  /** Recognition confidence from 0 to 1 for each code unit; set only for text recognised from an image. */
  readonly confidence?: readonly number[];
  /**
   * Vertical text: `edges` are y positions (decreasing when the text runs upwards), `top` is the line's left
   * side and `height` its width.
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
