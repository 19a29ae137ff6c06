import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { boxesOfRange, documentSpan } from '@wenjian/document';
import { renderPage } from '@wenjian/readers';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildPdf } from '../../../../readers/src/pdf/pdf.testing.ts';
import {
  convert,
  only,
  readBack,
  recogniserOf,
  tryConversion,
  useConversionFolder,
} from '../convert.testing.ts';

useConversionFolder();

const LINE = '第一条 甲方应当于2026年3月支付人民币8,000元，逾期按0.5‰支付违约金。';
/** Enough text for the page not to count as almost empty. */
const TEXT = LINE.repeat(2);

async function scan(rotate = 0): Promise<Uint8Array> {
  const image = await sharp({ create: { width: 600, height: 840, channels: 3, background: '#eeeeee' } })
    .composite([
      {
        input: { create: { width: 300, height: 20, channels: 3, background: '#000000' } },
        left: 100,
        top: 100,
      },
    ])
    .jpeg()
    .toBuffer();
  const bytes = await buildPdf(async (builder) => {
    const page = builder.page();
    page.drawImage(await builder.document.embedJpg(image), { x: 0, y: 0, width: 595, height: 842 });
    builder.page();
    builder.lines(
      Array.from(
        { length: 6 },
        (_, index) => `第${index + 1}款 这一页有自己的文字层，不需要再识别，应当保持原样。`,
      ),
      { x: 60, y: 100 },
    );
  });
  const document = await PDFDocument.load(bytes);
  document.getPage(0).node.set(PDFName.of('Rotate'), document.context.obj(rotate));
  return document.save();
}

const tools = { office: null, recogniser: recogniserOf({ text: TEXT, x: 100, y: 300, size: 16 }) };
const POINTS = 72 / 200;

it.each([0, 90, 180, 270])(
  'puts the recognised text at its position on a page rotated by %i degrees',
  async (rotate) => {
    const result = await only(
      convert([{ name: '扫描.pdf', bytes: await scan(rotate) }], { kind: 'searchable' }, tools),
    );
    expect(result.name).toBe('扫描_可搜索.pdf');
    expect(result.notes).toContain('已为 1 页添加可搜索的文字层。');
    const document = await readBack(result.path);
    const start = document.text.indexOf(TEXT);
    expect(start).toBeGreaterThanOrEqual(0);
    const place = start + TEXT.indexOf('8,000');
    const [box] = boxesOfRange(document, documentSpan(place, place + 5));
    expect(box?.page).toBe(0);
    expect(Math.abs((box?.x ?? 0) - (100 + TEXT.indexOf('8,000') * 16) * POINTS)).toBeLessThan(0.6);
    expect(Math.abs((box?.width ?? 0) - 5 * 16 * POINTS)).toBeLessThan(0.6);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 308 * POINTS)).toBeLessThan(2);
  },
);

it('does not change pages with good text, nor anything visible', async () => {
  const bytes = await scan();
  const result = await only(convert([{ name: 'a.pdf', bytes }], { kind: 'searchable' }, tools));
  const original = await only(convert([{ name: 'a.pdf', bytes }], { kind: 'format', to: 'pdf' }));
  const document = await readBack(result.path);
  expect(document.text.match(/保持原样/gu)).toHaveLength(6);
  for (const page of [0, 1]) {
    const [before, after] = [
      await renderPage(original.path, page, 72),
      await renderPage(result.path, page, 72),
    ];
    expect(Buffer.from(after?.pixels ?? []).equals(before?.pixels ?? Buffer.alloc(1))).toBe(true);
  }
});

it('returns a PDF that needs no recognition unchanged', async () => {
  const document = await PDFDocument.load(await scan());
  document.removePage(0);
  const bytes = await document.save();
  const result = await only(convert([{ name: 'a.pdf', bytes }], { kind: 'searchable' }, tools));
  expect(result.notes).toEqual(['所有页面都已有可用的文字层，文件未作改动。']);
  expect(result.bytes.equals(bytes)).toBe(true);
});

it('says when recognition is not available', async () => {
  const { outcome } = await tryConversion([{ name: 'a.pdf', bytes: await scan() }], { kind: 'searchable' });
  expect(outcome).toEqual({
    kind: 'failed',
    reason: 'unavailable',
    message: '本系统没有安装文字识别组件，无法识别图片和扫描件；请联系管理员安装。',
  });
});
