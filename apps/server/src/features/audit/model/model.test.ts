/** Reviews with language models of every behaviour: what is delivered, what is reported, what it costs. */
import { setTimeout as wait } from 'node:timers/promises';
import { cancelAudit, createReviewTemplate, readAudit, readAuditResult } from '@wenjian/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import {
  createTestModel,
  KNOWN_RULES,
  reviewed,
  settled,
  start,
  submit,
  usesLeft,
} from '../audit.testing.ts';

const model = createTestModel('quiet');
const hasty = createTestModel('deaf');
let product: TestProduct;
/** Gives a model half a second. */
let impatient: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true, engines: { model } });
  impatient = await startTestProduct({ hasWorker: true, engines: { model: hasty, modelLimitMs: 500 } });
});
afterEach(() => {
  model.temper = 'quiet';
  model.release();
  hasty.release();
});
afterAll(async () => {
  await product.close();
  await impatient.close();
});

const resultOf = (user: TestUser, id: string) => user.call(readAuditResult, { params: { id } });
const ruleIdsOf = async (user: TestUser, id: string) =>
  (await resultOf(user, id)).risks.map(({ ruleId }) => ruleId);

/** A review whose rules are done while the model still runs. */
async function halfDone(user: TestUser): Promise<string> {
  const id = await submit(product, user);
  await settled(user, id);
  model.temper = 'endless';
  await start(user, id, '甲方');
  const status = async () => (await user.request(readAuditResult, { params: { id } })).status;
  await expect.poll(status, { interval: 50 }).toBe(200);
  return id;
}

describe('a model', () => {
  it('that is still running does not delay the risks the rules have found', async () => {
    const user = await product.signIn();
    const id = await halfDone(user);
    expect(await user.call(readAudit, { params: { id } })).toMatchObject({
      status: 'running',
      phase: 'reviewing',
      statistics: null,
    });
    const partial = await resultOf(user, id);
    expect([partial.isPartial, partial.model]).toEqual([true, '测试模型']);
    expect(partial.risks.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining([...KNOWN_RULES]));
    model.release();
    expect((await settled(user, id)).phase).toBe('complete');
    expect(await resultOf(user, id)).toMatchObject({ isPartial: false, model: '测试模型' });
    expect(await usesLeft(user)).toBe(2);
  });

  it('that fails leaves the rules’ risks, reports what was not checked, and the use stays taken', async () => {
    const user = await product.signIn();
    model.temper = 'failing';
    const before = model.asked;
    const { id, phase } = await reviewed(product, user, { customDemand: '付款期限不得少于三十日' });
    expect(phase).toBe('complete');
    expect(model.asked).toBeGreaterThan(before);
    expect(await ruleIdsOf(user, id)).toEqual(expect.arrayContaining([...KNOWN_RULES]));
    const { coverage, isPartial } = await resultOf(user, id);
    expect(isPartial).toBe(false);
    expect(coverage.notExamined.map(({ what, reason }) => `${what}${reason}`).join()).toContain('模型');
    expect(await usesLeft(user)).toBe(2);
  });

  it('that neither answers in time nor obeys the stop does not delay the review', async () => {
    const user = await impatient.signIn();
    const { id, phase } = await reviewed(impatient, user);
    expect(phase).toBe('complete');
    expect(hasty.open).toBeGreaterThan(0);
    expect(await ruleIdsOf(user, id)).toEqual(expect.arrayContaining([...KNOWN_RULES]));
    expect(await usesLeft(user)).toBe(2);
  });

  it('is not asked any more after the review is cancelled; the partial result stays paid, and a restart is possible', async () => {
    const user = await product.signIn();
    const id = await halfDone(user);
    expect(await usesLeft(user)).toBe(2);
    expect(await user.call(cancelAudit, { params: { id } })).toMatchObject({
      status: 'cancelled',
      phase: 'choosing',
      message: '已取消；取消前已经给出部分结果，本次次数不退回，可以重新开始',
      facts: { contractType: 'sale' },
    });
    expect(await usesLeft(user)).toBe(2);
    expect((await user.request(readAuditResult, { params: { id } })).status).toBe(409);
    await expect.poll(() => model.open, { interval: 50 }).toBe(0);
    const asked = model.asked;
    model.temper = 'quiet';
    await start(user, id, '乙方');
    expect((await settled(user, id)).phase).toBe('complete');
    expect(model.asked).toBeGreaterThan(asked);
    expect(await usesLeft(user)).toBe(1);
  });

  it('that is cancelled before anything was checked refunds the use', async () => {
    const user = await product.signIn();
    const ownRules = [{ id: 'r1', text: '付款期限不得超过三十日', level: 'high' as const }];
    const body = { name: '只有自己的规则', contractType: null, rules: [], ownRules };
    const { id: template_id } = await user.call(createReviewTemplate, { body });
    model.temper = 'endless';
    const before = model.asked;
    const id = await submit(product, user, { standpoint: '甲方', template_id });
    await expect.poll(() => model.asked, { interval: 50 }).toBeGreaterThan(before);
    // Longer than it takes to store the first partial result.
    await wait(1_500);
    expect((await user.request(readAuditResult, { params: { id } })).status).toBe(409);
    await user.call(cancelAudit, { params: { id } });
    expect(await usesLeft(user)).toBe(3);
  });

  it('that fails in a second review keeps the first result, and reports it', async () => {
    const user = await product.signIn();
    model.temper = 'quiet';
    const { id } = await reviewed(product, user);
    const first = await resultOf(user, id);
    model.temper = 'failing';
    const ownRules = [{ id: 'r1', text: '付款期限不得超过三十日', level: 'high' as const }];
    const body = { name: '只有一条', contractType: null, rules: [], ownRules };
    const template = await user.call(createReviewTemplate, { body });
    await start(user, id, '乙方', { template_id: template.id });
    expect(await settled(user, id)).toMatchObject({
      status: 'complete',
      phase: 'complete',
      failure: null,
      notice: expect.stringContaining('显示的是上一次的结果'),
      standpoint: first.standpoint,
    });
    expect(await resultOf(user, id)).toEqual(first);
    expect(await usesLeft(user)).toBe(2);
    model.temper = 'quiet';
    await start(user, id, '乙方');
    const again = await settled(user, id);
    expect([again.phase, again.notice]).toEqual(['complete', undefined]);
  });

  it('that fails where no rule could check anything refunds the use', async () => {
    const user = await product.signIn();
    const ownRules = [{ id: 'r1', text: '付款期限不得超过三十日', level: 'high' as const }];
    const body = { name: '只有自己的规则', contractType: null, rules: [], ownRules };
    const template = await user.call(createReviewTemplate, { body });
    model.temper = 'failing';
    const task = await reviewed(product, user, { template_id: template.id });
    expect(task).toMatchObject({
      status: 'failed',
      phase: 'choosing',
      message: '审查所需的语言模型暂时不可用，没有检查任何内容，次数已退回，请稍后重试',
    });
    expect(await usesLeft(user)).toBe(3);
  });
});
