/** Pages with one ruled table each, drawn from a seed, and how many of its cells are read into their row and column. */
import type { OcrPage } from '@wenjian/readers';
import sharp from 'sharp';
import { seededRandom } from './ocr-render.ts';

export interface DrawnTable {
  readonly svg: string;
  /** Row by row. */
  readonly cells: readonly (readonly string[])[];
}

const PAGE = { width: 1654, height: 2339 } as const;
const LEFT = 180;
const TOP = 300;
const WIDTH = PAGE.width - 2 * LEFT;
/** Black, grey and faint rules. */
const INKS = ['#111', '#888', '#c4c4c4'] as const;
const HEADS = ['序号', '名称', '规格型号', '数量', '单价（元）', '金额（元）', '备注'] as const;
const GOODS = ['数控车床', '伺服电机', '液压油缸', '轴承座', '控制柜', '输送带', '检测仪', '冷却泵'] as const;
const NOTES = ['现货', '含税', '含安装', '见附件', '分批交付'] as const;

export function drawTable(seed: number): DrawnTable {
  const random = seededRandom(seed);
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? '';
  const rowCount = 5 + Math.floor(random() * 12);
  const size = 24 + Math.floor(random() * 10);
  const ink = pick(INKS);
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const count = 1 + Math.floor(random() * 90);
    const price = 100 + Math.floor(random() * 900_000);
    return [
      `${index + 1}`,
      pick(GOODS),
      `QY-${100 + Math.floor(random() * 900)}${pick(['A', 'B', 'C'])}`,
      `${count}`,
      money(price),
      money(price * count),
      pick(NOTES),
    ];
  });
  const cells = [[...HEADS], ...rows];
  const shares = [0.07, 0.16, 0.16, 0.08, 0.18, 0.21, 0.14];
  return { svg: svgOf(cells, shares, size, ink, size * (1.7 + random() * 0.6)), cells };
}

function money(cents: number): string {
  return `${Math.floor(cents / 100).toLocaleString('en-US')}.${`${cents % 100}`.padStart(2, '0')}`;
}

function svgOf(
  cells: readonly (readonly string[])[],
  shares: readonly number[],
  size: number,
  ink: string,
  rowHeight: number,
): string {
  const edges = [LEFT];
  for (const share of shares) edges.push((edges.at(-1) ?? LEFT) + share * WIDTH);
  const bottom = TOP + rowHeight * cells.length;
  const rules = [
    ...edges.map((x) => `<line x1="${x}" x2="${x}" y1="${TOP}" y2="${bottom}"/>`),
    ...[...cells, []].map((_, row) => {
      const y = TOP + row * rowHeight;
      return `<line x1="${LEFT}" x2="${edges.at(-1)}" y1="${y}" y2="${y}"/>`;
    }),
  ];
  const texts = cells.flatMap((row, index) =>
    row.map((text, column) => {
      const y = TOP + (index + 0.5) * rowHeight + size * 0.36;
      return `<text x="${(edges[column] ?? 0) + 8}" y="${y.toFixed(1)}">${text}</text>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}"><rect width="100%" height="100%" fill="#fff"/><g stroke="${ink}" stroke-width="2">${rules.join('')}</g><g font-family="Noto Sans CJK SC" font-size="${size * 0.82}" fill="#111">${texts.join('')}</g></svg>`;
}

export async function renderTable({ svg }: DrawnTable, seed: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .rotate((seed % 3) * 0.3 - 0.3, { background: '#fff' })
    .greyscale()
    .blur(0.5)
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Cells whose text stands, to the character, in the row and column it was drawn in. */
export function rightCells({ cells }: DrawnTable, page: OcrPage): number {
  const read = new Map<string, string>();
  for (const { cell, text } of page.lines) {
    if (cell === undefined || cell.table !== 0) continue;
    const key = `${cell.row}:${cell.column}`;
    read.set(key, (read.get(key) ?? '') + text);
  }
  return cells.reduce(
    (sum, row, index) => sum + row.filter((text, column) => read.get(`${index}:${column}`) === text).length,
    0,
  );
}
