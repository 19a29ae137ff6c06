/**
 * A drawn page as a static image. The browser reads the image of a drawn canvas again with every scrolled
 * frame (a third of its work, measured on five visible pages); it does not for a canvas with a finished
 * bitmap.
 */
export async function stillPicture(drawn: HTMLCanvasElement): Promise<HTMLCanvasElement> {
  const still = document.createElement('canvas');
  const holder = typeof createImageBitmap === 'function' ? still.getContext('bitmaprenderer') : null;
  if (!holder) return drawn;
  try {
    holder.transferFromImageBitmap(await createImageBitmap(drawn));
  } catch {
    // Out of memory for a second image: the first one is used.
    return drawn;
  }
  freeCanvas(drawn);
  return still;
}

/** Safari keeps a canvas's memory until its size is zero. */
export function freeCanvas(canvas: HTMLCanvasElement | null): void {
  if (!canvas) return;
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}
