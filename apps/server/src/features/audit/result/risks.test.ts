/** What is special to decisions on risks, and feedback on them; `features/findings/decisions.test.ts` has what holds for every tool. */
import {
  deleteAudit,
  listAudits,
  listRiskFeedback,
  readAudit,
  readAuditResult,
  sendRiskFeedback,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { joinTeam, query } from '../../compare/compare.testing.ts';
import { decide, decideMany, decisionsOf, unseen } from '../../findings/findings.testing.ts';
import { reviewed, SELLER, settled, start, submit } from '../audit.testing.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

async function reviewWithRisks(user: TestUser) {
  const { id } = await reviewed(product, user);
  const { risks } = await user.call(readAuditResult, { params: { id } });
  const riskIds = risks.map((risk) => risk.id);
  const missing = risks.find(({ kind, edit }) => kind === 'missing' && edit !== null);
  return { id, risks, riskIds, first: riskIds[0] ?? '', missing: missing?.id ?? '' };
}

describe('a risk', () => {
  it('is adopted with a rewritten text, noted, ignored and reset; every change increases the version', async () => {
    const user = await product.signIn();
    const { id, riskIds, first } = await reviewWithRisks(user);
    const accepted = await decide(user, id, first, {
      state: 'edited',
      text: ' 定金为总价的百分之二十 ',
      note: ' 已与对方确认 ',
      version: 0,
    });
    expect(accepted.body.data).toMatchObject({
      findingId: first,
      state: 'edited',
      placement: 'replace',
      // As written: in a text, unlike in a note, white space may be what is meant.
      text: ' 定金为总价的百分之二十 ',
      note: '已与对方确认',
      version: 1,
    });
    expect(await user.call(readAudit, { params: { id } })).toMatchObject({
      ignored: [],
      decided: { done: 1 },
    });
    const rejected = await decide(user, id, first, { state: 'rejected', version: 1 });
    expect(rejected.body.data).toMatchObject({ state: 'rejected', text: null, version: 2 });
    const audit = await user.call(readAudit, { params: { id } });
    expect([audit.ignored, audit.decided]).toEqual([[first], { done: 1, total: riskIds.length }]);
    expect((await user.call(listAudits, {})).items[0]).toEqual(audit);
    const open = await decide(user, id, first, { state: 'open', note: '再看看', version: 2 });
    expect(open.body.data).toMatchObject({ state: 'open', note: '再看看', version: 3 });
    expect(await decisionsOf(user, id)).toHaveLength(1);
    expect(await user.call(readAudit, { params: { id } })).toMatchObject({
      ignored: [],
      decided: { done: 0 },
    });
  });

  it('is replaced by the rewritten text, or the text is inserted after it, as the user wants', async () => {
    const user = await product.signIn();
    const { id, first } = await reviewWithRisks(user);
    const inserted = { state: 'edited', text: '另行约定', placement: 'insert', version: 0 };
    expect((await decide(user, id, first, inserted)).body.data).toMatchObject({ placement: 'insert' });
    const replaced = { ...inserted, placement: 'replace', version: 1 };
    expect((await decide(user, id, first, replaced)).body.data).toMatchObject({
      placement: 'replace',
      version: 2,
    });
  });

  it('cannot be rewritten as nothing', async () => {
    const user = await product.signIn();
    const { id, first } = await reviewWithRisks(user);
    for (const text of ['', ' \n']) {
      const { status, body } = await decide(user, id, first, { state: 'edited', text, version: 0 });
      expect([status, body.message]).toEqual([400, '改写内容不能为空']);
    }
    expect(await decisionsOf(user, id)).toEqual([]);
  });

  it('of a missing clause is always an insertion', async () => {
    const user = await product.signIn();
    const { id, missing, riskIds } = await reviewWithRisks(user);
    const answer = await decide(user, id, missing, { state: 'accepted', placement: 'replace', version: 0 });
    expect(answer.body.data).toMatchObject({ state: 'accepted', placement: 'insert' });
    const seen = riskIds.map((riskId) => ({ id: riskId, version: riskId === missing ? 1 : 0 }));
    await decideMany(user, id, { findings: seen, state: 'rejected' });
    const { risks } = await user.call(readAuditResult, { params: { id } });
    const placements = new Map((await decisionsOf(user, id)).map((one) => [one.findingId, one.placement]));
    // So is an edit that only adds.
    const isAddition = ({ kind, edit }: (typeof risks)[number]) =>
      kind === 'missing' || edit?.pieces.every(({ start, end }) => start === end) === true;
    for (const risk of risks) expect(placements.get(risk.id)).toBe(isAddition(risk) ? 'insert' : 'replace');
  });

  it('cannot be decided after the contract was read and before it was reviewed', async () => {
    const user = await product.signIn();
    const id = await submit(product, user);
    await settled(user, id);
    expect((await decide(user, id, 'x', { state: 'rejected', version: 0 })).status).toBe(409);
    const many = await decideMany(user, id, { findings: unseen(['x']), state: 'rejected' });
    expect(many.status).toBe(409);
  });

  it('keeps its decision when the contract is reviewed again, if it is still there', async () => {
    const user = await product.signIn();
    const { id, riskIds } = await reviewWithRisks(user);
    await decideMany(user, id, { findings: unseen(riskIds), state: 'rejected' });
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
    await decide(owner, id, first, { state: 'rejected', version: 0 });
    await owner.call(deleteAudit, { params: { id } });
    for (const table of ['audit_feedback', 'finding_decisions'])
      expect(await query(product, `select 1 from ${table} where task_id = $1`, [id])).toEqual([]);
  });

  it('sent twice at the same time is added and removed again', async () => {
    const user = await product.signIn();
    const { id, first } = await reviewWithRisks(user);
    await Promise.all([send(user, id, first, 'good'), send(user, id, first, 'good')]);
    expect((await user.call(listRiskFeedback, { params: { id } })).items).toEqual([]);
  });
});
