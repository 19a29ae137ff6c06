/**
 * A drawn page as a picture at rest. A canvas that was drawn on is asked for its picture with every frame the page is scrolled
 * (a third of the browser's work, measured on five pages in sight); one that was handed a finished bitmap is not.
 */
export async function stillPicture(drawn: HTMLCanvasElement): Promise<HTMLCanvasElement> {
  const still = document.createElement('canvas');
  const holder = typeof createImageBitmap === 'function' ? still.getContext('bitmaprenderer') : null;
  if (!holder) return drawn;
  try {
    holder.transferFromImageBitmap(await createImageBitmap(drawn));
  } catch {
    // Out of memory for a second picture: the first serves as well.
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
