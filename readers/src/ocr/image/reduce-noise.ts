/**
 * Paper or sensor grain makes 币 look like 市; a slight blur removes it. Clean pages are not blurred: they
 * would only get softer.
 */
import sharp from 'sharp';
import type { GreyImage } from './image.ts';

/** In grey levels. Printed pages and clean scans stay below 2. */
const NOISY = 4;
/** In pixels at 200 dpi; 0.7 to 1 measured best. */
const BLUR = 0.85;
const BLUR_DPI = 200;
/** The library's minimum. */
const LEAST_BLUR = 0.6;
/** Every seventh pixel is enough for a median. */
const STEP = 7;
/**
 * The median of absolute values × this = the deviation, for normal noise; the difference to four neighbours
 * adds a quarter.
 */
const DEVIATION_PER_MEDIAN = 1.4826 / Math.sqrt(1.25);

export async function reduceNoise(page: GreyImage, dpi: number): Promise<GreyImage> {
  if (noiseLevel(page) < NOISY) return page;
  const { width, height } = page;
  const data = await sharp(page.data, { raw: { width, height, channels: 1 } })
    .blur(Math.max(LEAST_BLUR, (BLUR * dpi) / BLUR_DPI))
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { width, height, data };
}

/** The deviation of the noise. Most of a page is paper, so the text does not affect the median. */
export function noiseLevel({ width, height, data }: GreyImage): number {
  const differences = new Float32Array(Math.ceil(width / STEP) * Math.ceil(height / STEP));
  let count = 0;
  for (let y = 1; y < height - 1; y += STEP) {
    for (let x = 1; x < width - 1; x += STEP) {
      const at = y * width + x;
      const around =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      differences[count++] = Math.abs((data[at] ?? 0) - around / 4);
    }
  }
  const sorted = differences.subarray(0, count).sort();
  return (sorted[count >> 1] ?? 0) * DEVIATION_PER_MEDIAN;
}
