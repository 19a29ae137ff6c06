import { tmpdir } from 'node:os';
import { createOfficeConverter, type OfficeConverter, openArchive, readPdf } from '@wenjian/readers';
import {
  AlignmentType,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  Document as WordDocument,
} from 'docx';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tiffFile } from '../../../readers/src/ocr/image/image-files.testing.ts';
import { contractDocx, isOfficePresent, officeTitle } from '../../../readers/src/office/office.testing.ts';
import { buildPdf, outlineOf } from '../../../readers/src/pdf/pdf.testing.ts';
import {
  convert,
  only,
  readBack,
  recogniserOf,
  tryConversion,
  useConversionFolder,
} from './convert.testing.ts';

useConversionFolder();

async function contractPdf(): Promise<Uint8Array> {
  const image = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c00000' } })
    .jpeg()
    .toBuffer();
  return buildPdf(async (builder) => {
    const page = builder.page();
    builder.text('设备采购合同', { x: 240, y: 90, size: 20 });
    builder.lines(
      ['甲方与乙方经协商一致，就设备采购事宜达成如下协议，双方应', '当共同遵守，不得擅自变更。'],
      { x: 80, y: 150 },
    );
    builder.lines(['1. 甲方应当按期支付价款；', '2. 乙方应当按期交付设备。'], { x: 80, y: 210 }, 26);
    const [top, bottom] = [300, 360];
    for (const y of [top, 330, bottom]) builder.rule(80, y, 480, y);
    for (const x of [80, 280, 480]) builder.rule(x, top, x, bottom);
    builder.text('名称', { x: 90, y: 320 });
    builder.text('单价', { x: 290, y: 320 });
    builder.text('机床', { x: 90, y: 350 });
    builder.text('8000', { x: 290, y: 350 });
    page.drawImage(await builder.document.embedJpg(image), { x: 80, y: 200, width: 100, height: 100 });
    builder.page();
    builder.text('本页为附件，与正文具有同等效力。', { x: 80, y: 150 });
  });
}

const cellsOf = async (path: string): Promise<unknown[]> => {
  const { blocks, text } = await readBack(path);
  return blocks.flatMap(({ cell, start, end }) =>
    cell === undefined ? [] : [[cell.row, cell.column, text.slice(start, end)]],
  );
};

const CELLS = [
  [0, 0, '名称'],
  [0, 1, '单价'],
  [1, 0, '机床'],
  [1, 1, '8000'],
];

it('turns a PDF into a Word file with headings, numbered lists, a table and its image', async () => {
  const word = await only(
    convert([{ name: '合同.pdf', bytes: await contractPdf() }], { kind: 'format', to: 'docx' }),
  );
  expect(word.name).toBe('合同.docx');
  const document = await readBack(word.path);
  const texts = outlineOf(document).filter(([type, text]) => type !== 'tableCell' && text !== '');
  expect(texts).toEqual([
    ['heading', '设备采购合同'],
    ['paragraph', '甲方与乙方经协商一致，就设备采购事宜达成如下协议，双方应当共同遵守，不得擅自变更。'],
    ['listItem', '1. 甲方应当按期支付价款；'],
    ['listItem', '2. 乙方应当按期交付设备。'],
    ['paragraph', '本页为附件，与正文具有同等效力。'],
  ]);
  expect(await cellsOf(word.path)).toEqual(CELLS);
  expect(document.notRead.some(({ what, count }) => what === '图片' && count === 1)).toBe(true);
  expect(word.bytes.includes('word/media/')).toBe(true);
  expect(word.notes.join()).toContain('重新排成');
});

it('names each doubtful table in what it says of the result', async () => {
  const rows = ['阶段 内容 负责', '准备 需求 甲方', '设计 图纸 乙方', '制造 整机 乙方', '验收 报告 双方'];
  const bytes = await buildPdf((builder) => {
    builder.page();
    builder.text('交付计划表', { x: 60, y: 84, size: 8 });
    for (const [index, row] of rows.entries())
      for (const [column, text] of row.split(' ').entries())
        builder.text(text, { x: 60 + column * 150, y: 100 + index * 16, size: 8 });
  });
  const { notes } = await only(convert([{ name: 'a.pdf', bytes }], { kind: 'format', to: 'xlsx' }));
  expect(notes.join()).toContain('行列存疑的表格 1 处：第 1 页的表格“交付计划表”（5 行 × 3 列）');
});

it('writes Markdown with headings, lists and tables', async () => {
  const { bytes } = await only(
    convert([{ name: 'a.pdf', bytes: await contractPdf() }], { kind: 'format', to: 'md' }),
  );
  expect(bytes.toString()).toBe(
    [
      '# 设备采购合同',
      '甲方与乙方经协商一致，就设备采购事宜达成如下协议，双方应当共同遵守，不得擅自变更。',
      '1. 甲方应当按期支付价款；\n2. 乙方应当按期交付设备。',
      '| 名称 | 单价 |\n| --- | --- |\n| 机床 | 8000 |',
      '本页为附件，与正文具有同等效力。\n',
    ].join('\n\n'),
  );
});

it('writes plain text, with table cells separated by tabs', async () => {
  const { bytes } = await only(
    convert([{ name: 'a.pdf', bytes: await contractPdf() }], { kind: 'format', to: 'txt' }),
  );
  expect(bytes.toString()).toContain(
    '1. 甲方应当按期支付价款；\n2. 乙方应当按期交付设备。\n名称\t单价\n机床\t8000\n',
  );
});

it('keeps merged cells from a web page to Word', async () => {
  const html =
    '<html><body><h1>价目</h1><table><tr><td rowspan="2">设备</td><td colspan="2">价格</td></tr><tr><td>含税</td><td>不含税</td></tr></table></body></html>';
  const word = await only(convert([{ name: 'a.html', bytes: html }], { kind: 'format', to: 'docx' }));
  expect(await cellsOf(word.path)).toEqual([
    [0, 0, '设备'],
    [0, 1, '价格'],
    [1, 1, '含税'],
    [1, 2, '不含税'],
  ]);
  const archive = await openArchive(word.path);
  const part = await archive.open('word/document.xml');
  const xml = part === null ? '' : Buffer.concat(await part.toArray()).toString();
  archive.close();
  expect(xml.match(/<w:(?:vMerge|gridSpan) w:val="\w+"/gu)).toEqual([
    '<w:vMerge w:val="restart"',
    '<w:gridSpan w:val="2"',
    '<w:vMerge w:val="continue"',
  ]);
});

it('keeps text formatting from PDF to Word', async () => {
  const bytes = await buildPdf((builder) => {
    builder.page();
    builder.lines(
      ['甲方与乙方经协商一致，就设备采购事宜达成如下协议。', '双方应当共同遵守，不得擅自变更。'],
      { x: 80, y: 150, size: 14 },
      40,
    );
    builder.raw('q 1 0 0 rg 2 Tr BT /Hei 18 Tf 1 0 0 1 80 500 Tm <91CD8981> Tj ET Q');
    builder.raw('q BT /Song 14 Tf 1 0 0 1 116 500 Tm <4E8B9879> Tj ET Q');
  });
  const word = await only(convert([{ name: 'a.pdf', bytes }], { kind: 'format', to: 'docx' }));
  const { runs = [], text } = await readBack(word.path);
  const strong = runs.find(({ style }) => style.color !== undefined);
  expect(strong?.style).toEqual({ bold: true, color: '#ff0000', sizePt: 18, font: 'SimHei' });
  expect(text.slice(strong?.start, strong?.end)).toBe('重要');
  const archive = await openArchive(word.path);
  const styles = Buffer.concat((await (await archive.open('word/styles.xml'))?.toArray()) ?? []).toString();
  archive.close();
  expect(styles).toContain('<w:sz w:val="28"/>');
});

it('writes an unreadable page as a picture, and says so', async () => {
  const image = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer();
  const bytes = await buildPdf(async (builder) => {
    const page = builder.page();
    page.drawImage(await builder.document.embedJpg(image), { x: 20, y: 20, width: 550, height: 800 });
  });
  const word = await only(convert([{ name: 'a.pdf', bytes }], { kind: 'format', to: 'docx' }));
  expect(word.bytes.includes('word/media/')).toBe(true);
  expect(word.notes).toContain('第 1 页没有可用的文字，以整页图片放入文档。');
  const { outcome } = await tryConversion([{ name: 'a.pdf', bytes }], { kind: 'format', to: 'txt' });
  expect(outcome).toMatchObject({ kind: 'failed', reason: 'empty' });
});

it('recognises images when converting to Word and text, and says so', async () => {
  const png = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const tools = {
    office: null,
    recogniser: recogniserOf({ text: '租赁期限为三年，自交付之日起算。', x: 20, y: 40, size: 20 }),
  };
  const word = await only(convert([{ name: '扫描.png', bytes: png }], { kind: 'format', to: 'docx' }, tools));
  expect((await readBack(word.path)).text.trim()).toBe('租赁期限为三年，自交付之日起算。');
  expect(word.notes).toContain('有 1 页的文字由图像识别得到，请核对原件。');
  const { outcome } = await tryConversion([{ name: '扫描.png', bytes: png }], { kind: 'format', to: 'txt' });
  expect(outcome).toMatchObject({ kind: 'failed', reason: 'unavailable' });
});

it('turns a PDF into slides: text in boxes, everything else behind it, nothing twice', async () => {
  const slides = await only(
    convert([{ name: '合同.pdf', bytes: await contractPdf() }], { kind: 'format', to: 'pptx' }),
  );
  expect(slides.name).toBe('合同.pptx');
  expect(slides.checks).toEqual([expect.stringMatching(/^已读回：共 2 张幻灯片，\d+ 个文本框/)]);
  const archive = await openArchive(slides.path);
  // The first page has rules and a picture, the second nothing but text.
  expect([1, 2].map((page) => archive.has(`ppt/media/page${page}.jpg`))).toEqual([true, false]);
  archive.close();
  const { text } = await readBack(slides.path);
  for (const words of ['设备采购合同', '双方应\n当共同遵守', '机床', '本页为附件'])
    expect(text.replaceAll('\v', '\n').split(words)).toHaveLength(2);
});

it('makes one page for each page of a TIFF', async () => {
  const pdf = await only(
    convert([{ name: 'a.tiff', bytes: tiffFile([[0, 255], [9, 9, 9], [1]]) }], {
      kind: 'format',
      to: 'png',
    }).then(async ({ files }) => {
      expect(files.map(({ name }) => name)).toEqual(['a_01.png', 'a_02.png', 'a_03.png']);
      return convert([{ name: 'a.tiff', bytes: tiffFile([[0, 255], [9, 9, 9], [1]]) }], {
        kind: 'format',
        to: 'pdf',
      });
    }),
  );
  const images = await convert([{ name: 'a.pdf', bytes: pdf.bytes }], { kind: 'format', to: 'jpg' });
  expect(images.files).toHaveLength(3);
});

it('gives results with the same name different names, without characters that file systems refuse', async () => {
  const { files } = await convert(
    [
      { name: '../合同:终稿.txt', bytes: '甲方：张三' },
      { name: '合同:终稿.txt', bytes: '乙方：李四' },
    ],
    { kind: 'format', to: 'md' },
  );
  expect(files.map(({ name }) => name)).toEqual(['合同_终稿.md', '合同_终稿(2).md']);
});

it.each([
  ['empty', new Uint8Array(), 'empty'],
  ['not a document', new Uint8Array(4000).map((_, index) => (index * 37) % 251), 'unsupported'],
  ['a broken PDF', '%PDF-1.4 nothing', 'damaged'],
])('refuses a file that is %s and leaves nothing behind', async (_, bytes, reason) => {
  for (const to of ['docx', 'txt', 'png'] as const) {
    const { outcome, left } = await tryConversion([{ name: 'a.bin', bytes }], { kind: 'format', to });
    expect(outcome.kind === 'failed' ? outcome.reason : outcome.kind).toBe(reason);
    expect(left).toEqual([]);
  }
});

it('says when LibreOffice is missing', async () => {
  const { outcome } = await tryConversion([{ name: 'a.txt', bytes: '甲方' }], { kind: 'format', to: 'pdf' });
  expect(outcome).toMatchObject({ kind: 'failed', reason: 'unavailable' });
});

describe.skipIf(!isOfficePresent)(officeTitle('through LibreOffice'), () => {
  let office: OfficeConverter;
  beforeAll(() => {
    office = createOfficeConverter({ instances: 1, workFolder: tmpdir() });
  });
  afterAll(() => office.close());

  it('converts Word, text, Markdown and CSV to PDF', { timeout: 60_000 }, async () => {
    const tools = { office, recogniser: null };
    const files = [
      { name: '合同.docx', bytes: await contractDocx(2) },
      { name: '说明.txt', bytes: '第一条 本说明适用于全部设备。' },
      { name: '目录.md', bytes: '# 采购目录\n\n- 机床\n\n| 名称 | 单价 |\n| --- | --- |\n| 机床 | 8000 |\n' },
      { name: '价目.csv', bytes: '名称,单价\n铣床,9000\n' },
    ];
    const { files: produced } = await convert(files, { kind: 'format', to: 'pdf' }, tools);
    const texts = await Promise.all(produced.map(async ({ path }) => (await readBack(path)).text));
    expect(texts[0]).toContain('采购合同第2批标的物与价款');
    expect(texts[1]).toBe('第一条 本说明适用于全部设备。');
    expect(texts[2]).toContain('采购目录');
    expect(texts[2]).not.toContain('#');
    expect(await cellsOf(produced[2]?.path ?? '')).toEqual(CELLS);
    expect(texts[3]).toContain('铣床');
    expect(texts[3]).not.toContain(',');
  });

  it('gives slides that LibreOffice opens, with the text of each page on its own', {
    timeout: 60_000,
  }, async () => {
    const tools = { office, recogniser: null };
    const slides = await only(
      convert([{ name: '合同.pdf', bytes: await contractPdf() }], { kind: 'format', to: 'pptx' }, tools),
    );
    const pdf = await only(convert([slides], { kind: 'format', to: 'pdf' }, tools));
    const { text, pages } = await readBack(pdf.path);
    expect(pages).toHaveLength(2);
    for (const words of ['设备采购合同', '机床', '本页为附件']) expect(text.split(words)).toHaveLength(2);
  });

  it('merges office files with PDFs, in order', { timeout: 60_000 }, async () => {
    const word = await Packer.toBuffer(
      new WordDocument({ sections: [{ children: [new Paragraph('封面：设备采购')] }] }),
    );
    const files = [
      { name: '封面.docx', bytes: word },
      { name: '合同.pdf', bytes: await contractPdf() },
    ];
    const merged = await only(convert(files, { kind: 'merge' }, { office, recogniser: null }));
    const { text, pages } = await readBack(merged.path);
    expect(pages).toHaveLength(3);
    expect(text.indexOf('封面：设备采购')).toBeLessThan(text.indexOf('设备采购合同'));
  });

  it('removes only the page numbers that LibreOffice wrote', { timeout: 60_000 }, async () => {
    const number = new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ children: ['第 ', PageNumber.CURRENT, ' 页'] })],
    });
    const children = Array.from(
      { length: 90 },
      (_, index) => new Paragraph(`第${index + 1}条 双方应当遵守第 ${index * 7 + 3} 号约定。`),
    );
    const word = new WordDocument({
      sections: [{ footers: { default: new Footer({ children: [number] }) }, children }],
    });
    const source = [{ name: 'a.docx', bytes: await Packer.toBuffer(word) }];
    const pdf = await only(convert(source, { kind: 'format', to: 'pdf' }, { office, recogniser: null }));
    const removed = await only(
      convert([{ name: 'a.pdf', bytes: pdf.bytes }], { kind: 'pageNumbers', action: 'remove' }),
    );
    const readWhole = (path: string) => readPdf(path, { keepsEveryPage: true });
    const [before, after] = [await readWhole(pdf.path), await readWhole(removed.path)];
    expect(before.text).toMatch(/第 1 页/u);
    expect(removed.notes).toEqual([`已移除 ${before.pages?.length} 页的页码。`]);
    expect(outlineOf(after)).toEqual(outlineOf(before).filter(([type]) => type !== 'footer'));
  });
});
