/** Small image files of the kinds the image library cannot write. Test code only. */

type Pixel = readonly [red: number, green: number, blue: number];

interface BmpOptions {
  readonly bits: 8 | 24 | 32;
  readonly rows: readonly (readonly Pixel[])[];
  readonly isTopDown?: boolean;
  /** A false width and height. */
  readonly claimed?: number;
}

export function bmpFile({ bits, rows, isTopDown = false, claimed }: BmpOptions): Buffer {
  const palette = bits === 8 ? rows.flat() : [];
  const width = rows[0]?.length ?? 0;
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const pixelOffset = 54 + palette.length * 4;
  const file = Buffer.alloc(pixelOffset + rowBytes * rows.length);
  file.write('BM');
  file.writeUInt32LE(pixelOffset, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(claimed ?? width, 18);
  file.writeInt32LE((claimed ?? rows.length) * (isTopDown ? -1 : 1), 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  palette.forEach(([red, green, blue], index) => {
    file.set([blue, green, red, 0], 54 + index * 4);
  });
  rows.forEach((row, index) => {
    const at = pixelOffset + (isTopDown ? index : rows.length - 1 - index) * rowBytes;
    row.forEach(([red, green, blue], column) => {
      if (bits === 8) file[at + column] = index * width + column;
      else file.set([blue, green, red], at + column * (bits / 8));
    });
  });
  return file;
}

/** One grey row per page, uncompressed. */
export function tiffFile(pages: readonly (readonly number[])[]): Buffer {
  const entries = (width: number, pixelOffset: number): [tag: number, type: number, value: number][] => [
    [256, 3, width],
    [257, 3, 1],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, pixelOffset],
    [277, 3, 1],
    [278, 3, 1],
    [279, 4, width],
  ];
  const parts: Buffer[] = [Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])];
  let offset = 8;
  pages.forEach((pixels, index) => {
    const list = entries(pixels.length, 0);
    const directoryBytes = 2 + list.length * 12 + 4;
    const directory = Buffer.alloc(directoryBytes + pixels.length);
    directory.writeUInt16LE(list.length, 0);
    entries(pixels.length, offset + directoryBytes).forEach(([tag, type, value], entry) => {
      const at = 2 + entry * 12;
      directory.writeUInt16LE(tag, at);
      directory.writeUInt16LE(type, at + 2);
      directory.writeUInt32LE(1, at + 4);
      if (type === 3) directory.writeUInt16LE(value, at + 8);
      else directory.writeUInt32LE(value, at + 8);
    });
    const isLast = index === pages.length - 1;
    directory.writeUInt32LE(isLast ? 0 : offset + directory.length, directoryBytes - 4);
    directory.set(pixels, directoryBytes);
    parts.push(directory);
    offset += directory.length;
  });
  return Buffer.concat(parts);
}
