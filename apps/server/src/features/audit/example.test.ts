import { readFile } from 'node:fs/promises';
import { readExampleAudit, readExampleAuditPdf } from '@wenjian/api';
import { buildDocument } from '@wenjian/document';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DocumentReader } from '../../adapters/document-reader/document-reader.port.ts';
import { readAs, withoutPictureText } from '../../testing/read-as.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { untilPrepared } from '../../testing/until-prepared.ts';
import { query } from '../compare/compare.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const example = (standpoint?: string) =>
  untilPrepared(() => product.visitor.call(readExampleAudit, { query: standpoint ? { standpoint } : {} }));

describe('the example', () => {
  it('is read by the reader and reviewed by the engine, once for many simultaneous requests', async () => {
    const shown = await Promise.all([example(), example(), example('甲方')]);
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
    const { result, decisions } = await example();
    expect(decisions).toEqual([]);
    expect(result).toMatchObject({ isPartial: false, model: null });
    expect(result.standpoint).toMatch(/^甲方/);
    expect(result.risks.length).toBeGreaterThanOrEqual(8);
    expect(result.risks.filter(({ level }) => level === 'high').length).toBeGreaterThanOrEqual(3);
    for (const { start, end, quote, kind, boxes } of result.risks) {
      if (kind === 'missing') continue;
      expect(result.document.text.slice(start ?? 0, end ?? 0)).toBe(quote);
      expect(boxes.length).toBeGreaterThan(0);
    }
    const jobs = await query(
      product,
      `select count(*)::int as count from jobs.job where name = 'auditExample'`,
      [],
    );
    expect(jobs).toEqual([{ count: 1 }]);
    expect(await query(product, 'select count(*)::int as count from readings', [])).toEqual([{ count: 1 }]);
  });

  it('differs for the other side, and falls back to the default side when the requested one is not in it', async () => {
    const buyer = await example();
    const seller = await example('乙方');
    expect(seller.standpoint).toMatch(/^乙方/);
    expect(seller.result.risks).not.toEqual(buyer.result.risks);
    expect((await example('丁方')).standpoint).toBe(buyer.standpoint);
    expect((await example(seller.standpoint)).result).toEqual(seller.result);
    expect((await example('中立')).standpoint).toBe('中立');
  });

  it('has pages for every visitor', async () => {
    await example();
    const pdf = await product.server.app.inject({
      method: 'GET',
      url: readExampleAuditPdf.path,
      headers: { range: 'bytes=0-4' },
    });
    expect([pdf.statusCode, pdf.body]).toEqual([206, '%PDF-']);
  });
});

describe('the example on a machine', () => {
  /** Reads without layout, like a machine without LibreOffice. */
  const pageless: DocumentReader = {
    ...withoutPictureText,
    version: 'pageless',
    async read({ path }) {
      const bytes = await readFile(path);
      const paragraphs = [
        '买卖合同',
        '甲方（买方）：甲公司',
        '乙方（卖方）：乙公司',
        `共 ${bytes.length} 字节`,
      ];
      const blocks = paragraphs.map((text) => ({ type: 'paragraph' as const, text }));
      const document = buildDocument({ readerVersion: 'x', kind: 'docx', pages: null, blocks, notRead: [] });
      return readAs(document);
    },
  };

  it('that cannot lay out pages is shown as text', async () => {
    const bare = await startTestProduct({ hasWorker: true, engines: { reader: pageless } });
    const { result } = await untilPrepared(() => bare.visitor.call(readExampleAudit, {}));
    expect(result.document.pages).toBeNull();
    expect(result.document.text).toContain('甲公司');
    const pdf = await bare.visitor.request(readExampleAuditPdf, {});
    expect([pdf.status, pdf.body.message]).toEqual([404, '这份文件没有可显示的页面，可以查看文字']);
    await bare.close();
  });

  it('without a worker is not ready, and reports it after a while', async () => {
    const idle = await startTestProduct();
    vi.useFakeTimers({ toFake: ['Date'] });
    // The clock of whoever waits is fifty times as fast.
    const clock = setInterval(() => vi.setSystemTime(Date.now() + 1_000), 20);
    const { status, body } = await idle.visitor.request(readExampleAudit, {});
    clearInterval(clock);
    vi.useRealTimers();
    expect([status, body.message]).toEqual([503, '示例正在准备，请稍候再试']);
    await idle.close();
  });
});
