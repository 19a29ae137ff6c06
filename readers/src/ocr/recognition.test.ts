/** The complete recognition with the real models: a part of a contract page with a seal over it. */
import { join } from 'node:path';
import { layoutFaults } from '@wenjian/document';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createRecogniser, type OcrPage, ocrToDocument, recogniseFile } from './index.ts';
import { readAlphabet, readModelFile, verified } from './model-files.ts';

const PAGE = join(import.meta.dirname, 'testing', 'contract-part.png');
const FOOTNOTES = join(import.meta.dirname, 'testing', 'footnotes.png');
const TEXT = [
  '第五条违约责任',
  '5.1乙方逾期交货的，每日按合同总价的0.5‰支付违约金。',
  '5.2违约金上限为人民币128,600.00元（大写：壹拾贰万捌',
  '仟陆佰元整）。',
  '5.3押金为人民币8,000元（大写：捌仟伍佰元整）。',
  '甲方（盖章）：云岭精工机械有限公司',
  '签订日期：2026年3月18日',
];

const recogniser = createRecogniser({ workers: 1 });
afterAll(() => recogniser.close());

const textOf = (page: OcrPage): string[] => page.lines.map(({ text }) => text.replaceAll(' ', ''));

it('reads every character of a page under a seal', async () => {
  const page = await recogniser.recogniseImage(PAGE);
  expect(textOf(page)).toEqual(TEXT);
  expect(page).toMatchObject({ width: 1100, height: 560, rotation: 0, unread: [] });
  expect(page.dpi).toBeCloseTo(200, 0);
  expect(page.seals).toMatchObject([{ shape: 'round', isCut: false }]);
  expect(page.lines.map(({ paragraph }) => paragraph)).toEqual([0, 1, 2, 2, 3, 4, 5]);
  const covered = page.lines.flatMap(({ text, underSeal = [] }) =>
    underSeal.map(({ start, end }) => text.slice(start, end)),
  );
  expect(covered.join('')).toContain('云岭精工');
  const doubted = page.lines.flatMap(({ text, suspect = [] }) =>
    suspect.map(({ start, end }) => text.slice(start, end)),
  );
  expect(doubted.sort()).toEqual(['人民币8,000元', '捌仟伍佰元整'].sort());
  for (const line of page.lines) {
    expect(line.edges).toHaveLength(line.text.length + 1);
    expect(line.charConfidence).toHaveLength(line.text.length);
  }
  // Drawn at 270, after seven characters of 33 pixels.
  const name = page.lines[5];
  expect(Math.abs((name?.edges[7] ?? 0) - (270 + 7 * 33))).toBeLessThan(8);
  const document = ocrToDocument([page], 'pdf');
  expect(layoutFaults(document)).toEqual([]);
});

it('rotates a sideways page and reads a slanted one', async () => {
  const sideways = await recogniser.recogniseImage(await sharp(PAGE).rotate(270).png().toBuffer(), {
    dpi: 200,
  });
  expect(sideways).toMatchObject({ width: 1100, height: 560, rotation: 90 });
  expect(textOf(sideways)).toEqual(TEXT);
  const slanted = await recogniser.recogniseImage(
    await sharp(PAGE).rotate(183, { background: '#fff' }).png().toBuffer(),
    { dpi: 200 },
  );
  expect(slanted.rotation).toBe(180);
  expect(Math.abs(slanted.skew - 3)).toBeLessThan(0.4);
  expect(textOf(slanted)).toEqual(TEXT);
});

it('separates the footnotes of a scan, and reads their raised marks', async () => {
  const page = await recogniser.recogniseImage(FOOTNOTES);
  expect(page.shortRules).toHaveLength(1);
  const raised = page.lines.flatMap(({ text, raised: ranges = [] }) =>
    ranges.map(({ start, end }) => text.slice(start, end)),
  );
  expect(raised).toEqual(['1', '1', '2']);
  const document = ocrToDocument([page], 'image');
  expect(layoutFaults(document)).toEqual([]);
  expect(document.blocks.map(({ type, start, end }) => [type, document.text.slice(start, end)])).toEqual([
    ['paragraph', expect.stringContaining('应当承担相应责任并赔偿损失。')],
    [
      'footnote',
      '本条价格指数见国家统计局网站公布的数据，以公布之日为准，但双方书面约定以其他指数为准的除外。',
    ],
    ['footnote', '以书面通知到达之日为准。'],
  ]);
});

it('gives an empty page for white paper and a reason for a broken file', async () => {
  const white = { width: 200, height: 300, channels: 1 as const, data: new Uint8Array(60_000).fill(250) };
  expect(await recogniseFile(white, recogniser)).toMatchObject({
    kind: 'recognised',
    pages: [{ lines: [], seals: [] }],
  });
  expect(await recogniseFile(Buffer.from('GIF89a broken'), recogniser)).toMatchObject({
    kind: 'unreadable',
  });
});

it('uses model files only with the expected checksums', async () => {
  expect(await readAlphabet()).toHaveLength(6624);
  const bytes = await readModelFile('alphabet');
  expect(() => verified(bytes.subarray(1), 'ppocr_keys_v1.txt', '28b2362a')).toThrow('与发布时不一致');
});
