import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AuditExportFormat,
  createAuditExport,
  decideFinding,
  decideFindings,
  deleteAudit,
  downloadAuditExport,
  readAuditExport,
  readAuditResult,
  routeUrl,
} from '@wenjian/api';
import type { AuditResult } from '@wenjian/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileConverter } from '../../../adapters/file-converter/file-converter.port.ts';
import type { AuditRequest, ResultWriter } from '../../../adapters/result-writer/result-writer.port.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { query } from '../../compare/compare.testing.ts';
import { BUYER, reviewed, settled, start, submit } from '../audit.testing.ts';

const REFUSED = '不能导出';
let written = 0;

/** Writes each risk with its decision as a line; refuses a review with that title. */
const writer: ResultWriter<AuditRequest> = {
  async write({ format, auditPath, documentPath, source, decisions, info, outPath }) {
    if (info.title === REFUSED) return { kind: 'failed', message: '文件没有通过核对', reason: 'refused' };
    const { risks } = JSON.parse(await readFile(auditPath, 'utf8')) as AuditResult;
    JSON.parse(await readFile(documentPath, 'utf8'));
    const bytes = await readFile(source.path);
    const head = [
      format,
      info.standpoint,
      info.templateName,
      source.name,
      bytes.length,
      source.pdfPath !== null,
    ];
    const decisionOn = (id: string) => decisions.find(({ findingId }) => findingId === id);
    const lines = risks.map(
      ({ id, title }) => `${title}|${decisionOn(id)?.state ?? ''}|${decisionOn(id)?.text ?? ''}`,
    );
    await writeFile(outPath, [head.join('|'), ...lines].join('\n'));
    written += 1;
    return { kind: 'written', notice: null };
  },
};

/** A PDF that says which Word file it was. */
const converter: FileConverter = {
  async convert({ files, operation, outputFolder }) {
    const [file] = files;
    const path = join(outputFolder, 'out.pdf');
    await writeFile(path, `%PDF-${JSON.stringify(operation)}${await readFile(file?.path ?? '', 'utf8')}`);
    return {
      kind: 'converted',
      files: [{ path, name: 'out.pdf', type: 'application/pdf' }],
      notes: [],
      checks: [],
    };
  },
};

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true, engines: { auditWriter: writer, converter } });
});
afterAll(() => product.close());

const ask = (user: TestUser, id: string, format: AuditExportFormat) =>
  user.call(createAuditExport, { params: { id }, body: { format } });

async function made(user: TestUser, id: string, format: AuditExportFormat) {
  await ask(user, id, format);
  const read = () => user.call(readAuditExport, { params: { id, format } });
  await expect.poll(async () => (await read()).status, { interval: 50 }).not.toMatch(/pending|running/);
  return read();
}

const download = (user: TestUser, id: string, format: AuditExportFormat) =>
  product.server.app.inject({
    method: 'GET',
    url: routeUrl(downloadAuditExport, { id, format }),
    headers: { authorization: `Bearer ${user.accessToken}` },
  });

describe('an export of a review', () => {
  it('comes in every format with a descriptive file name, a report also as PDF', async () => {
    const user = await product.signIn();
    const { id } = await reviewed(product, user, { title: '采购合同' });
    const expected = [
      ['docx', '采购合同（审查批注）.docx', 'wordprocessingml', 'docx'],
      ['pdf', '采购合同（审查标注）.pdf', 'application/pdf', 'pdf'],
      ['reportDocx', '采购合同（审查报告）.docx', 'wordprocessingml', 'reportDocx'],
      [
        'reportPdf',
        '采购合同（审查报告）.pdf',
        'application/pdf',
        '%PDF-{"kind":"format","to":"pdf"}reportDocx',
      ],
      ['xlsx', '采购合同（风险清单）.xlsx', 'spreadsheetml', 'xlsx'],
      ['json', '采购合同（审查结果）.json', 'application/json', 'json'],
    ] as const;
    for (const [format, fileName, type, head] of expected) {
      expect(await made(user, id, format)).toMatchObject({ format, status: 'complete', fileName });
      const file = await download(user, id, format);
      expect(file.headers['content-type']).toContain(type);
      expect(file.headers['content-disposition']).toContain(encodeURIComponent(fileName));
      expect(file.body.startsWith(`${head}|${BUYER}|全面审查|买卖合同.txt|`)).toBe(true);
    }
  });

  it('shows the decisions on the risks, and is made again when they have changed', async () => {
    const user = await product.signIn();
    const { id } = await reviewed(product, user);
    await made(user, id, 'docx');
    expect((await download(user, id, 'docx')).body).not.toMatch(/accepted|edited/);
    const { risks } = await user.call(readAuditResult, { params: { id } });
    const findingId = risks[0]?.id ?? '';
    await user.call(decideFinding, {
      params: { productId: id, findingId },
      body: { state: 'edited', text: '改成这样', version: 0 },
    });
    await made(user, id, 'docx');
    expect((await download(user, id, 'docx')).body).toContain('|edited|改成这样');
    const before = written;
    await made(user, id, 'docx');
    expect(written).toBe(before);
    const seen = risks.map((risk) => ({ id: risk.id, version: risk.id === findingId ? 1 : 0 }));
    const body = { findings: seen, state: 'rejected' } as const;
    await user.call(decideFindings, { params: { productId: id }, body });
    await made(user, id, 'docx');
    expect((await download(user, id, 'docx')).body).not.toMatch(/accepted|edited/);
  });

  it('that the writer refuses reports why; with marked pages it needs pages', async () => {
    const user = await product.signIn();
    const { id } = await reviewed(product, user, { title: REFUSED });
    for (const format of ['docx', 'reportPdf'] as const)
      expect(await made(user, id, format)).toMatchObject({
        status: 'failed',
        failure: { message: '文件没有通过核对' },
      });
    const refused = await download(user, id, 'docx');
    expect([refused.statusCode, refused.json().message]).toEqual([409, '导出没有成功，请重试']);
    const statement = `update tasks set summary = jsonb_set(summary, '{pdfSha256}', 'null') where id = $1`;
    await query(product, statement, [id]);
    expect(await made(user, id, 'pdf')).toMatchObject({
      status: 'failed',
      failure: { message: '这份文件没有页面，不能导出 PDF，可以导出其他格式' },
    });
  });

  it('needs a review, belongs to that review and team only, and is deleted with it', async () => {
    const user = await product.signIn();
    const stranger = await product.signIn();
    const waiting = await submit(product, user);
    await settled(user, waiting);
    const body = { format: 'json' };
    expect((await user.request(createAuditExport, { params: { id: waiting }, body })).status).toBe(409);
    const { id } = await reviewed(product, user);
    await made(user, id, 'json');
    const params = { id, format: 'json' };
    expect((await stranger.request(createAuditExport, { params: { id }, body })).status).toBe(404);
    expect((await stranger.request(readAuditExport, { params })).status).toBe(404);
    expect((await download(stranger, id, 'json')).statusCode).toBe(404);
    await start(user, id, '乙方');
    await settled(user, id);
    expect((await user.request(readAuditExport, { params })).status).toBe(404);
    await made(user, id, 'json');
    await user.call(deleteAudit, { params: { id } });
    expect(await query(product, 'select 1 from task_exports where task_id = $1', [id])).toEqual([]);
  });
});
