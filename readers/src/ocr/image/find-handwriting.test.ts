import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findHandwriting, type PrintedLine } from './find-handwriting.ts';
import { type Box, boundsOf, type ColourImage } from './image.ts';
import { toGrey } from './remove-seals.ts';

const [WIDTH, HEIGHT, DPI] = [1000, 800, 200];
const LINE = { x: 80, width: 700, height: 36 } as const;

async function draw(elements: string): Promise<ColourImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${elements}</svg>`;
  const data = await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
  return { width: WIDTH, height: HEIGHT, data };
}

/** Bars in place of characters, as print is: level, upright, of one height. */
const print = (y: number, colour = '#111'): string =>
  Array.from({ length: 20 }, (_, index) => {
    const x = LINE.x + index * 35;
    return `<path d="M${x} ${y + 6}h26M${x} ${y + 28}h26M${x + 12} ${y + 4}v26" stroke="${colour}" stroke-width="4"/>`;
  }).join('');
const line = (y: number, text = '甲方应当按照约定支付全部货款', confidence = 0.98): PrintedLine => ({
  text,
  confidence,
  box: { x: LINE.x, y, width: LINE.width, height: LINE.height },
});

/** Loops as of a pen, from a fixed sequence. */
function written({ x, y, width, height }: Box, colour: string): string {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const point = (index: number): string =>
    `${x + (width * (index + next() * 1.6 - 0.3)) / 8} ${y + height * next()}`;
  const curves = Array.from({ length: 8 }, (_, index) => `C${point(index)} ${point(index)} ${point(index)}`);
  return `<path d="M${x} ${y + height / 2}${curves.join('')}" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>`;
}

async function find(elements: string, lines: readonly PrintedLine[], seals: readonly Box[] = []) {
  const page = await draw(elements);
  return findHandwriting(page, toGrey(page), DPI, lines, seals);
}

const signature: Box = { x: 300, y: 420, width: 240, height: 80 };
const lines = [line(100), line(160), line(220)];
const body = lines.map(({ box }) => print(box.y)).join('');

it.each(['#1c3f94', '#222'])('finds a signature in %s, also on a rule', async (colour) => {
  const rule = '<path d="M280 490h300" stroke="#111" stroke-width="2"/>';
  const found = await find(body + rule + written(signature, colour), lines);
  expect(found).toHaveLength(1);
  const both = boundsOf(
    found.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );
  expect(Math.abs(both.x + both.width / 2 - (signature.x + signature.width / 2))).toBeLessThan(50);
});

it('finds none in print, whatever its colour, in frames, curves of a chart and pictures', async () => {
  const frame =
    '<path d="M600 400h300v200h-300zM600 460h300M700 400v200" fill="none" stroke="#111" stroke-width="3"/>';
  const chart =
    '<path d="M100 400v280h400M100 640l80 -60l80 30l80 -120l80 30l80 -80" fill="none" stroke="#111" stroke-width="3"/>';
  expect(await find(body + frame + chart, lines)).toEqual([]);
  const blue = print(220, '#1c3f94');
  expect(await find(`${print(100)}${print(160)}${blue}`, lines)).toEqual([]);
  const dots = Array.from(
    { length: 600 },
    (_, index) =>
      `<circle cx="${350 + (index % 30) * 9}" cy="${400 + Math.floor(index / 30) * 9}" r="${3 + (index % 5)}" fill="rgb(${(index * 37) % 200},90,80)"/>`,
  ).join('');
  expect(await find(body + dots, lines)).toEqual([]);
});

it('finds none under a seal', async () => {
  const seal: Box = { x: 400, y: 400, width: 200, height: 200 };
  const ring = '<circle cx="500" cy="500" r="95" fill="none" stroke="#c33" stroke-width="6"/>';
  expect(
    await find(body + ring + written({ x: 440, y: 460, width: 120, height: 70 }, '#c33'), lines, [seal]),
  ).toEqual([]);
});
