/** Photographs a drawn page in a known way: held askew before a camera, lit from one side, with a shadow across it. */
import sharp from 'sharp';
import { type DrawnPage, renderClean, seededRandom } from './ocr-render.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Of the sheet's size: how far a corner may be moved, and the table seen around the sheet. */
const MOST_SHIFT = 0.035;
const BORDER = 0.05;
const MOST_TURN = (4 * Math.PI) / 180;
/** Grey of the table under the sheet. */
const TABLE = 96;

export async function renderPhoto(page: DrawnPage, seed: number): Promise<Buffer> {
  const { data, info } = await sharp(await renderClean(page))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = seededRandom(seed);
  const { width, height } = info;
  const map = homography(corners(width, height, random), width, height);
  const light = lighting(random);
  const photo = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = map[6] * x + map[7] * y + 1;
      const u = (map[0] * x + map[1] * y + map[2]) / w;
      const v = (map[3] * x + map[4] * y + map[5]) / w;
      const paper = sampled(data, width, height, u, v);
      const noise = (random() + random() - 1) * 9;
      photo[y * width + x] = Math.max(
        0,
        Math.min(255, (30 + paper * 0.82) * light(x / width, y / height) + noise),
      );
    }
  }
  return sharp(photo, { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .jpeg({ quality: 72 })
    .toBuffer();
}

/** Where the sheet's corners lie in the photograph: top-left, top-right, bottom-right, bottom-left. */
function corners(width: number, height: number, random: () => number): Corner[] {
  const turn = (random() * 2 - 1) * MOST_TURN;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const x = right * (0.5 - BORDER - random() * MOST_SHIFT) * width;
    const y = down * (0.5 - BORDER - random() * MOST_SHIFT) * height;
    return { x: width / 2 + x * cosine - y * sine, y: height / 2 + x * sine + y * cosine };
  });
}

function lighting(random: () => number): (x: number, y: number) => number {
  const angle = random() * 2 * Math.PI;
  const fall = 0.2 + 0.2 * random();
  const edge = 0.35 + 0.3 * random();
  const slope = random() - 0.5;
  const depth = 0.25 + 0.2 * random();
  return (x, y) => {
    const even = 1 - fall * (0.5 + (x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle));
    const beyond = (x - edge - slope * (y - 0.5)) / 0.04;
    return even * (1 - depth / (1 + Math.exp(-beyond)));
  };
}

type Homography = readonly [number, number, number, number, number, number, number, number];

/** From a point of the photograph to the point of the sheet it shows. */
function homography(seen: readonly Corner[], width: number, height: number): Homography {
  const sheet = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const equations = seen.flatMap(({ x, y }, index) => {
    const { x: u, y: v } = sheet[index] ?? { x: 0, y: 0 };
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const solved = solve(equations);
  const at = (index: number): number => solved[index] ?? 0;
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)];
}

/** Gauss and Jordan, with the largest pivot. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows.reduce(
      (best, row, index) =>
        index >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0) ? index : best,
      column,
    );
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const lead = rows[column] ?? [];
    const value = lead[column] ?? 1;
    rows.forEach((row, index) => {
      const factor = index === column ? 0 : (row[column] ?? 0) / value;
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (lead[at] ?? 0);
    });
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

function sampled(data: Buffer, width: number, height: number, u: number, v: number): number {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return TABLE;
  const at = top * width + left;
  const [shareX, shareY] = [u - left, v - top];
  const upper = (data[at] ?? 0) * (1 - shareX) + (data[at + 1] ?? 0) * shareX;
  const lower = (data[at + width] ?? 0) * (1 - shareX) + (data[at + width + 1] ?? 0) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}
