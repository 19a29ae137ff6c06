import {
  checkFilledTemplate,
  createDocument,
  type FieldValueShape,
  generateDocument,
  keepGeneratedDocument,
  listGeneratedDocuments,
  listKnownParties,
  previewFilledTemplate,
  readDocument,
  readDocumentText,
  readGeneratedDocument,
  readTemplateVersion,
  teamBalance,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalResultWriter } from '../../adapters/result-writer/local.result-writer.ts';
import type { ResultWriter, TemplateRequest } from '../../adapters/result-writer/result-writer.port.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { LEASE, made, published } from './templates.testing.ts';

/** A document with this name cannot be written. */
const UNWRITABLE = '写不出公司';

function createPickyWriter(): ResultWriter<TemplateRequest> {
  const local = createLocalResultWriter('template');
  return {
    write: async (request, signal) =>
      JSON.stringify(request.values).includes(UNWRITABLE)
        ? { kind: 'failed', message: '写不出', reason: 'test' }
        : local.write(request, signal),
  };
}

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true, engines: { templateWriter: createPickyWriter() } });
});
afterAll(() => product.close());

const usesLeft = async (user: TestUser) =>
  (await user.call(teamBalance, { params: { teamId: user.teamId } })).templateBalance.count;

describe('a filled template', () => {
  it('shows the text with the values, and what is missing', async () => {
    const user = await product.signIn();
    const { id, values } = await published(product, user);
    const key = { params: { id, number: 1 } };
    const filled = await user.call(previewFilledTemplate, { ...key, body: values });
    const text = filled.paragraphs.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n');
    const { paragraphs } = await user.call(readTemplateVersion, key);
    expect(filled.paragraphs.map((one) => one.id)).not.toContain(paragraphs[0]?.id);
    expect(filled.removed).toEqual([paragraphs.at(-1)?.id]);
    expect(filled.problems).toEqual([]);
    expect(text).toContain('每月人民币8,500.00元（大写：捌仟伍佰元整）');
    expect(text).toContain('☑ 转账 □ 现金');
    expect(text).not.toContain('物业费');
    const empty = await user.call(previewFilledTemplate, { ...key, body: { fields: {}, omitted: [] } });
    expect(empty.problems.every(({ isMissing }) => isMissing)).toBe(true);
    const check = await user.call(checkFilledTemplate, { ...key, body: values });
    expect(check.coverage.examined.length).toBeGreaterThan(0);
    const unfilled = await user.call(checkFilledTemplate, { ...key, body: { fields: {}, omitted: [] } });
    expect(unfilled.corrections.filter(({ original }) => original.includes('____'))).toEqual([]);
  });

  it('becomes a document for one use, and its text is the filled one', { timeout: 120_000 }, async () => {
    const user = await product.signIn();
    const { id, values } = await published(product, user);
    const before = await usesLeft(user);
    const body = { versionNumber: 1, values, title: '云杉租约', idempotencyKey: 'click-00001' };
    const first = await user.call(generateDocument, { params: { id }, body });
    const second = await user.call(generateDocument, { params: { id }, body });
    expect(second.id).toBe(first.id);
    expect(await usesLeft(user)).toBe(before - 1);
    const key = { params: { id: first.id } };
    await expect
      .poll(async () => (await user.call(readGeneratedDocument, key)).status, {
        timeout: 90_000,
        interval: 200,
      })
      .toBe('complete');
    const done = await user.call(readGeneratedDocument, key);
    expect(done.outputs[0]).toMatchObject({ format: 'docx', name: '云杉租约.docx' });
    expect((await user.call(listGeneratedDocuments, {})).items.map((one) => one.id)).toEqual([first.id]);
    const { items } = await user.call(listKnownParties, { query: { name: '云杉' } });
    expect(items).toEqual([{ items: { name: '云杉公司' }, source: '云杉租约' }]);
    const stranger = await product.signIn();
    expect((await stranger.call(listKnownParties, { query: { name: '云杉' } })).items).toEqual([]);
    const kept = await user.call(keepGeneratedDocument, { params: { id: first.id, format: 'docx' } });
    expect(await textOf(user, kept.fileId)).toContain('第二条 自2026年3月1日起计算。');
  });

  it('refunds the use when nothing could be written, and reports why', async () => {
    const user = await product.signIn();
    const { id, values } = await published(product, user);
    const before = await usesLeft(user);
    const named: FieldValueShape = { kind: 'party', items: { name: UNWRITABLE } };
    const body = { versionNumber: 1, values: { ...values, fields: { ...values.fields, f1: named } } };
    const task = await user.call(generateDocument, { params: { id }, body });
    const read = () => user.call(readGeneratedDocument, { params: { id: task.id } });
    await expect.poll(async () => (await read()).status, { interval: 100 }).toBe('failed');
    expect((await read()).failure?.message).toBe('写不出');
    expect(await usesLeft(user)).toBe(before);
  });

  it('takes no use while something is missing or nothing is published', async () => {
    const user = await product.signIn();
    const { id } = await published(product, user);
    const before = await usesLeft(user);
    const empty = { versionNumber: 1, values: { fields: {}, omitted: [] } };
    expect((await user.request(generateDocument, { params: { id }, body: empty })).status).toBe(400);
    const draft = await made(product, user, LEASE, '草稿.txt');
    const answer = await user.request(generateDocument, { params: { id: draft.id }, body: empty });
    expect(answer.body).toMatchObject({ data: { name: 'TEMPLATE_NOT_PUBLISHED' } });
    expect(await usesLeft(user)).toBe(before);
  });
});

it('a party is known from a contract in the knowledge base, with its details', async () => {
  const user = await product.signIn();
  const words =
    '采购合同\n甲方：红豆科技有限公司\n地址：无锡市湖滨路1号\n联系电话：0510-85001234\n第一条 略。';
  await textOf(user, await uploadFile(product.server, user, '采购合同.txt', words));
  const ask = async () => (await user.call(listKnownParties, { query: { name: '红豆' } })).items;
  await expect.poll(ask, { interval: 200 }).toEqual([
    {
      items: { name: '红豆科技有限公司', address: '无锡市湖滨路1号', phone: '0510-85001234' },
      source: '采购合同.txt',
    },
  ]);
});

async function textOf(user: TestUser, fileId: string): Promise<string> {
  const { id } = await user.call(createDocument, { body: { fileId } });
  const params = { id };
  await expect
    .poll(async () => (await user.call(readDocument, { params })).status, { interval: 200 })
    .toBe('complete');
  return (await user.call(readDocumentText, { params })).text;
}
