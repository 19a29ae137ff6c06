import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { boxesOfRange } from '@wenjian/document';
import { readPdf, renderPage } from '@wenjian/readers';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bmpFile } from '../../../readers/src/ocr/image/image-files.testing.ts';
import { buildPdf, type PdfBuilder } from '../../../readers/src/pdf/pdf.testing.ts';
import { convert, only, readBack, tryConversion, useConversionFolder } from './convert.testing.ts';

useConversionFolder();

const numerals = ['甲', '乙', '丙', '丁', '戊'];

function contract(pages: number, draw?: (builder: PdfBuilder, page: number) => void): Promise<Uint8Array> {
  return buildPdf((builder) => {
    for (let page = 1; page <= pages; page++) {
      builder.page();
      builder.text(`本页为合同的${numerals[page - 1] ?? page}部分，双方应当遵守其约定。`, {
        x: 80,
        y: 160 + page * 30,
      });
      draw?.(builder, page);
    }
  });
}

const numbered = (pages: number): Promise<Uint8Array> =>
  contract(pages, (builder, page) =>
    builder.text(`第 ${page} 页 共 ${pages} 页`, { x: 250, y: 800, size: 9 }),
  );

/** Noise does not compress: the worst case of a photograph. */
async function photograph(side: number): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 2654435761) >>> 24;
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

it('merges PDFs and images in order, with a bookmark for each file', async () => {
  const bmp = bmpFile({ bits: 24, rows: [[[255, 0, 0]], [[255, 0, 0]]] });
  const files = [
    { name: '甲.pdf', bytes: await contract(2) },
    { name: '图.bmp', bytes: bmp },
    { name: '乙.pdf', bytes: await contract(1) },
  ];
  const merged = await only(convert(files, { kind: 'merge' }));
  expect(merged.name).toBe('甲等3个文件_合并.pdf');
  const document = await readBack(merged.path);
  expect(document.pages).toHaveLength(4);
  const lines = document.layout?.map(({ page, start }) => [page, document.text.slice(start, start + 8)]);
  expect(lines).toEqual([
    [0, '本页为合同的甲部'],
    [1, '本页为合同的乙部'],
    [3, '本页为合同的甲部'],
  ]);
  const outline = (await PDFDocument.load(merged.bytes)).catalog.toString();
  expect(outline).toContain('/Outlines');
});

it('names the file that makes a merge fail', async () => {
  const files = [
    { name: '好.pdf', bytes: await contract(1) },
    { name: '坏.pdf', bytes: '%PDF-1.7\nnothing' },
  ];
  const { outcome, left } = await tryConversion(files, { kind: 'merge' });
  expect(outcome).toMatchObject({
    kind: 'failed',
    reason: 'damaged',
    message: expect.stringContaining('《坏.pdf》'),
  });
  expect(left).toEqual([]);
});

it('splits by ranges and by number of pages, and reports progress part by part', async () => {
  const source = [{ name: '合同.pdf', bytes: await contract(5) }];
  const { files } = await convert(source, { kind: 'split', ranges: '2-3,5' });
  expect(files.map(({ name }) => name)).toEqual(['合同_第2-3页.pdf', '合同_第5页.pdf']);
  const [first, second] = await Promise.all(files.map(({ path }) => readBack(path)));
  expect(first?.pages).toHaveLength(2);
  expect(first?.text).toContain('乙部分');
  expect(second?.text).toContain('戊部分');
  expect(second?.text).not.toContain('丁部分');
  const { outcome, progress } = await tryConversion(source, { kind: 'split', every: 2 });
  expect(outcome.kind === 'converted' && outcome.files).toHaveLength(3);
  expect(progress.length).toBeGreaterThanOrEqual(3);
  expect(progress).toEqual([...progress].sort((one, other) => one - other));
  expect(progress.at(-1)).toBe(1);
});

it('refuses ranges outside the file', async () => {
  const { outcome, left } = await tryConversion([{ name: 'a.pdf', bytes: await contract(2) }], {
    kind: 'split',
    ranges: '1-9',
  });
  expect(outcome).toEqual({
    kind: 'failed',
    reason: 'unsupported',
    message: '页码范围“1-9”超出文件的页数，该文件共 2 页。',
  });
  expect(left).toEqual([]);
});

it('compresses images, says by how much, and keeps the text', async () => {
  const image = await photograph(900);
  const bytes = await buildPdf(async (builder) => {
    const page = builder.page();
    builder.text('附件一为现场照片。', { x: 80, y: 80 });
    page.drawImage(await builder.document.embedJpg(image), { x: 80, y: 100, width: 200, height: 200 });
  });
  const small = await only(convert([{ name: 'a.pdf', bytes }], { kind: 'compress', quality: 'medium' }));
  expect(small.bytes.length).toBeLessThan(bytes.length / 2);
  expect(small.notes[0]).toMatch(/^压缩前 .+，压缩后 .+，减小 \d+%。$/u);
  const document = await readBack(small.path);
  expect(document.text).toContain('附件一为现场照片。');
  expect(document.blocks.filter(({ type }) => type === 'image')).toHaveLength(1);
});

it('never returns a larger file', async () => {
  const once = await only(
    convert([{ name: 'a.pdf', bytes: await contract(1) }], { kind: 'compress', quality: 'high' }),
  );
  const twice = await only(
    convert([{ name: 'a.pdf', bytes: once.bytes }], { kind: 'compress', quality: 'high' }),
  );
  expect(twice.bytes.length).toBeLessThanOrEqual(once.bytes.length);
  if (twice.bytes.length === once.bytes.length) expect(twice.notes[0]).toContain('原样提供');
});

it('numbers the pages at the bottom centre, including rotated pages, and removes the numbers again', async () => {
  const bytes = await contract(3);
  const turned = await PDFDocument.load(bytes);
  turned.getPage(1).node.set(PDFName.of('Rotate'), turned.context.obj(90));
  const source = [{ name: 'a.pdf', bytes: await turned.save() }];
  const added = await only(convert(source, { kind: 'pageNumbers', action: 'add', start: 7 }));
  const document = await readPdf(added.path, { keepsEveryPage: true });
  for (const [index, text] of ['7', '8', '9'].entries()) {
    const line = document.layout?.find(
      ({ page, start, end }) => page === index && document.text.slice(start, end) === text,
    );
    const [box] = line === undefined ? [] : boxesOfRange(document, line);
    const size = document.pages?.[index];
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (size?.widthPt ?? 0) / 2)).toBeLessThan(1);
    expect((size?.heightPt ?? 0) - (box?.y ?? 0)).toBeLessThan(45);
  }
  const removed = await only(
    convert([{ name: 'a.pdf', bytes: added.bytes }], { kind: 'pageNumbers', action: 'remove' }),
  );
  expect((await readBack(removed.path)).text).toBe(
    (await readBack((await only(convert(source, { kind: 'format', to: 'pdf' }))).path)).text,
  );
});

it('removes only the repeated page numbers of other programs', async () => {
  const removed = await only(
    convert([{ name: 'a.pdf', bytes: await numbered(4) }], { kind: 'pageNumbers', action: 'remove' }),
  );
  expect(removed.notes).toEqual(['已移除 4 页的页码。']);
  const document = await readBack(removed.path);
  expect(document.text).not.toContain('共 4 页');
  expect(document.text.match(/部分，双方应当遵守其约定/gu)).toHaveLength(4);
});

it('keeps numbers that are drawn together with other text', async () => {
  const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const bytes = await contract(3, (builder, page) => {
    // The second text has no position of its own: it starts where the first one ends, far to the right and
    // above.
    builder.raw(`BT /Song 9 Tf 280 40 Td <${hex(`${page}`)}> Tj 400 Ts <${hex('悬挂的正文')}> Tj ET`);
  });
  const removed = await only(convert([{ name: 'a.pdf', bytes }], { kind: 'pageNumbers', action: 'remove' }));
  expect(removed.notes).toEqual(['第 1–3 页的页码无法安全移除（与其他内容连在一起），保持原样。']);
  expect((await readBack(removed.path)).text.match(/悬挂的正文/gu)).toHaveLength(3);
});

it('says when there are no page numbers', async () => {
  const bytes = await contract(2);
  const removed = await only(convert([{ name: 'a.pdf', bytes }], { kind: 'pageNumbers', action: 'remove' }));
  expect(removed.notes).toEqual(['没有找到可以识别的页码，文件未作改动。']);
  expect(removed.bytes.equals(bytes)).toBe(true);
});

it('refuses password-protected PDFs for every operation', async () => {
  const document = await PDFDocument.load(await contract(1));
  await document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  const files = [{ name: 'a.pdf', bytes: await document.save() }];
  for (const operation of [
    { kind: 'merge' },
    { kind: 'split', every: 1 },
    { kind: 'compress', quality: 'low' },
    { kind: 'pageNumbers', action: 'add' },
    { kind: 'format', to: 'docx' },
    { kind: 'format', to: 'png' },
  ] as const) {
    const { outcome, left } = await tryConversion(files, operation);
    expect(outcome).toEqual({
      kind: 'failed',
      reason: 'encrypted',
      message: 'PDF 文件设有打开密码，请取消密码后重新上传。',
    });
    expect(left).toEqual([]);
  }
});

it('accepts PDFs that only restrict printing, and says that the restriction is removed', async () => {
  const document = await PDFDocument.load(await contract(2));
  await document.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { printing: false } });
  const files = [{ name: 'a.pdf', bytes: await document.save() }];
  const added = await only(convert(files, { kind: 'pageNumbers', action: 'add' }));
  expect(added.notes).toEqual(['原文件设有编辑或打印限制，处理后的文件不再带有这些限制。']);
  expect((await readBack(added.path)).text).toContain('甲部分');
});

it('stops when aborted and leaves no files', async () => {
  const stop = new AbortController();
  const files = [{ name: 'a.pdf', bytes: await contract(5) }];
  const running = tryConversion(files, { kind: 'split', every: 1 }, { signal: stop.signal });
  setTimeout(() => stop.abort(new Error('stopped')), 60);
  await expect(running).rejects.toThrow('stopped');
});

it('draws pages as images at 150 dpi', async () => {
  const { files } = await convert([{ name: 'a.pdf', bytes: await contract(2) }], {
    kind: 'format',
    to: 'png',
  });
  expect(files.map(({ name }) => name)).toEqual(['a_01.png', 'a_02.png']);
  const metadata = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
  expect(metadata.map(({ width, height, format, density }) => [width, height, format, density])).toEqual([
    [1240, 1754, 'png', 150],
    [1240, 1754, 'png', 150],
  ]);
});

it('puts images on pages of their own size, upright', async () => {
  const jpeg = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#ff0000' } })
    .composite([
      { input: { create: { width: 600, height: 600, channels: 3, background: '#0000ff' } }, left: 0, top: 0 },
    ])
    .withMetadata({ density: 200, orientation: 6 })
    .jpeg()
    .toBuffer();
  const pdf = await only(convert([{ name: '照片.jpg', bytes: jpeg }], { kind: 'format', to: 'pdf' }));
  const page = await renderPage(pdf.path, 0, 72);
  expect([page?.widthPt, page?.heightPt]).toEqual([216, 432]);
  // Rotated clockwise, the blue left half is at the top.
  const at = (x: number, y: number): number[] => [
    ...(page?.pixels.subarray((y * 216 + x) * 4, (y * 216 + x) * 4 + 3) ?? []),
  ];
  expect(at(108, 50)[2]).toBeGreaterThan(200);
  expect(at(108, 380)[0]).toBeGreaterThan(200);
});
