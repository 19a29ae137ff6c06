/** A contract held against the team's standard text. */
import {
  addComment,
  createAuditExport,
  decideFinding,
  listComments,
  listDecisions,
  publishTemplateVersion,
  readAudit,
  readAuditResult,
  readSharedAudit,
  readTemplateVersion,
  shareAudit,
  startAudit,
} from '@wenjian/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { letIn, productCalls } from '../../collaboration/collaboration.testing.ts';
import { made } from '../../templates/templates.testing.ts';
import { CONTRACT, settled, start, submit, usesLeft } from '../audit.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

/** The contract with a milder penalty and one clause more. */
const STANDARD = `${CONTRACT.replace('占合同总价的 40%', '占合同总价的 10%')}\n第四条 质保\n4.1 乙方对设备提供二十四个月的免费质保，维修费用由乙方承担。`;

async function standardOf(user: TestUser): Promise<string> {
  const { id } = await made(product, user, STANDARD, '采购标准文本.txt');
  const key = { params: { id, number: 1 } };
  const { revision } = await user.call(readTemplateVersion, key);
  await user.call(publishTemplateVersion, { ...key, body: { revision } });
  return id;
}

it('what departs from it is among the findings; guests see nothing of it', async () => {
  const owner = await product.signIn();
  const guest = await product.signIn();
  const standard_id = await standardOf(owner);
  const id = await submit(product, owner);
  await settled(owner, id);
  await start(owner, id, '甲方', { standard_id, template_id: 'lawful' });
  const task = await settled(owner, id);
  expect(task.standard).toMatchObject({ id: standard_id, versionNumber: 1 });
  const { risks, checked, document } = await owner.call(readAuditResult, { params: { id } });
  const found = risks.filter(({ origin }) => origin === 'standard');
  expect(found.map(({ kind }) => kind).sort()).toEqual(['missing', 'risk']);
  for (const { kind, start: from, end, quote } of found)
    expect(quote).toBe(kind === 'missing' ? '' : document.text.slice(from ?? 0, end ?? 0));
  expect(found.find(({ kind }) => kind === 'missing')?.suggestion).toContain('二十四个月的免费质保');
  expect(found.find(({ kind }) => kind === 'risk')).toMatchObject({ quote: expect.stringContaining('40%') });
  expect(checked.find(({ ruleId }) => ruleId === 'standard.text')).toMatchObject({ outcome: 'hit' });
  const calls = productCalls(id, 'audit');
  await calls.open(owner);
  await letIn(calls, owner, guest, 'readwrite');
  const seen = JSON.stringify([
    await guest.call(readAuditResult, { params: { id } }),
    await guest.call(readAudit, { params: { id } }),
  ]);
  for (const secret of ['标准文本', '免费质保', standard_id]) expect(seen).not.toContain(secret);
  const refused = await guest.request(createAuditExport, { params: { id }, body: { format: 'json' } });
  expect(refused.status).toBe(403);
});

it('guests learn of no decision, comment or count that is about it', async () => {
  const owner = await product.signIn();
  const guest = await product.signIn();
  const id = await submit(product, owner);
  await settled(owner, id);
  const choice = { standard_id: await standardOf(owner), template_id: 'lawful' };
  await start(owner, id, '甲方', choice);
  await settled(owner, id);
  const calls = productCalls(id, 'audit');
  await calls.open(owner);
  await letIn(calls, owner, guest, 'readwrite');
  const { risks } = await owner.call(readAuditResult, { params: { id } });
  const findingIds = risks.filter(({ origin }) => origin === 'standard').map((risk) => risk.id);
  const params = { productId: id };
  const verdict = { state: 'rejected' as const, note: '', version: 0 };
  for (const findingId of findingIds) {
    const decide = { params: { ...params, findingId }, body: verdict };
    const say = { params, body: { findingId, body: '内部意见', mentions: [] } };
    expect((await guest.request(decideFinding, decide)).status).toBe(404);
    expect((await guest.request(addComment, say)).status).toBe(404);
    await owner.call(decideFinding, decide);
    await owner.call(addComment, say);
  }
  const seenBy = async (user: TestUser) => ({
    decisions: (await user.call(listDecisions, { params })).items.length,
    comments: (await user.call(listComments, { params })).items.length,
    ...(({ ignored, decided }) => ({ ignored: ignored.length, decided }))(
      await user.call(readAudit, { params: { id } }),
    ),
  });
  const all = findingIds.length;
  expect(all).toBeGreaterThan(0);
  const done = { decisions: all, comments: all, ignored: all };
  expect(await seenBy(owner)).toEqual({ ...done, decided: { done: all, total: risks.length } });
  const nothing = { decisions: 0, comments: 0, ignored: 0 };
  expect(await seenBy(guest)).toEqual({ ...nothing, decided: { done: 0, total: risks.length - all } });
  const { key } = await owner.call(shareAudit, { params: { id } });
  expect((await product.visitor.call(readSharedAudit, { params: { key } })).decisions).toEqual([]);
});

it('of another team, not published or unknown takes no use', async () => {
  const owner = await product.signIn();
  const stranger = await product.signIn();
  const foreign = await standardOf(owner);
  const { id: draft } = await made(product, stranger, STANDARD, '草稿.txt');
  const id = await submit(product, stranger);
  await settled(stranger, id);
  const left = await usesLeft(stranger);
  for (const standard_id of [foreign, draft, id]) {
    const body = { standpoint: '甲方', standard_id };
    const answer = await stranger.request(startAudit, { params: { id }, body });
    expect([answer.status, answer.body.message]).toEqual([404, '所选的标准文本不存在、已被删除或还没有发布']);
  }
  expect(await usesLeft(stranger)).toBe(left);
});
