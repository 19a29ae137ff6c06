/** The position of a recognised line on the shown image. Pure. */
import type { RecognisedPage } from './shapes.ts';

/** The engine may have rotated the page; then its boxes do not fit the uploaded image. */
const RATIO_TOLERANCE = 0.02;

export interface ShareBox {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
}

export function boxOnImage(
  page: RecognisedPage,
  lineIndex: number,
  image: { readonly width: number; readonly height: number },
): ShareBox | null {
  const line = page.lines[lineIndex];
  if (!line || image.height === 0 || page.height === 0) return null;
  const ratio = page.width / page.height / (image.width / image.height);
  if (Math.abs(ratio - 1) > RATIO_TOLERANCE) return null;
  const { x, y, width, height } = line.box;
  return {
    left: share(x, page.width),
    top: share(y, page.height),
    width: share(width, page.width),
    height: share(height, page.height),
  };
}

function share(value: number, whole: number): string {
  return `${(value / whole) * 100}%`;
}
