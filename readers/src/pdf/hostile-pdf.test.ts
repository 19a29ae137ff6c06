import { deflateSync } from 'node:zlib';
import { PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { readBytes } from '../fixtures.testing.ts';
import { processorMs } from '../processor-time.testing.ts';
import { countTried } from '../tried-inputs.testing.ts';
import { renderPage } from './page/render-page.ts';
import { buildPdf, notReadOf, readPdfBytes, withFile } from './pdf.testing.ts';

countTried('hostile PDFs', { byTests: /^(an unreadable|a malicious) PDF / });

const MAX_READ_MS = 30_000;
/** By the clock, which is not what is judged. */
const PATIENCE_MS = 4 * MAX_READ_MS;
vi.setConfig({ testTimeout: PATIENCE_MS });
const MAX_GROWTH_BYTES = 1.5 * 1024 ** 3;

async function timed<Value>(task: () => Promise<Value>): Promise<readonly [Value, number]> {
  const started = processorMs();
  return [await task(), processorMs() - started];
}

const simplePdf = () =>
  buildPdf((builder) => {
    builder.page();
    builder.text('甲方应当支付货款。', { x: 80, y: 100 });
  });

/** A page tree with the given number of leaves, all the same page. */
function manyPages(count: number): Buffer {
  const kids = '3 0 R '.repeat(count);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(`${body}xref\n0 4\n0000000000 65535 f \n${table}${trailer}`);
}

describe('an unreadable PDF is refused with its own sentence', () => {
  it('when it has a password', async () => {
    const bytes = await buildPdf((builder) => {
      builder.page();
      builder.text('机密', { x: 80, y: 100 });
      builder.document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    });
    expect(await readBytes(Buffer.from(bytes))).toEqual({
      kind: 'unreadable',
      reason: 'encrypted',
      message: 'PDF 文件设有打开密码，请取消密码后重新上传。',
    });
  });

  it('but not when only changing it needs one', async () => {
    const bytes = await buildPdf((builder) => {
      builder.page();
      builder.text('甲方付款', { x: 80, y: 100 });
      builder.document.encrypt({ ownerPassword: 'owner', permissions: { copying: false } });
    });
    expect((await readPdfBytes(bytes)).text).toBe('甲方付款');
  });

  it('when it is damaged beyond repair', async () => {
    expect(await readBytes(Buffer.from('%PDF-1.7\nno objects here\n%%EOF'))).toMatchObject({
      kind: 'unreadable',
      reason: 'damaged',
    });
  });

  it('but is read when only its end is missing', async () => {
    const bytes = Buffer.from(
      await buildPdf((builder) => {
        builder.page();
        builder.text('甲方付款', { x: 80, y: 100 });
      }),
    );
    const table = bytes.lastIndexOf('startxref');
    expect(await readBytes(bytes.subarray(0, table))).toMatchObject({ kind: 'document' });
  });

  it('when it has no pages', async () => {
    expect(await readBytes(manyPages(0))).toMatchObject({ kind: 'unreadable', reason: 'empty' });
  });

  it(
    'when it has a hundred thousand pages, in seconds',
    async () => {
      const [result, processorTimeMs] = await timed(() => readBytes(manyPages(100_000)));
      expect(result).toEqual({
        kind: 'unreadable',
        reason: 'tooLarge',
        message: 'PDF 文件超过 2000 页的上限，请拆分后再上传。',
      });
      expect(processorTimeMs).toBeLessThan(10_000);
    },
    MAX_READ_MS,
  );

  it('when its size is wrong and nothing in it can be found', async () => {
    const bytes = Buffer.from(await simplePdf());
    expect((await readBytes(bytes.subarray(0, 300))).kind).toBe('unreadable');
  });
});

describe('a malicious PDF stays within the limits', () => {
  it(
    'with forms that draw forms that draw forms',
    async () => {
      const bytes = await buildPdf((builder) => {
        builder.page();
        builder.text('第一页的正文', { x: 80, y: 100 });
        const bomb = builder.page();
        const { context } = builder.document;
        const leaf = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 100] };
        let inner = context.register(context.flateStream('0 0 1 1 re f', leaf));
        for (let depth = 0; depth < 9; depth++) {
          const resources = { XObject: { F: inner } };
          inner = context.register(
            context.flateStream('/F Do '.repeat(20), { ...leaf, Resources: resources }),
          );
        }
        bomb.node.setXObject(PDFName.of('F'), inner);
        builder.raw('/F Do');
        builder.page();
        builder.text('第三页的正文', { x: 80, y: 100 });
      });
      const [document, processorTimeMs] = await timed(() => readPdfBytes(bytes, { pageProcessorMs: 700 }));
      expect(document.text).toContain('第一页的正文');
      expect(document.text).toContain('第三页的正文');
      expect(notReadOf(document)).toEqual([['过于复杂的页', 1]]);
      expect(processorTimeMs).toBeLessThan(MAX_READ_MS);
    },
    PATIENCE_MS,
  );

  it(
    'with an image of ten thousand by ten thousand pixels',
    async () => {
      const side = 10_000;
      const bytes = await buildPdf((builder) => {
        const page = builder.page();
        const { context } = builder.document;
        const image = context.stream(deflateSync(Buffer.alloc(side * side, 0x80), { level: 1 }), {
          Filter: 'FlateDecode',
          Type: 'XObject',
          Subtype: 'Image',
          Width: side,
          Height: side,
          BitsPerComponent: 8,
          ColorSpace: 'DeviceGray',
        });
        page.node.setXObject(PDFName.of('I'), context.register(image));
        builder.raw('q 595 0 0 842 0 0 cm /I Do Q');
      });
      const before = process.memoryUsage().rss;
      let peak = 0;
      const watch = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage().rss - before);
      }, 20);
      const [page, processorTimeMs] = await timed(() => withFile(bytes, (path) => renderPage(path, 0, 150)));
      clearInterval(watch);
      expect(page).toMatchObject({ widthPx: 1240, heightPx: 1754 });
      expect(peak).toBeLessThan(MAX_GROWTH_BYTES);
      expect(processorTimeMs).toBeLessThan(MAX_READ_MS);
    },
    PATIENCE_MS,
  );

  it(
    'with a hundred thousand characters too many on one page',
    async () => {
      const bytes = await buildPdf((builder) => {
        builder.page();
        const line = '甲方应当支付货款'.repeat(60);
        for (let index = 0; index < 220; index++)
          builder.text(line, { x: 10, y: 20 + index * 3.5, size: 1.1 });
      });
      const [document, processorTimeMs] = await timed(() => readPdfBytes(bytes));
      expect(document.text.length).toBeGreaterThan(90_000);
      expect(notReadOf(document)).toContainEqual(['文字过多的页', 1]);
      expect(processorTimeMs).toBeLessThan(MAX_READ_MS);
    },
    PATIENCE_MS,
  );
});
