/** Reviews with a real endpoint of a language model that behaves as badly as it can, from request to balance. */
import { cancelAudit, listAuditRules, readAuditResult } from '@wenjian/api';
import { afterEach, describe, expect, it } from 'vitest';
import { type ModelManner, type ModelStandIn, startModelStandIn } from '../../../testing/model-stand-in.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/test-product.ts';
import { KNOWN_RULES, reviewed, submit, usesLeft } from '../audit.testing.ts';

let product: TestProduct;
let endpoint: ModelStandIn;

afterEach(async () => {
  await product.close();
  await endpoint.stop();
});

async function signInWith(manner: ModelManner): Promise<TestUser> {
  endpoint = await startModelStandIn(manner);
  const env = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL_LAW: 'law-1', LLM_API_KEY: 'secret' };
  product = await startTestProduct({ hasWorker: true, env });
  return product.signIn();
}

async function review(user: TestUser) {
  const { id, phase } = await reviewed(product, user, { customDemand: '付款期限不得少于三十日' });
  expect(phase).toBe('complete');
  const result = await user.call(readAuditResult, { params: { id } });
  expect(result).toMatchObject({ isPartial: false, model: 'law-1' });
  expect(result.risks.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining([...KNOWN_RULES]));
  const quotations = [
    ...result.risks.filter(({ kind }) => kind === 'risk'),
    ...result.demands.flatMap(({ quotes }) => quotes),
  ];
  for (const { start, end, quote } of quotations)
    expect(result.document.text.slice(start ?? 0, end ?? 0)).toBe(quote);
  expect(await usesLeft(user)).toBe(2);
  return result;
}

describe('a model endpoint', () => {
  it('that answers is named before a review, adds its own risks and answers the demand', async () => {
    const user = await signInWith('good');
    expect((await user.call(listAuditRules, {})).model).toBe('law-1');
    const { risks, demands } = await review(user);
    expect(risks.some(({ origin }) => origin === 'model')).toBe(true);
    expect(demands).toMatchObject([{ outcome: 'answered' }]);
    expect(endpoint.requests.length).toBeGreaterThan(1);
  });

  it('that invents quotations adds nothing', async () => {
    const { risks, demands } = await review(await signInWith('inventing'));
    expect(risks.filter(({ origin }) => origin !== 'rule')).toEqual([]);
    expect(
      demands
        .flatMap(({ quotes }) => quotes)
        .map(({ quote }) => quote)
        .join(),
    ).not.toContain('三倍');
  });

  it.each(['broken', 'hangingUp', 'refusing', 'notAModel'] as const)(
    'that is %s leaves the rules’ result, reports what was not checked, and the use stays taken',
    async (manner) => {
      const { demands, coverage } = await review(await signInWith(manner));
      expect(demands).toMatchObject([
        { outcome: 'notChecked', why: expect.stringMatching(/[\u4e00-\u9fff]/) },
      ]);
      expect(coverage.notExamined.length).toBeGreaterThan(0);
      expect(endpoint.requests.length).toBeGreaterThan(0);
    },
  );

  it('that is silent is closed at once when the review is cancelled, and the partial result stays paid', async () => {
    const user = await signInWith('silent');
    const id = await submit(product, user, { standpoint: '甲方' });
    await expect.poll(() => endpoint.openAnswers()).toBeGreaterThan(0);
    const partial = async () => (await user.request(readAuditResult, { params: { id } })).status;
    await expect.poll(partial).toBe(200);
    await user.call(cancelAudit, { params: { id } });
    expect(await usesLeft(user)).toBe(2);
    await expect.poll(() => endpoint.openAnswers()).toBe(0);
    const { length } = endpoint.requests;
    expect(await partial()).toBe(409);
    expect(endpoint.requests.length).toBe(length);
  });
});
