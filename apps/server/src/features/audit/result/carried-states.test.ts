/** Accepted proposals when a contract is reviewed again and the model proposes something else. */
import { readAuditResult } from '@wenjian/api';
import type { ModelReviewer } from '@wenjian/audit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { decide, decisionsOf } from '../../findings/findings.testing.ts';
import { BUYER, reviewed, SELLER, settled, start } from '../audit.testing.ts';

const RISK = {
  quote: '住所：江苏省苏州市虎丘区浒关路2号',
  title: '住所的性质没有写明',
  level: 'low',
  family: 'subject',
  reason: '没有写明是注册地址还是经营地址',
};
let suggestion = '';
const model: ModelReviewer = {
  name: '测试模型',
  async *ask() {
    yield JSON.stringify({ risks: [{ ...RISK, suggestion }] });
  },
};
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ hasWorker: true, engines: { model } });
});
afterAll(() => product.close());

async function accepted(text: string | null) {
  const user = await product.signIn();
  suggestion = '住所（经营地址）：江苏省苏州市虎丘区浒关路2号';
  const { id } = await reviewed(product, user);
  const riskId = (await modelRisk(user, id))?.id ?? '';
  const state = text === null ? 'accepted' : 'edited';
  const { status } = await decide(user, id, riskId, { state, text, note: '备注', version: 0 });
  expect(status).toBe(200);
  return { user, id };
}

async function modelRisk(user: TestUser, id: string) {
  const { risks } = await user.call(readAuditResult, { params: { id } });
  return risks.find(({ title }) => title === RISK.title);
}

async function again(user: TestUser, id: string, standpoint: string) {
  await start(user, id, standpoint);
  await settled(user, id);
  return decisionsOf(user, id);
}

it('a proposal whose text has changed is open again with its note, because nobody has accepted the new text', async () => {
  const { user, id } = await accepted(null);
  suggestion = '住所（注册地址）：江苏省苏州市虎丘区浒关路2号';
  expect(await again(user, id, SELLER)).toMatchObject([
    { state: 'open', text: null, note: '备注', version: 2 },
  ]);
  expect((await modelRisk(user, id))?.suggestion).toBe('住所（注册地址）：江苏省苏州市虎丘区浒关路2号');
});

it('an unchanged proposal and a user’s own text stay accepted', async () => {
  const same = await accepted(null);
  expect(await again(same.user, same.id, BUYER)).toMatchObject([{ state: 'accepted', version: 1 }]);
  const own = await accepted('自己的写法');
  suggestion = '又一种写法';
  expect(await again(own.user, own.id, BUYER)).toMatchObject([
    { state: 'edited', text: '自己的写法', version: 1 },
  ]);
});
