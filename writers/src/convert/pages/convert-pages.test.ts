import { degrees, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { readPdf } from '@wenjian/readers';
import { expect, it } from 'vitest';
import { buildPdf } from '../../../../readers/src/pdf/pdf.testing.ts';
import { convert, only, tryConversion, useConversionFolder } from '../convert.testing.ts';

useConversionFolder();

const names = ['甲', '乙', '丙', '丁'];

const CLAUSES = ['第一条 甲方应当按期支付价款。', '第二条 乙方应当按期交付设备。'];

/** Four pages: the second stands on its side, the last has a line and no text. */
function pagesPdf(): Promise<Uint8Array> {
  return buildPdf((builder) => {
    for (const [index, name] of names.entries()) {
      const page = builder.page(index === 0 ? 400 : 595, 842);
      if (index < 3) builder.lines([`本页为${name}部分。`, ...CLAUSES], { x: 80, y: 160 });
      else builder.rule(80, 100, 300, 500);
      if (index === 1) page.setRotation(degrees(90));
    }
  });
}

const source = async () => [{ name: '合同.pdf', bytes: await pagesPdf() }];

it('puts pages into another order and turns them, and says what was read back', async () => {
  const pages = [{ page: 4 }, { page: 3, turn: 90 }, { page: 2, turn: 270 }, { page: 1 }] as const;
  const arranged = await only(convert(await source(), { kind: 'arrange', pages }));
  expect(arranged.name).toBe('合同_整理.pdf');
  expect(arranged.checks).toEqual([expect.stringMatching(/^结果文件共 4 页，已逐页读回/)]);
  const document = await PDFDocument.load(arranged.bytes);
  expect(document.getPages().map((page) => [page.getWidth(), page.getRotation().angle])).toEqual([
    [595, 0],
    [595, 90],
    [595, 0],
    [400, 0],
  ]);
  expect(await partsOf(arranged.path)).toEqual(['丙', '乙', '甲']);
});

it('leaves nothing of a deleted page in the file', async () => {
  const arranged = await only(
    convert(await source(), { kind: 'arrange', pages: [{ page: 3 }, { page: 1 }] }),
  );
  expect(arranged.notes).toContain('已删除 2 页，删除的页面不在结果文件里。');
  const document = await PDFDocument.load(arranged.bytes);
  const pages = document.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) => object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Page'),
    );
  expect(pages).toHaveLength(2);
  expect(await partsOf(arranged.path)).toEqual(['丙', '甲']);
});

it('refuses pages that are not there', async () => {
  const { outcome, left } = await tryConversion(await source(), { kind: 'arrange', pages: [{ page: 5 }] });
  expect(outcome).toMatchObject({ kind: 'failed', message: '没有第 5 页，该文件共 4 页。' });
  expect(left).toEqual([]);
});

async function partsOf(path: string): Promise<readonly string[]> {
  const { text } = await readPdf(path);
  return [...text.matchAll(/本页为(.)部分/g)].map(([, name = '']) => name);
}

const LOOK = { angle: 45, layout: 'tiled', size: 'medium', opacity: 0.2 } as const;

it('writes a Chinese watermark over every page and keeps what was there', async () => {
  const marked = await only(convert(await source(), { kind: 'watermark', text: '仅供评审 A', ...LOOK }));
  expect(marked.name).toBe('合同_水印.pdf');
  expect(marked.checks).toEqual(['已逐页读回：4 页都有水印文字，原有文字没有缺少。']);
  expect(await partsOf(marked.path)).toEqual(['甲', '乙', '丙']);
  const stream = (await PDFDocument.load(marked.bytes)).getPage(0).node.Resources()?.toString();
  expect(stream).toContain('/WenJianMark');
});

it('names the characters of a watermark that no font has', async () => {
  const { outcome } = await tryConversion(await source(), {
    kind: 'watermark',
    text: '甲\u{1F9FF}',
    ...LOOK,
  });
  expect(outcome).toMatchObject({
    kind: 'failed',
    message: '水印中的“\u{1F9FF}”没有可用的字形，请改用其他文字。',
  });
});
