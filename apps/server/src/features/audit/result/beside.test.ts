/** Two standpoints, and two runs, beside each other. */
import { createReviewTemplate, readAudit, readAuditBeside, readAuditResult } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { letIn, productCalls } from '../../collaboration/collaboration.testing.ts';
import { BUYER, reviewed, SELLER, settled, start, usesLeft } from '../audit.testing.ts';
import { besideEachOther, type ListedRisk } from './list-risks.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true });
});
afterAll(() => product.close());

describe('another standpoint', () => {
  it('is shown beside the review for no further use, and is what a review of its own finds', async () => {
    const user = await product.signIn();
    const task = await reviewed(product, user);
    const left = await usesLeft(user);
    expect(task.beside).toEqual({ standpoints: [SELLER, '中立'], former: null });
    const params = { id: task.id };
    const { rows, notCompared } = await user.call(readAuditBeside, { params, query: { standpoint: SELLER } });
    expect(notCompared).toBe(0);
    expect(await usesLeft(user)).toBe(left);
    const here = await user.call(readAuditResult, { params });
    const levels = (risks: readonly { id: string; level: string }[]) =>
      Object.fromEntries(risks.map(({ id, level }) => [id, level]));
    const of = (side: 'here' | 'there') =>
      Object.fromEntries(rows.flatMap((row) => (row[side] === null ? [] : [[row.id, row[side]]])));
    expect(of('here')).toEqual(levels(here.risks));
    // Paid for and run, it finds the same.
    await start(user, task.id, '乙方');
    await settled(user, task.id);
    const there = await user.call(readAuditResult, { params });
    expect(of('there')).toEqual(levels(there.risks));
    expect(of('there')).not.toEqual(of('here'));
  });

  it('that was not judged is not found', async () => {
    const user = await product.signIn();
    const { id } = await reviewed(product, user);
    for (const query of [{ standpoint: '丙方' }, { standpoint: BUYER }, {}]) {
      const answer = await user.request(readAuditBeside, { params: { id }, query });
      expect(answer.status).toBe(404);
      expect(answer.body.message).toMatch(/对照/);
    }
  });
});

describe('the former review', () => {
  it('is kept beside the new one: what is new, gone and the same', async () => {
    const user = await product.signIn();
    const { id } = await reviewed(product, user);
    const body = {
      name: '只看定金',
      contractType: null,
      rules: [{ ruleId: 'validity.deposit-over-limit', level: 'low' as const }],
      ownRules: [],
      requiredClauses: [
        {
          id: 'bribery',
          topic: '反商业贿赂',
          words: ['商业贿赂'],
          wording: '双方不得实施商业贿赂。',
          level: 'high' as const,
        },
      ],
    };
    const { id: template_id } = await user.call(createReviewTemplate, { body });
    await start(user, id, '甲方', { template_id });
    const task = await settled(user, id);
    expect(task.beside.former).toMatchObject({ standpoint: BUYER, templateName: null });
    const { rows } = await user.call(readAuditBeside, { params: { id } });
    const row = (part: string) => rows.find((one) => one.id.includes(part));
    expect(row('required.bribery')).toMatchObject({ here: 'high', there: null });
    expect(row('deposit-over-limit')).toMatchObject({ here: 'low', there: 'medium' });
    expect(row('repealed-law')).toMatchObject({ here: null, there: expect.any(String) });
  });
});

it('guests neither see nor read it, strangers find nothing', async () => {
  const owner = await product.signIn();
  const guest = await product.signIn();
  const stranger = await product.signIn();
  const { id } = await reviewed(product, owner);
  const document = productCalls(id, 'audit');
  await document.open(owner);
  await letIn(document, owner, guest, 'readwrite');
  const query = { standpoint: SELLER };
  expect((await guest.call(readAudit, { params: { id } })).beside).toEqual({ standpoints: [], former: null });
  expect((await guest.request(readAuditBeside, { params: { id }, query })).status).toBe(403);
  expect((await stranger.request(readAuditBeside, { params: { id }, query })).status).toBe(404);
});

it('the same rule at the same place is one row, with both levels', () => {
  const risk = (id: string, level: ListedRisk['level']): ListedRisk => ({
    id,
    title: id,
    family: 'price',
    kind: 'risk',
    quote: '',
    clause: null,
    page: null,
    level,
    origin: 'rule',
  });
  const rows = besideEachOther(
    [risk('a', 'high'), risk('b', 'low')],
    [risk('c', 'low'), risk('a', 'medium')],
  );
  expect(rows.map(({ id, here, there }) => [id, here, there])).toEqual([
    ['a', 'high', 'medium'],
    ['b', 'low', null],
    ['c', null, 'low'],
  ]);
});
