import {
  deleteAudit,
  listAudits,
  listRiskFeedback,
  listRiskStates,
  readAudit,
  readAuditResult,
  sendRiskFeedback,
  setRiskState,
  setRiskStates,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { joinTeam, query } from '../compare/compare.testing.ts';
import { reviewed, SELLER, settled, start, submit } from './audit.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

async function reviewWithRisks(user: TestUser) {
  const { id } = await reviewed(product, user);
  const { risks } = await user.call(readAuditResult, { params: { id } });
  const riskIds = risks.map((risk) => risk.id);
  const missing = risks.find(({ kind }) => kind === 'missing');
  return { id, risks, riskIds, first: riskIds[0] ?? '', missing: missing?.id ?? '' };
}

const set = (user: TestUser, id: string, riskId: string, body: object) =>
  user.request(setRiskState, { params: { id, riskId }, body });
/** The version known to a user who has seen no decision. */
const seen = (riskIds: readonly string[]) => riskIds.map((id) => ({ id, version: 0 }));
const statesOf = async (user: TestUser, id: string) =>
  (await user.call(listRiskStates, { params: { id } })).items;

describe('a risk', () => {
  it('is adopted with a rewritten text, noted, ignored and reset; every change increases the version', async () => {
    const user = await product.signIn();
    const { id, riskIds, first } = await reviewWithRisks(user);
    const adopted = await set(user, id, first, {
      state: 'adopted',
      rewrite: ' 定金为总价的百分之二十 ',
      note: '已与对方确认',
      version: 0,
    });
    expect(adopted.body.data).toMatchObject({
      riskId: first,
      state: 'adopted',
      mode: 'replace',
      rewrite: '定金为总价的百分之二十',
      note: '已与对方确认',
      version: 1,
    });
    const ignored = await set(user, id, first, { state: 'ignored', version: 1 });
    expect(ignored.body.data).toMatchObject({ state: 'ignored', rewrite: null, version: 2 });
    const audit = await user.call(readAudit, { params: { id } });
    expect([audit.ignored, audit.decided]).toEqual([[first], { done: 1, total: riskIds.length }]);
    expect((await user.call(listAudits, {})).items[0]).toEqual(audit);
    const open = await set(user, id, first, { state: 'open', note: '再看看', version: 2 });
    expect(open.body.data).toMatchObject({ state: 'open', note: '再看看', version: 3 });
    expect(await statesOf(user, id)).toHaveLength(1);
    expect(await user.call(readAudit, { params: { id } })).toMatchObject({
      ignored: [],
      decided: { done: 0 },
    });
  });

  it('shows who decided it under the usual display name', async () => {
    const user = await product.signIn();
    const { id, first } = await reviewWithRisks(user);
    const statement = `update users set username = 'zhang', name = '张三', nickname = '小张'
      where id = (select owner_id from tasks where id = $1)`;
    await query(product, statement, [id]);
    const { body } = await set(user, id, first, { state: 'ignored', version: 0 });
    expect(body.data).toMatchObject({ decidedBy: { name: 'zhang' } });
  });

  it('of a missing clause is always an insertion', async () => {
    const user = await product.signIn();
    const { id, missing } = await reviewWithRisks(user);
    const answer = await set(user, id, missing, { state: 'adopted', mode: 'replace', version: 0 });
    expect(answer.body.data).toMatchObject({ state: 'adopted', mode: 'insert' });
  });

  it('that somebody else has just decided is not overwritten; the same request twice is one change', async () => {
    const user = await product.signIn();
    const { id, first } = await reviewWithRisks(user);
    const wanted = { state: 'ignored', version: 0 };
    expect((await set(user, id, first, wanted)).status).toBe(200);
    expect((await set(user, id, first, wanted)).body.data).toMatchObject({ version: 1 });
    const late = await set(user, id, first, { state: 'adopted', version: 0 });
    expect([late.status, late.body.message]).toEqual([409, '这条风险刚被其他成员处理过，已为您刷新']);
    const answers = await Promise.all(
      ['adopted', 'open', 'adopted'].map((state, index) =>
        set(user, id, first, { state, note: String(index), version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is decided together with others, and keeps its note and its text', async () => {
    const user = await product.signIn();
    const { id, riskIds, first } = await reviewWithRisks(user);
    await set(user, id, first, { state: 'open', rewrite: '改写', note: '备注', version: 0 });
    const all = async (state: 'adopted' | 'ignored' | 'open') => {
      const known = new Map((await statesOf(user, id)).map((one) => [one.riskId, one.version]));
      const risks = riskIds.map((riskId) => ({ id: riskId, version: known.get(riskId) ?? 0 }));
      return (await user.call(setRiskStates, { params: { id }, body: { risks, state } })).items;
    };
    const adopted = await all('adopted');
    expect(adopted).toHaveLength(riskIds.length);
    expect(adopted.find(({ riskId }) => riskId === first)).toMatchObject({
      state: 'adopted',
      rewrite: '改写',
      note: '备注',
      version: 2,
    });
    expect((await user.call(readAudit, { params: { id } })).decided).toEqual({
      done: riskIds.length,
      total: riskIds.length,
    });
    expect((await all('open')).every(({ state }) => state === 'open')).toBe(true);
    expect((await user.call(readAudit, { params: { id } })).decided?.done).toBe(0);
  });

  it('that somebody else has decided meanwhile is skipped in a batch, and named; sent twice is one change', async () => {
    const user = await product.signIn();
    const { id, riskIds, first } = await reviewWithRisks(user);
    await set(user, id, first, { state: 'adopted', rewrite: '改写', note: '备注', version: 0 });
    const decision = { params: { id }, body: { risks: seen(riskIds), state: 'ignored' as const } };
    const once = await user.call(setRiskStates, decision);
    expect(once.skipped).toEqual([first]);
    expect(once.items.find(({ riskId }) => riskId === first)).toMatchObject({
      state: 'adopted',
      rewrite: '改写',
      version: 1,
    });
    expect(once.items.filter(({ state }) => state === 'ignored')).toHaveLength(riskIds.length - 1);
    expect(await user.call(setRiskStates, decision)).toEqual(once);
  });

  it('that is not in the result answers 404, and 409 before there is a result', async () => {
    const user = await product.signIn();
    const { id } = await reviewWithRisks(user);
    const missing = await set(user, id, 'no.such-1-2', { state: 'ignored', version: 0 });
    expect([missing.status, missing.body.message]).toEqual([
      404,
      '没有这条风险，可能已重新审查，请刷新后重试',
    ]);
    const batch = await user.request(setRiskStates, {
      params: { id },
      body: { risks: seen(['no.such-1-2']), state: 'ignored' },
    });
    expect(batch.status).toBe(404);
    const waiting = await submit(product, user);
    await settled(user, waiting);
    expect((await set(user, waiting, 'x', { state: 'ignored', version: 0 })).status).toBe(409);
  });

  it('keeps its decision when the contract is reviewed again, if it is still there', async () => {
    const user = await product.signIn();
    const { id, riskIds } = await reviewWithRisks(user);
    await user.call(setRiskStates, { params: { id }, body: { risks: seen(riskIds), state: 'ignored' } });
    await start(user, id, SELLER);
    await settled(user, id);
    const { risks } = await user.call(readAuditResult, { params: { id } });
    const stillThere = risks.filter((risk) => riskIds.includes(risk.id)).map((risk) => risk.id);
    expect(stillThere.length).toBeGreaterThan(0);
    expect(stillThere.length).toBeLessThan(riskIds.length);
    const { ignored, decided } = await user.call(readAudit, { params: { id } });
    expect([...ignored].sort()).toEqual([...stillThere].sort());
    expect(decided).toEqual({ done: stillThere.length, total: risks.length });
  });

  it('is read by members, decided by the owner and admins, and not found by other teams', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    const stranger = await product.signIn();
    await joinTeam(product, owner, member);
    const { id, riskIds, first } = await reviewWithRisks(owner);
    const wanted = { state: 'ignored', version: 0 };
    expect((await set(member, id, first, wanted)).status).toBe(403);
    expect((await set(stranger, id, first, wanted)).status).toBe(404);
    const batch = { params: { id }, body: { risks: seen(riskIds), state: 'ignored' } };
    expect((await member.request(setRiskStates, batch)).status).toBe(403);
    expect((await stranger.request(setRiskStates, batch)).status).toBe(404);
    expect((await stranger.request(listRiskStates, { params: { id } })).status).toBe(404);
    await query(product, `update team_members set role = 'admin' where team_id = $1 and role = 'member'`, [
      owner.teamId,
    ]);
    expect((await set(member, id, first, wanted)).status).toBe(200);
    expect(await statesOf(owner, id)).toMatchObject([{ riskId: first, state: 'ignored' }]);
  });
});

describe('feedback', () => {
  const send = async (user: TestUser, id: string, riskId: string, feedbackType: 'good' | 'bad') =>
    (await user.call(sendRiskFeedback, { params: { id }, body: { riskId, feedbackType } })).items;

  it('is added, replaced by the other type and removed by the same type', async () => {
    const user = await product.signIn();
    const { id, riskIds } = await reviewWithRisks(user);
    const [one = '', two = ''] = riskIds;
    expect(await send(user, id, one, 'good')).toEqual([{ id: one, feedbackType: 'good' }]);
    expect(await send(user, id, one, 'bad')).toEqual([{ id: one, feedbackType: 'bad' }]);
    expect(await send(user, id, two, 'good')).toEqual([
      { id: one, feedbackType: 'bad' },
      { id: two, feedbackType: 'good' },
    ]);
    expect(await send(user, id, one, 'bad')).toEqual([{ id: two, feedbackType: 'good' }]);
    expect((await user.call(listRiskFeedback, { params: { id } })).items).toEqual([
      { id: two, feedbackType: 'good' },
    ]);
  });

  it('is separate for each user, with the user’s text and the rule it is about', async () => {
    const owner = await product.signIn();
    const member = await product.signIn();
    await joinTeam(product, owner, member);
    const { id, first, risks } = await reviewWithRisks(owner);
    await send(owner, id, first, 'good');
    const body = { riskId: first, feedbackType: 'bad', comment: '这里没有问题' };
    await member.request(sendRiskFeedback, { params: { id }, body });
    expect((await owner.call(listRiskFeedback, { params: { id } })).items).toEqual([
      { id: first, feedbackType: 'good' },
    ]);
    const rows = await query(product, `select rule_id, comment from audit_feedback where comment <> ''`, []);
    expect(rows).toEqual([{ rule_id: risks[0]?.ruleId, comment: '这里没有问题' }]);
  });

  it('on a risk of another team’s review is refused, and is deleted with the review', async () => {
    const owner = await product.signIn();
    const stranger = await product.signIn();
    const { id, first } = await reviewWithRisks(owner);
    const body = { riskId: first, feedbackType: 'good' };
    expect((await stranger.request(sendRiskFeedback, { params: { id }, body })).status).toBe(404);
    expect((await stranger.request(listRiskFeedback, { params: { id } })).status).toBe(404);
    const unknown = { riskId: 'no.such-1-2', feedbackType: 'good' };
    expect((await owner.request(sendRiskFeedback, { params: { id }, body: unknown })).status).toBe(404);
    await send(owner, id, first, 'good');
    await set(owner, id, first, { state: 'ignored', version: 0 });
    await owner.call(deleteAudit, { params: { id } });
    for (const table of ['audit_feedback', 'audit_risk_states'])
      expect(await query(product, `select 1 from ${table} where task_id = $1`, [id])).toEqual([]);
  });

  it('sent twice at the same time is added and removed again', async () => {
    const user = await product.signIn();
    const { id, first } = await reviewWithRisks(user);
    await Promise.all([send(user, id, first, 'good'), send(user, id, first, 'good')]);
    expect((await user.call(listRiskFeedback, { params: { id } })).items).toEqual([]);
  });
});
