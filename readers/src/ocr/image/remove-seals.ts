/**
 * In: a page in colour and its seals. Out: the page in grey without the seals and with the text under them.
 * Red ink is nearly white in the red channel while black print stays black under it, so within a seal the red
 * channel is used and stretched until the ink is as bright as the paper. Elsewhere red print is text and
 * stays dark.
 */

import type { OcrSeal } from '../ocr-page.ts';
import type { Box, ColourImage, GreyImage } from './image.ts';
import { isRedInk } from './red-seals.ts';

/** Ink bleeds beyond what counts as red; as a share of the seal's side. */
const MARGIN_SHARE = 0.04;
/** The darkest tenth of the ink may stay grey; removing all of it would also fade the text. */
const INK_PERCENTILE = 0.1;
const PAPER_PERCENTILE = 0.75;
const BLACK_PERCENTILE = 0.01;
/**
 * Share of the paper's brightness. A seal on empty paper has no black under it, and its ink must not count as
 * black.
 */
const DARKEST_BLACK = 0.3;
const LEAST_CONTRAST = 40;

export function removeSeals(page: ColourImage, seals: readonly OcrSeal[]): GreyImage {
  const grey = toGrey(page);
  for (const seal of seals) liftSeal(page, grey.data, grow(seal.box, page));
  return grey;
}

export function toGrey(page: ColourImage): GreyImage & { readonly data: Uint8Array } {
  const data = new Uint8Array(page.width * page.height);
  for (let index = 0, at = 0; index < data.length; index++, at += 3) {
    data[index] =
      ((page.data[at] ?? 0) * 77 + (page.data[at + 1] ?? 0) * 150 + (page.data[at + 2] ?? 0) * 29) >> 8;
  }
  return { width: page.width, height: page.height, data };
}

function grow(box: Box, page: ColourImage): Box {
  const margin = Math.max(box.width, box.height) * MARGIN_SHARE;
  const x = Math.max(0, Math.floor(box.x - margin));
  const y = Math.max(0, Math.floor(box.y - margin));
  return {
    x,
    y,
    width: Math.min(page.width, Math.ceil(box.x + box.width + margin)) - x,
    height: Math.min(page.height, Math.ceil(box.y + box.height + margin)) - y,
  };
}

function liftSeal(page: ColourImage, grey: Uint8Array, box: Box): void {
  const ink = new Uint32Array(256);
  const all = new Uint32Array(256);
  forEachPixel(page.width, box, (index) => {
    const red = page.data[index * 3] ?? 0;
    all[red] = (all[red] ?? 0) + 1;
    if (isRedInk(red, page.data[index * 3 + 1] ?? 0, page.data[index * 3 + 2] ?? 0)) {
      ink[red] = (ink[red] ?? 0) + 1;
    }
  });
  const paper = percentile(all, PAPER_PERCENTILE);
  const black = Math.min(percentile(all, BLACK_PERCENTILE), paper * DARKEST_BLACK);
  const white = Math.max(black + LEAST_CONTRAST, Math.min(paper, percentile(ink, INK_PERCENTILE)));
  forEachPixel(page.width, box, (index) => {
    const share = ((page.data[index * 3] ?? 0) - black) / (white - black);
    grey[index] = Math.round(paper * Math.max(0, Math.min(1, share)));
  });
}

function forEachPixel(pageWidth: number, box: Box, visit: (index: number) => void): void {
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) visit(y * pageWidth + x);
  }
}

function percentile(histogram: Uint32Array, share: number): number {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let reached = 0;
  for (let value = 0; value < histogram.length; value++) {
    reached += histogram[value] ?? 0;
    if (reached >= total * share) return value;
  }
  return histogram.length - 1;
}
