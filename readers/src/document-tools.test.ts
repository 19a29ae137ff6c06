/**
 * Document tools with real helpers: images are recognised and shown as pages; tracked changes are read in the
 * requested view.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { layoutFaults } from '@wenjian/document';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDocumentTools, type DocumentTools } from './document-tools.ts';
import { buildZip, docxEntries } from './fixtures.testing.ts';
import { tiffFile } from './ocr/image/image-files.testing.ts';
import { imageToPdf } from './ocr/image/image-to-pdf.ts';
import { OcrFailed } from './ocr/recogniser.ts';
import { renderPage, renderPages } from './pdf/page/render-page.ts';

const PAGE = join(import.meta.dirname, 'ocr', 'testing', 'contract-part.png');

let folder = '';
let tools: DocumentTools;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'document-tools-test-'));
  tools = createDocumentTools({ workFolder: join(folder, 'work') });
});

afterAll(async () => {
  await tools.close();
  await rm(folder, { recursive: true });
});

async function read(name: string, bytes: Buffer, options = {}) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const outcome = await tools.read({ path, name }, options);
  if (outcome.kind === 'unreadable') throw new Error(outcome.message);
  return outcome;
}

it('shows an image upright as pages, with its text, seal and suspect characters at their positions', async () => {
  const sideways = await sharp(PAGE).rotate(270).withMetadata({ density: 200 }).png().toBuffer();
  const { document, pdfPath, release } = await read('a.png', sideways);
  const [page] = document.pages ?? [];
  const drawn = await renderPage(pdfPath ?? '', 0, 100);
  expect(drawn?.widthPt).toBeCloseTo(page?.widthPt ?? 0, 1);
  expect(drawn?.heightPt).toBeCloseTo(page?.heightPt ?? 0, 1);
  expect(page?.widthPt).toBeGreaterThan(page?.heightPt ?? 0);
  const seal = document.blocks.find((block) => block.type === 'seal')?.box;
  // The seal is red at its position in the document, and nowhere else.
  expect(redShare(drawn, seal)).toBeGreaterThan(0.9);
  const marked = (document.marks ?? []).map(({ kind, start, end }) => [
    kind,
    document.text.slice(start, end),
  ]);
  expect(marked.some(([kind, text]) => kind === 'underSeal' && text?.includes('云岭'))).toBe(true);
  expect(marked).toContainEqual(['doubtful', '捌仟伍佰元整']);
  expect(layoutFaults(document)).toEqual([]);
  await release();
  expect(existsSync(pdfPath ?? '')).toBe(false);
});

it('makes one page for each page of a TIFF, rotated as recognised', async () => {
  const path = join(folder, 'a.tiff');
  await writeFile(path, tiffFile([[0, 255], [9, 9, 9], [1]]));
  const output = join(folder, 'a.pdf');
  const pages = ([0, 90, 180] as const).map((rotation) => ({ dpi: 36, rotation }));
  await imageToPdf(path, output, { pages });
  const sizes: number[][] = [];
  for await (const page of renderPages(output, [0, 1, 2], 36)) sizes.push([page.widthPt, page.heightPt]);
  expect(sizes).toHaveLength(3);
  const tall = sizes[1] ?? [];
  expect(tall[1]).toBeGreaterThan(tall[0] ?? 0);
});

it('reads the pages of a Word file that contains only scans, and still refuses an empty one', async () => {
  const scan = await sharp(PAGE).extract({ left: 0, top: 20, width: 1100, height: 150 }).png().toBuffer();
  const inline =
    '<wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="5400000" cy="736364"/><wp:docPr id="1" name="scan"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="scan"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="scan.png"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="5400000" cy="736364"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline>';
  const body = `<w:p><w:r><w:drawing>${inline}</w:drawing></w:r></w:p>`;
  const scanned = buildZip([
    {
      name: '[Content_Types].xml',
      data: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    ...docxEntries({ body, media: { 'scan.png': scan } }),
  ]);
  const { document, pdfPath, release } = await read('scan.docx', scanned);
  expect(document.text).toContain('违约责任');
  expect(pdfPath).not.toBeNull();
  await release();
  await expect(read('blank.docx', buildZip(docxEntries({ body: '<w:p/>' })))).rejects.toThrow(
    '没有可读取的文字',
  );
});

it('gives a file without any readable text as pictures to those who take them, and refuses it to others', async () => {
  const disc = Buffer.from('<svg width="300" height="300"><circle cx="150" cy="150" r="90"/></svg>');
  const picture = await sharp(disc).flatten({ background: '#ffffff' }).png().toBuffer();
  const pdf = join(folder, 'disc.pdf');
  await writeFile(join(folder, 'disc.png'), picture);
  await imageToPdf(join(folder, 'disc.png'), pdf);
  const attaching = await PDFDocument.load(await readFile(pdf));
  await attaching.attach(Buffer.from('x'), 'x.bin');
  for (const [name, bytes, also] of [
    ['disc.png', picture, []],
    ['only.pdf', Buffer.from(await attaching.save()), ['附件']],
  ] as const) {
    await expect(read(name, bytes)).rejects.toThrow('没有可读取的文字');
    const { document, pdfPath, release } = await read(name, bytes, { acceptsPictures: true });
    expect(document).toMatchObject({
      text: '',
      pages: [{ widthPt: expect.any(Number) }],
      blocks: [{ type: 'image', page: 1, picture: { hash: expect.any(String), isOfPixels: true } }],
    });
    expect(document.notRead).toContainEqual(
      expect.objectContaining({ what: '没有可读取文字的页面', count: 1 }),
    );
    expect(document.notRead.map(({ what }) => what)).toEqual(expect.arrayContaining([...also]));
    expect(pdfPath).not.toBeNull();
    await release();
  }
  const blank = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  await expect(read('blank.png', blank, { acceptsPictures: true })).rejects.toThrow('没有可读取的文字');
});

it('refuses pages whose recognition failed, instead of calling them pictures without text', async () => {
  const recognise = vi.spyOn(tools.recogniser, 'recogniseImage').mockRejectedValue(new OcrFailed('失败'));
  try {
    const square = { create: { width: 300, height: 300, channels: 3, background: '#222222' } } as const;
    await writeFile(join(folder, 'unread.png'), await sharp(square).png().toBuffer());
    await imageToPdf(join(folder, 'unread.png'), join(folder, 'unread-pages.pdf'));
    const bytes = await readFile(join(folder, 'unread-pages.pdf'));
    await expect(read('unread.pdf', bytes, { acceptsPictures: true })).rejects.toThrow('识别失败的页 1 处');
    expect(recognise).toHaveBeenCalled();
  } finally {
    recognise.mockRestore();
  }
});

it('reads tracked changes in the requested view', async () => {
  const run = (text: string, tag = 'w:t') => `<w:r><${tag}>${text}</${tag}></w:r>`;
  const body = `<w:p>${run('价款')}<w:del w:id="1">${run('十万', 'w:delText')}</w:del><w:ins w:id="2">${run('二十万')}</w:ins></w:p>`;
  const bytes = buildZip(docxEntries({ body }));
  const { document, release } = await read('a.docx', bytes, { revisions: 'rejected' });
  expect(document.text).toBe('价款十万');
  await release();
});

/** The share of the page's red pixels inside a box. */
function redShare(
  page: Awaited<ReturnType<typeof renderPage>>,
  box: { x: number; y: number; width: number; height: number } | undefined,
): number {
  if (page === null || box === undefined) return 0;
  const scale = page.dpi / 72;
  let [all, inside] = [0, 0];
  for (let at = 0; at < page.pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = page.pixels.subarray(at, at + 3);
    if (red < 150 || green > red - 60 || blue > red - 60) continue;
    all++;
    const [x, y] = [(at / 4) % page.widthPx, Math.floor(at / 4 / page.widthPx)];
    const isInside =
      x >= box.x * scale - 2 &&
      x <= (box.x + box.width) * scale + 2 &&
      y >= box.y * scale - 2 &&
      y <= (box.y + box.height) * scale + 2;
    if (isInside) inside++;
  }
  return all === 0 ? 0 : inside / all;
}
