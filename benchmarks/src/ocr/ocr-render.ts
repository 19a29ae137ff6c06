/** Draws the benchmark's pages like a scanner: 200 dpi A4, then degraded in known ways. */
import sharp from 'sharp';
import type { BenchmarkPage, PageLine } from './ocr-pages.ts';

export const DPI = 200;
const POINTS_PER_INCH = 72;
const WIDTH = Math.round((210 / 25.4) * DPI);
const HEIGHT = Math.round((297 / 25.4) * DPI);
const MARGIN_X = Math.round((28 / 25.4) * DPI);
const MARGIN_TOP = Math.round((26 / 25.4) * DPI);
const LINE_SPACING = 1.62;

export interface DrawnPage {
  readonly svg: string;
  /** The text on the page. */
  readonly text: string;
}

interface Cursor {
  y: number;
  readonly elements: string[];
  readonly lines: string[];
}

export function drawPage(page: BenchmarkPage): DrawnPage {
  const em = (page.size / POINTS_PER_INCH) * DPI;
  const cursor: Cursor = { y: MARGIN_TOP, elements: [], lines: [] };
  for (const line of page.lines) drawLine(line, em, cursor);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/><g font-family="${page.font}" fill="#111">${cursor.elements.join('')}</g></svg>`;
  return { svg, text: cursor.lines.join('\n') };
}

function drawLine(line: PageLine, em: number, cursor: Cursor): void {
  const width = WIDTH - 2 * MARGIN_X;
  switch (line.kind) {
    case 'title':
      drawText(cursor, line.text, (WIDTH - line.text.length * em * 1.8) / 2, em * 1.8, 'bold');
      return;
    case 'heading':
      drawText(cursor, line.text, MARGIN_X, em * 1.15, 'bold');
      return;
    case 'plain':
      drawText(cursor, line.text, MARGIN_X, em, 'normal');
      return;
    case 'paragraph': {
      const rows = wrap(line.text, width / em);
      rows.forEach((row, index) => {
        drawText(cursor, row, MARGIN_X + (index === 0 ? 2 * em : 0), em, 'normal');
      });
    }
  }
}

function drawText(cursor: Cursor, text: string, x: number, size: number, weight: string): void {
  cursor.y += size * LINE_SPACING;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  cursor.elements.push(
    `<text x="${x.toFixed(1)}" y="${cursor.y.toFixed(1)}" font-size="${size.toFixed(2)}" font-weight="${weight}" xml:space="preserve">${escaped}</text>`,
  );
  cursor.lines.push(text);
}

const FORBIDDEN_AT_START = /^[，。；：、）》”？！%‰]/u;

/** Breaks like a word processor: Latin words and numbers stay whole, no closing mark starts a line. */
function wrap(text: string, columns: number): string[] {
  const rows: string[] = [];
  let row = '';
  let used = 2;
  for (const [token] of text.matchAll(/[!-~]+ ?|./gu)) {
    const size = tokenWidth(token);
    if (used + size > columns && !FORBIDDEN_AT_START.test(token)) {
      rows.push(row.trimEnd());
      row = '';
      used = 0;
    }
    row += token;
    used += size;
  }
  if (row !== '') rows.push(row);
  return rows;
}

function tokenWidth(token: string): number {
  let width = 0;
  for (const character of token) width += character < '\u0080' ? 0.58 : 1;
  return width;
}

export async function renderClean(page: DrawnPage): Promise<Buffer> {
  return sharp(Buffer.from(page.svg)).flatten({ background: '#fff' }).png().toBuffer();
}

export async function renderSkewed(page: DrawnPage, degrees: number): Promise<Buffer> {
  return sharp(await renderClean(page))
    .rotate(degrees, { background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Grey paper, blur of a cheap scanner, sensor noise, strong JPEG. */
export async function renderNoisy(page: DrawnPage, seed: number): Promise<Buffer> {
  const { data, info } = await sharp(await renderClean(page))
    .greyscale()
    .blur(0.9)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = seededRandom(seed);
  for (let index = 0; index < data.length; index++) {
    const noise = (random() + random() + random() - 1.5) * 46;
    const faded = 48 + (data[index] ?? 0) * 0.72;
    data[index] = Math.max(0, Math.min(255, faded + noise));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality: 38 })
    .toBuffer();
}

/** A company seal of 42 mm stamped over running text, in ink that multiplies with what is below. */
export async function renderSealed(page: DrawnPage, seed: number): Promise<Buffer> {
  const random = seededRandom(seed);
  const seals = [0, 1].map((index) => {
    const x = WIDTH * (0.34 + 0.3 * index + 0.08 * (random() - 0.5));
    const y = HEIGHT * (0.24 + 0.22 * index + 0.06 * (random() - 0.5));
    return sealSvg(x, y, (21 / 25.4) * DPI, random() * 40 - 20);
  });
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${seals.join('')}</svg>`;
  return sharp(await renderClean(page))
    .composite([{ input: await sharp(Buffer.from(overlay)).blur(0.6).png().toBuffer(), blend: 'multiply' }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

const SEAL_NAME = '云岭精工机械有限公司';
const SEAL_INK = '#d8232a';

function sealSvg(x: number, y: number, radius: number, turn: number): string {
  const letters = [...SEAL_NAME].map((letter, index) => {
    const angle = -125 + (250 * index) / (SEAL_NAME.length - 1);
    return `<text transform="rotate(${angle}) translate(0 ${-radius * 0.72})" text-anchor="middle" font-size="${radius * 0.25}">${letter}</text>`;
  });
  const star = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI * index) / 5 - Math.PI / 2;
    const reach = radius * (index % 2 === 0 ? 0.32 : 0.125);
    return `${(Math.cos(angle) * reach).toFixed(1)},${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${SEAL_INK}" font-family="Noto Serif CJK SC" font-weight="bold"><circle r="${radius}" fill="none" stroke="${SEAL_INK}" stroke-width="${radius * 0.055}"/><polygon points="${star.join(' ')}"/>${letters.join('')}<text y="${radius * 0.62}" text-anchor="middle" font-size="${radius * 0.2}">合同专用章</text></g>`;
}

/** The same pages on every run and every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
