/**
 * The coordinates of the displayed page (points, origin at the bottom left as seen, rotation applied) and the
 * page's own. A margin can be added on the right as seen.
 */
import type { PDFPage } from '@cantoo/pdf-lib';

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface PageSpace {
  /** As displayed, without the added margin. */
  readonly width: number;
  readonly height: number;
  /** From the displayed coordinates to the page's own. */
  readonly matrix: Matrix;
}

export function pageSpace(page: PDFPage): PageSpace {
  const { x, y, width, height } = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  if (turn === 90) return { width: height, height: width, matrix: [0, 1, -1, 0, x + width, y] };
  if (turn === 180) return { width, height, matrix: [-1, 0, 0, -1, x + width, y + height] };
  if (turn === 270) return { width: height, height: width, matrix: [0, -1, 1, 0, x, y + height] };
  return { width, height, matrix: [1, 0, 0, 1, x, y] };
}

export function addRightMargin(page: PDFPage, margin: number): void {
  const { x, y, width, height } = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const [left, bottom, wide, high] =
    turn === 90
      ? [x, y, width, height + margin]
      : turn === 180
        ? [x - margin, y, width + margin, height]
        : turn === 270
          ? [x, y - margin, width, height + margin]
          : [x, y, width + margin, height];
  page.setMediaBox(left, bottom, wide, high);
  page.setCropBox(left, bottom, wide, high);
}

export function toPage([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
