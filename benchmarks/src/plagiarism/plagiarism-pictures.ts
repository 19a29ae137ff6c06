/**
 * Typical pictures of bids and contracts, drawn from seeds: diagrams, charts, stamps, photographs, scanned
 * pages; and the ways they are reused.
 */
import sharp, { type Sharp } from 'sharp';
import { createRandom, generateContract, type Random } from '../contract-text.ts';

export const pictureKinds = ['diagram', 'chart', 'stamp', 'photograph', 'scan'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A PNG, the same for the same seed. */
export function drawPicture(kind: PictureKind, seed: number): Promise<Buffer> {
  const random = createRandom(seed * 31 + pictureKinds.indexOf(kind));
  switch (kind) {
    case 'diagram':
      return draw(diagram(random));
    case 'chart':
      return draw(chart(random));
    case 'stamp':
      return draw(stamp(random));
    case 'photograph':
      return photograph(random);
    case 'scan':
      return scan(random);
  }
}

/** The modifications of a reused picture. */
export const reuses: Readonly<Record<string, (picture: Buffer) => Promise<Buffer>>> = {
  'JPEG quality 40': (picture) => sharp(picture).flatten(paper).jpeg({ quality: 40 }).toBuffer(),
  'half size': (picture) => resized(picture, 0.5),
  'white border': (picture) => bordered(picture, '#ffffff', 0.08),
  'black border': (picture) => bordered(picture, '#000000', 0.03),
  grey: (picture) => sharp(picture).flatten(paper).grayscale().png().toBuffer(),
  'cropped by 3 % a side': (picture) => cropped(picture, 0.03),
  mirrored: (picture) => sharp(picture).flop().png().toBuffer(),
  'half size, grey, white border, JPEG quality 40': async (picture) => {
    const half = await sharp(await resized(picture, 0.5))
      .grayscale()
      .png()
      .toBuffer();
    return sharp(await bordered(half, '#ffffff', 0.05))
      .jpeg({ quality: 40 })
      .toBuffer();
  },
};

const paper = { background: '#ffffff' } as const;

async function resized(picture: Buffer, factor: number): Promise<Buffer> {
  const { width = 1 } = await sharp(picture).metadata();
  return sharp(picture)
    .resize(Math.round(width * factor))
    .png()
    .toBuffer();
}

async function bordered(picture: Buffer, background: string, share: number): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const [x, y] = [Math.round(width * share), Math.round(height * share)];
  return sharp(picture).extend({ top: y, bottom: y, left: x, right: x, background }).png().toBuffer();
}

async function cropped(picture: Buffer, share: number): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const [left, top] = [Math.round(width * share), Math.round(height * share)];
  return sharp(picture)
    .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
    .png()
    .toBuffer();
}

function draw(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten(paper).png().toBuffer();
}

function svgOf(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans CJK SC, sans-serif"><rect width="100%" height="100%" fill="#fff"/>${content}</svg>`;
}

const HUES = ['#c0392b', '#2980b9', '#27ae60', '#8e44ad', '#d35400', '#7f8c8d', '#16a085', '#2c3e50'];
const STEPS = [
  '立项',
  '采购',
  '评审',
  '签约',
  '交付',
  '验收',
  '付款',
  '归档',
  '质检',
  '培训',
  '巡检',
  '结算',
];

function pick<Item>(items: readonly Item[], random: Random, fallback: Item): Item {
  return items[random(items.length)] ?? fallback;
}

/** Boxes with labels on a grid, with lines between them. */
function diagram(random: Random): string {
  const [width, height] = [640 + random(300), 420 + random(240)];
  const [columns, rows] = [3 + random(3), 3 + random(3)];
  const [stepX, stepY] = [width / columns, height / rows];
  const places = Array.from({ length: columns * rows }, (_, index) => index).filter(() => random(10) < 6);
  const centres = places.map((place) => ({
    x: ((place % columns) + 0.5) * stepX + random(20) - 10,
    y: (Math.floor(place / columns) + 0.5) * stepY + random(20) - 10,
  }));
  const lines = centres.slice(1).map(({ x, y }, index) => {
    const from = centres[index] ?? { x: 0, y: 0 };
    return `<path d="M${from.x} ${from.y} H${x} V${y}" fill="none" stroke="#333" stroke-width="2"/>`;
  });
  const boxes = centres.map(({ x, y }) => {
    const [boxWidth, boxHeight] = [stepX * (0.4 + random(30) / 100), stepY * (0.3 + random(30) / 100)];
    const fill = random(3) === 0 ? pick(HUES, random, '#999') : '#f4f6f8';
    return `<rect x="${x - boxWidth / 2}" y="${y - boxHeight / 2}" width="${boxWidth}" height="${boxHeight}" rx="${random(12)}" fill="${fill}" stroke="#333"/><text x="${x}" y="${y + 7}" font-size="20" text-anchor="middle">${pick(STEPS, random, '')}</text>`;
  });
  return svgOf(width, height, lines.join('') + boxes.join(''));
}

/** One frame for all: only the data differ. */
function chart(random: Random): string {
  const [width, height] = [720, 440];
  const count = 5 + random(8);
  const values = Array.from({ length: count }, () => 30 + random(300));
  const step = 620 / count;
  const hue = pick(HUES, random, '#999');
  const axes = `<path d="M60 40 V400 H690" fill="none" stroke="#333" stroke-width="2"/>${[1, 2, 3, 4].map((line) => `<path d="M60 ${400 - line * 80} H690" stroke="#ddd"/>`).join('')}<text x="360" y="28" font-size="18" text-anchor="middle">年度${pick(STEPS, random, '')}统计</text>`;
  const bars = values.map(
    (value, index) =>
      `<rect x="${70 + index * step}" y="${400 - value}" width="${step * 0.6}" height="${value}" fill="${hue}"/>`,
  );
  const points = values.map((value, index) => `${70 + index * step},${400 - value}`).join(' ');
  const line = `<polyline points="${points}" fill="none" stroke="${hue}" stroke-width="5"/>`;
  return svgOf(width, height, axes + (random(2) === 0 ? bars.join('') : line));
}

const PLACES = [
  '北京',
  '上海',
  '深圳',
  '杭州',
  '成都',
  '武汉',
  '西安',
  '南京',
  '重庆',
  '苏州',
  '青岛',
  '厦门',
];
const NAMES = [
  '恒远',
  '华晟',
  '中科',
  '瑞丰',
  '天衡',
  '博雅',
  '金桥',
  '远大',
  '信达',
  '宏图',
  '凯业',
  '正源',
];
const TRADES = ['科技', '建设工程', '信息技术', '机电设备', '物业管理', '医疗器械', '环保', '咨询'];

/** The round seal of a company: equal except for the name in its ring and the number below. */
function stamp(random: Random): string {
  const name = `${pick(PLACES, random, '')}${pick(NAMES, random, '')}${pick(TRADES, random, '')}有限公司`;
  const letters = [...name];
  const span = Math.min(270, letters.length * 22);
  const ring = letters.map((letter, index) => {
    const angle = -span / 2 + (index * span) / (letters.length - 1);
    return `<text x="200" y="80" font-size="40" text-anchor="middle" transform="rotate(${angle} 200 200)">${letter}</text>`;
  });
  const star = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 55 : 21;
    const turn = (index * Math.PI) / 5 - Math.PI / 2;
    return `${200 + radius * Math.cos(turn)},${200 + radius * Math.sin(turn)}`;
  }).join(' ');
  const number = `${1100 + random(8000)}${100_000 + random(899_999)}`;
  return svgOf(
    400,
    400,
    `<g fill="#d0021b"><circle cx="200" cy="200" r="180" fill="none" stroke="#d0021b" stroke-width="9"/>${ring.join('')}<polygon points="${star}"/><text x="200" y="345" font-size="22" text-anchor="middle">${number}</text></g>`,
  );
}

/** Soft shapes of light over a gradient, with grain: a photograph, as far as a hash is concerned. */
async function photograph(random: Random): Promise<Buffer> {
  const [width, height] = [600 + random(300), 400 + random(200)];
  const shapes = Array.from({ length: 14 + random(20) }, () => {
    const [x, y] = [random(width), random(height)];
    const [radiusX, radiusY] = [20 + random(180), 20 + random(140)];
    const turn = random(180);
    const light = random(256);
    return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" transform="rotate(${turn} ${x} ${y})" fill="rgb(${light},${random(256)},${random(256)})" opacity="0.${4 + random(5)}"/>`;
  });
  const base = `<defs><linearGradient id="g" gradientTransform="rotate(${random(90)})"><stop offset="0" stop-color="rgb(${random(256)},${random(256)},${random(256)})"/><stop offset="1" stop-color="rgb(${random(256)},${random(256)},${random(256)})"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`;
  const image = sharp(Buffer.from(svgOf(width, height, base + shapes.join('')))).blur(1 + random(6));
  return grained(image, 16, random);
}

/** A page of a contract, grey and slightly skewed; the lines of all pages are in the same places. */
async function scan(random: Random): Promise<Buffer> {
  const text = generateContract(3000, random).replaceAll(/\s+/g, '\n');
  const lines = text
    .split('\n')
    .flatMap((paragraph) => paragraph.match(/.{1,34}/gu) ?? [])
    .slice(0, 38);
  const written = lines.map(
    (line, index) =>
      `<text x="90" y="${110 + index * 26}" font-size="18">${line.replaceAll(/[<>&]/g, '')}</text>`,
  );
  const tilt = (random(9) - 4) / 10;
  const image = sharp(Buffer.from(svgOf(800, 1130, written.join(''))))
    .rotate(tilt, { background: '#ffffff' })
    .grayscale()
    .toColourspace('srgb');
  return grained(image, 20, random);
}

async function grained(image: Sharp, strength: number, random: Random): Promise<Buffer> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels) {
    const grain = random(strength) - strength / 2;
    for (let channel = 0; channel < info.channels; channel++) {
      data[at + channel] = Math.max(0, Math.min(255, (data[at + channel] ?? 0) + grain));
    }
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}
