/** Reports by the writers of the product itself, from request to download. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  deletePlagiarism,
  exportHighlightedPdf,
  exportManyHighlightedPdf,
  exportManyReport,
  exportPlagiarismReport,
  renamePlagiarism,
  verifyReport,
} from '@wenjian/api';
import { readDocument } from '@wenjian/readers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { query as rowsOf } from '../../compare/compare.testing.ts';
import { BID, bearer, checkedMany, checkedPair, download, REUSED, RIVAL } from '../plagiarism.testing.ts';

let product: TestProduct;
let user: TestUser;
let checkedOnce: ReturnType<typeof checkedPair> | null = null;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
  user = await product.signIn();
});
afterAll(() => product.close());

const checked = () => {
  checkedOnce ??= checkedPair(product, user, undefined, { title: '设备采购' });
  return checkedOnce;
};
const report = async (format: string) =>
  download(product, exportPlagiarismReport, { taskId: (await checked()).id, format }, bearer(user));
/** The text of a downloaded file, read by the product itself. */
async function readBack(name: string, bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-report-'));
  try {
    const path = join(folder, name);
    await writeFile(path, bytes);
    const outcome = await readDocument({ path, name });
    if (outcome.kind !== 'document') throw new Error(`the report cannot be read: ${outcome.kind}`);
    return outcome.document.text;
  } finally {
    await rm(folder, { recursive: true });
  }
}
const nameOf = (headers: Record<string, unknown>) =>
  decodeURIComponent(String(headers['content-disposition']));

describe('the report of a pair', () => {
  it('as HTML needs no external resources, and has the fragments side by side, the hashes and the settings', async () => {
    const { result } = await checked();
    const { body, headers } = await report('html');
    expect(nameOf(headers)).toContain('设备采购（查重报告）.html');
    // The address of the page that verifies it is text, not a link.
    expect(body).not.toMatch(/<script|src=|href=|@import|url\(/);
    expect(body.replaceAll(/<\/?mark>/g, '').split(REUSED.slice(0, -1)).length).toBe(3);
    expect(body).toContain('<mark>');
    const { originInTarget } = result.statistics;
    for (const { matched, total } of [originInTarget.before, originInTarget.after])
      expect(body).toContain(`${matched} / ${total} 字`);
    for (const { files } of [result.origin, result.target])
      expect(body).toContain(files[0]?.sha256 ?? 'no hash');
    expect(body).toContain(result.settings.engineVersion);
    expect(body).toContain('页眉页脚');
  });

  it('as Excel has a row for each fragment, with the words of both documents and their rates', async () => {
    const { result } = await checked();
    const { rawPayload, headers } = await report('xlsx');
    expect(nameOf(headers)).toContain('设备采购（查重报告）.xlsx');
    const text = await readBack('报告.xlsx', rawPayload);
    expect(result.blockList.length).toBeGreaterThan(0);
    for (const { references } of result.blockList)
      for (const { text: words } of Object.values(references)) expect(text).toContain(words);
    const { matched, total } = result.statistics.originInTarget.after;
    for (const number of [matched, total]) expect(text).toContain(String(number));
    expect(text).toContain(result.settings.sensitiveWordsSha256);
  });

  it('as JSON is the whole result, so that the run can be repeated', async () => {
    const { content } = (await report('json')).json<{ content: { result: unknown } }>();
    expect(content.result).toEqual((await checked()).result);
  });

  it('as PDF is made once, and made again under another title', async () => {
    const first = await report('pdf');
    expect([first.statusCode, first.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(nameOf(first.headers)).toContain('设备采购（查重报告）.pdf');
    expect(await readBack('报告.pdf', first.rawPayload)).toContain('设备采购');
    expect((await report('pdf')).rawPayload.equals(first.rawPayload)).toBe(true);
    await user.call(renamePlagiarism, { params: { id: (await checked()).id }, body: { title: '改名后' } });
    const second = await report('pdf');
    expect(nameOf(second.headers)).toContain('改名后（查重报告）.pdf');
    const words = await readBack('报告.pdf', second.rawPayload);
    expect(words).toContain('改名后');
    expect(words).not.toContain('设备采购');
    expect(words).toContain(REUSED.slice(0, 8));
  });

  it('is not found by strangers', async () => {
    const stranger = await product.signIn();
    const query = { taskId: (await checked()).id, format: 'html' };
    expect((await download(product, exportPlagiarismReport, query, bearer(stranger))).statusCode).toBe(404);
  });
});

describe('an issued report', () => {
  const verify = (number: string, code: string) =>
    product.visitor.request(verifyReport, { body: { number, code } });
  async function issued(taskId: string) {
    const file = await download(product, exportPlagiarismReport, { taskId, format: 'html' }, bearer(user));
    const [number = ''] = /WJ-\d{8}-[2-9A-Z]{8}/.exec(file.body) ?? [];
    const [code = ''] = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(file.body) ?? [];
    return { number, code, bytes: file.rawPayload };
  }
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const another = (signs: string) => `${signs.slice(0, -1)}${signs.endsWith('2') ? '3' : '2'}`;

  it('is verified by its number and code; a changed byte is another file', async () => {
    const { id, result } = await checked();
    const { number, code, bytes } = await issued(id);
    const { status, body } = await verify(number.toLowerCase(), code.replaceAll('-', ''));
    expect(status).toBe(200);
    const [file] = result.origin.files;
    expect(body.data).toMatchObject({
      number,
      requester: expect.stringMatching(/\*/),
      fileSha256: hashOf(bytes),
      facts: {
        files: [{ name: `${file?.name.slice(0, 1)}***.txt`, sha256: file?.sha256 }],
        compared: { uploads: 1, textBase: 0 },
        rate: result.statistics.originInTarget.after,
        notExamined: result.coverage.notExamined.length,
      },
    });
    const forged = Buffer.from(bytes);
    forged[100] = (forged[100] ?? 0) ^ 1;
    expect(body.data).not.toMatchObject({ fileSha256: hashOf(forged) });
    const rows = await rowsOf(product, 'select * from issued_reports where number = $1', [number]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is not found with a wrong code or number, and every wrong one gets the same answer', async () => {
    const { number, code } = await issued((await checked()).id);
    const wrong = [
      [number, another(code)],
      [another(number), code],
      ["' or 1=1 --", code],
      [number, '𠮷'],
    ] as const;
    const answers = await Promise.all(wrong.map(([one, two]) => verify(one, two)));
    expect(answers[0]).toMatchObject({ status: 404, body: { data: { name: 'REPORT_UNKNOWN' } } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  });

  it('stays genuine when another is issued, until the check is deleted', async () => {
    const { id } = await checkedPair(product, user, undefined, { title: '原名' });
    const first = await issued(id);
    await user.call(renamePlagiarism, { params: { id }, body: { title: '新名' } });
    const second = await issued(id);
    expect(second.number).not.toBe(first.number);
    const statuses = () =>
      Promise.all([first, second].map(async ({ number, code }) => (await verify(number, code)).status));
    expect(await statuses()).toEqual([200, 200]);
    expect((await verify(first.number, second.code)).status).toBe(404);
    await user.call(deletePlagiarism, { body: { taskIds: [id] } });
    expect(await statuses()).toEqual([404, 404]);
  });
});

describe('the pages with marked fragments', () => {
  it.each(['d0', 'd1'])('are those of %s, one file each', async (docId) => {
    const marked = await download(
      product,
      exportHighlightedPdf,
      { taskId: (await checked()).id, docId },
      bearer(user),
    );
    expect([marked.statusCode, marked.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(marked.body.slice(0, 5)).toBe('%PDF-');
  });

  it('of a document that is not in the check are refused', async () => {
    const taskId = (await checked()).id;
    const exports = async () =>
      (await rowsOf(product, 'select format from task_exports where task_id = $1', [taskId])).length;
    const before = await exports();
    for (const docId of ['d7', 'constructor']) {
      const refused = await download(product, exportHighlightedPdf, { taskId, docId }, bearer(user));
      expect(refused.json()).toMatchObject({ code: 404, message: '查重中没有这份文件' });
    }
    // No job was queued for it either.
    expect(await exports()).toBe(before);
  });
});

it('a check of many has the same reports, with each source', async () => {
  const { id } = await checkedMany(
    product,
    user,
    [['青禾.txt', BID]],
    [[['云杉.txt', RIVAL]], [['松涛.txt', `${REUSED}\n其他内容与上文没有任何关系。`]]],
  );
  const html = await download(product, exportManyReport, { taskId: id, format: 'html' }, bearer(user));
  for (const words of ['任一对照文件', '云杉.txt', '松涛.txt']) expect(html.body).toContain(words);
  const marked = await download(product, exportManyHighlightedPdf, { taskId: id, docId: 'd2' }, bearer(user));
  expect(marked.body.slice(0, 5)).toBe('%PDF-');
});
