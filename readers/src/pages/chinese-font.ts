/** The Chinese font of everything we write as PDF: Debian's Noto. */
import { readFile } from 'node:fs/promises';

/** The paths in Linux distributions; the name selects the simplified Chinese font of the collection. */
const places = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc',
] as const;
export const CHINESE_FONT_NAME = 'NotoSansCJKsc-Regular';

/** The whole collection; null where it is not installed. */
export async function findChineseFont(): Promise<Buffer | null> {
  for (const place of places) {
    const bytes = await readFile(place).catch(() => null);
    if (bytes !== null) return bytes;
  }
  return null;
}
