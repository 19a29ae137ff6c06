/** A picture as a small square, cut from its middle, so that it can travel with every answer. Null: it cannot be read. */
const QUALITY = 0.8;

export async function drawAvatar(file: File, sidePx: number): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const pen = canvas.getContext('2d');
  if (!picture || !pen) return null;
  const side = Math.min(picture.width, picture.height);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  // JPEG has no transparency: what is clear becomes white, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, sidePx, sidePx);
  pen.drawImage(picture, left, top, side, side, 0, 0, sidePx, sidePx);
  return canvas.toDataURL('image/jpeg', QUALITY);
}
