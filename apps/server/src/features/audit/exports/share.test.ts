import {
  createReviewTemplate,
  decideFinding,
  deleteAudit,
  readAudit,
  readAuditResult,
  readSharedAudit,
  readSharedAuditPdf,
  routeUrl,
  shareAudit,
  unshareAudit,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { joinTeam, query } from '../../compare/compare.testing.ts';
import { BUYER, reviewed, settled, start, submit } from '../audit.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

const share = async (user: TestUser, id: string) => (await user.call(shareAudit, { params: { id } })).key;
const look = (key: string) => product.visitor.request(readSharedAudit, { params: { key } });

describe('a share key', () => {
  it('shows the result to anyone who has it, without an account, and nothing of the team', async () => {
    const user = await product.signIn();
    const rules = [{ ruleId: 'validity.deposit-over-limit', fallback: '最多接受三成定金' }];
    const body = { name: '底线清单', contractType: null, rules, ownRules: [] };
    const { id: template_id } = await user.call(createReviewTemplate, { body });
    const { id } = await reviewed(product, user, { title: '设备采购', template_id });
    const result = await user.call(readAuditResult, { params: { id } });
    const findingId = result.risks[0]?.id ?? '';
    await user.call(decideFinding, {
      params: { productId: id, findingId },
      body: { state: 'rejected', note: '老板说可以', version: 0 },
    });
    const key = await share(user, id);
    expect(key).toMatch(/^[\w-]{32}$/);
    const shown = await product.visitor.call(readSharedAudit, { params: { key } });
    expect(shown).toMatchObject({ title: '设备采购', standpoint: BUYER, templateName: '底线清单' });
    expect(shown.result.risks).toEqual(result.risks.map((risk) => ({ ...risk, positions: [] })));
    expect(shown.decisions).toMatchObject([{ findingId, state: 'rejected', note: '' }]);
    const { body: raw } = await look(key);
    const text = JSON.stringify(raw);
    for (const secret of ['老板说可以', '最多接受三成定金', user.teamId, user.phone, 'decidedBy'])
      expect(text).not.toContain(secret);
    const pdf = await product.server.app.inject({
      method: 'GET',
      url: routeUrl(readSharedAuditPdf, { key }),
      headers: { range: 'bytes=0-4' },
    });
    expect([pdf.statusCode, pdf.body]).toEqual([206, '%PDF-']);
  });

  it('shows a rewritten text only once it is accepted', async () => {
    const user = await product.signIn();
    const { id } = await reviewed(product, user);
    const { risks } = await user.call(readAuditResult, { params: { id } });
    const findingId = risks[0]?.id ?? '';
    const set = (state: 'open' | 'edited', version: number) =>
      user.call(decideFinding, {
        params: { productId: id, findingId },
        body: { state, text: '内部草稿', version },
      });
    await set('open', 0);
    const key = await share(user, id);
    const textShown = async () =>
      (await product.visitor.call(readSharedAudit, { params: { key } })).decisions[0]?.text;
    expect(await textShown()).toBeNull();
    await set('edited', 1);
    expect(await textShown()).toBe('内部草稿');
  });

  it('is one per review, also when two users share at once, and is shown to those who may share', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    const { id } = await reviewed(product, owner);
    expect((await owner.call(readAudit, { params: { id } })).key).toBeNull();
    const keys = await Promise.all([1, 2, 3].map(() => share(owner, id)));
    expect(new Set(keys).size).toBe(1);
    expect((await owner.call(readAudit, { params: { id } })).key).toBe(keys[0]);
    expect((await member.call(readAudit, { params: { id } })).key).toBeNull();
    for (const route of [shareAudit, unshareAudit]) {
      expect((await member.request(route, { params: { id } })).status).toBe(403);
      expect((await (await product.signIn()).request(route, { params: { id } })).status).toBe(404);
    }
  });

  it('that was revoked stays invalid; the next one is different', async () => {
    const user = await product.signIn();
    const { id } = await reviewed(product, user);
    const first = await share(user, id);
    await user.call(unshareAudit, { params: { id } });
    const gone = await look(first);
    expect([gone.status, gone.body.message]).toEqual([410, '文档已失效']);
    expect((await product.visitor.request(readSharedAuditPdf, { params: { key: first } })).status).toBe(410);
    const second = await share(user, id);
    expect(second).not.toBe(first);
    expect([(await look(first)).status, (await look(second)).status]).toEqual([410, 200]);
  });

  it('of a deleted review answers 410, of an unknown one 404', async () => {
    const user = await product.signIn();
    const { id } = await reviewed(product, user);
    const key = await share(user, id);
    await user.call(deleteAudit, { params: { id } });
    expect((await look(key)).status).toBe(410);
    expect((await look('x'.repeat(32))).status).toBe(404);
    expect((await look(id)).status).toBe(404);
  });

  it('needs a result, and asks to come back while the contract is reviewed again', async () => {
    const user = await product.signIn();
    const id = await submit(product, user);
    await settled(user, id);
    expect((await user.request(shareAudit, { params: { id } })).status).toBe(409);
    await start(user, id, '甲方');
    await settled(user, id);
    const key = await share(user, id);
    await query(product, `update tasks set status = 'pending', result_sha256 = null where id = $1`, [id]);
    const meanwhile = await look(key);
    expect([meanwhile.status, meanwhile.body.message]).toEqual([503, '正在重新检查，请稍后再看']);
  });
});
