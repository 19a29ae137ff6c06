/** A part of a page as an image, for findings judged by their look. */
import type { PdfFile } from '../pdf-file.ts';
import type { PageBox } from '../view-model/page-geometry.ts';

/** Canvas pixels per point: a line of small print becomes about fifty pixels high. */
const CROP_SCALE = 3;
/** Shown around the part, in points: single characters are recognised by their neighbours. */
const MARGIN_X_PT = 24;
const MARGIN_Y_PT = 4;

export async function cropPage(file: PdfFile, box: PageBox): Promise<string | null> {
  const page = document.createElement('canvas');
  const outcome = await file.draw(box.page, page, CROP_SCALE).done.catch(() => 'cancelled');
  if (outcome !== 'done') return null;
  const left = Math.max(0, (box.x - MARGIN_X_PT) * CROP_SCALE);
  const top = Math.max(0, (box.y - MARGIN_Y_PT) * CROP_SCALE);
  const width = Math.min(page.width - left, (box.width + 2 * MARGIN_X_PT) * CROP_SCALE);
  const height = Math.min(page.height - top, (box.height + 2 * MARGIN_Y_PT) * CROP_SCALE);
  const crop = document.createElement('canvas');
  crop.width = Math.max(1, Math.round(width));
  crop.height = Math.max(1, Math.round(height));
  const context = crop.getContext('2d');
  context?.drawImage(page, left, top, width, height, 0, 0, crop.width, crop.height);
  // Safari keeps a canvas's memory until its size is zero.
  page.width = 0;
  page.height = 0;
  return context ? crop.toDataURL('image/png') : null;
}
