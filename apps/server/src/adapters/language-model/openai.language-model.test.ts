import { auditContract, ModelFailure, type ReviewTemplate, reviewContract } from '@wenjian/audit';
import { buildDocument } from '@wenjian/document';
import { afterEach, describe, expect, it, test } from 'vitest';
import {
  type ModelManner,
  type ModelStandIn,
  modelManners,
  startModelStandIn,
} from '../../testing/model-stand-in.ts';
import { createLanguageModel } from './create-language-model.ts';
import type { LanguageModel } from './language-model.port.ts';
import { createOpenAiLanguageModel } from './openai.language-model.ts';

const API_KEY = 'sk-very-secret';
/** For endpoints that never end: the test waits for this timeout. */
const SHORT_MS = 500;
/** For all others: a busy machine must not look like a slow endpoint. */
const LONG_MS = 60_000;
const endless: ReadonlySet<ModelManner> = new Set(['silent', 'slow']);
const clauses = [
  '设备买卖合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '乙方（卖方）：苏州云杉设备有限公司',
  '第一条 根据《中华人民共和国合同法》订立本合同。',
  '第二条 甲方应在收到发票后 90 日内付款，乙方不得催收。',
];
const document = buildDocument({
  readerVersion: 'test',
  kind: 'txt',
  pages: null,
  blocks: clauses.map((text) => ({ type: 'paragraph', text })),
  notRead: [],
});
const template: ReviewTemplate = {
  id: 'team',
  name: '团队清单',
  contractType: null,
  rules: [{ ruleId: 'validity.repealed-law' }],
  ownRules: [{ id: 'pay', text: '付款期限不得超过60日', level: 'high' }],
};

let standIn: ModelStandIn | null = null;
afterEach(async () => {
  await standIn?.stop();
  standIn = null;
});

async function modelWith(
  manner: ModelManner,
): Promise<{ readonly model: LanguageModel; readonly server: ModelStandIn }> {
  const server = await startModelStandIn(manner);
  standIn = server;
  const config = { baseUrl: server.baseUrl, apiKey: API_KEY, model: 'law-1' };
  const answerMs = endless.has(manner) ? SHORT_MS : LONG_MS;
  return { server, model: createOpenAiLanguageModel(config, { answerMs, retryPauseMs: 5 }) };
}

async function answerOf(model: LanguageModel, signal = new AbortController().signal): Promise<string> {
  let answer = '';
  for await (const piece of model.ask({ system: '规则', user: '找出这部分条款', signal })) answer += piece;
  return answer;
}

describe('a question', () => {
  it('goes to the endpoint with key and model, and the answer comes back in order without the reasoning', async () => {
    const { model, server } = await modelWith('good');
    const answer = JSON.parse(await answerOf(model));
    expect(answer.risks).toHaveLength(1);
    expect(server.requests).toEqual([
      {
        path: '/v1/chat/completions',
        authorization: `Bearer ${API_KEY}`,
        body: {
          model: 'law-1',
          stream: true,
          messages: [
            { role: 'system', content: '规则' },
            { role: 'user', content: '找出这部分条款' },
          ],
          response_format: { type: 'json_object' },
        },
      },
    ]);
  });

  it.each<[ModelManner, number]>([
    ['busyThenGood', 3],
    ['failingThenGood', 3],
    ['withoutJsonMode', 2],
    ['wholeAnswer', 1],
  ])('is answered by an endpoint that is %s, in %i calls', async (manner, calls) => {
    const { model, server } = await modelWith(manner);
    expect(JSON.parse(await answerOf(model)).risks).toHaveLength(1);
    expect(server.requests).toHaveLength(calls);
  });

  it('stops sending the JSON mode to an endpoint that does not know it', async () => {
    const { model, server } = await modelWith('withoutJsonMode');
    await answerOf(model);
    await answerOf(model);
    expect(server.requests).toHaveLength(3);
  });

  it.each<[ModelManner, ModelFailure['kind'], number]>([
    ['silent', 'timeout', 1],
    ['slow', 'timeout', 1],
    ['hangingUp', 'cutOff', 1],
    ['floodingOneLine', 'tooLong', 1],
    ['endlessThinking', 'tooLong', 1],
    ['alwaysBusy', 'busy', 3],
    ['alwaysFailing', 'unreachable', 3],
    ['redirecting', 'unreachable', 3],
    ['refusing', 'refused', 1],
    ['filtering', 'rejected', 1],
    ['errorInStream', 'unreachable', 1],
    ['notAModel', 'cutOff', 1],
  ])(
    'to an endpoint that is %s fails as %s after %i calls, without the key in the error',
    async (manner, kind, calls) => {
      const { model, server } = await modelWith(manner);
      const error = await answerOf(model).catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(ModelFailure);
      expect(error).toMatchObject({ kind });
      expect(server.requests).toHaveLength(calls);
      expect(`${String(error)}${JSON.stringify(error)}${(error as Error).stack}`).not.toContain(API_KEY);
    },
  );

  it('to an address where nothing listens fails', async () => {
    const config = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: null, model: 'm' };
    const model = createOpenAiLanguageModel(config, { answerMs: LONG_MS, retryPauseMs: 1 });
    await expect(answerOf(model)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('ends at once when it is stopped, and leaves no connection behind', async () => {
    const { model, server } = await modelWith('silent');
    const stopping = new AbortController();
    const answer = answerOf(model, stopping.signal).catch((failure: unknown) => failure);
    await expect.poll(() => server.openAnswers()).toBe(1);
    stopping.abort();
    expect(await answer).toMatchObject({ kind: 'stopped' });
    await expect.poll(() => server.openAnswers()).toBe(0);
    await expect(answerOf(model, stopping.signal)).rejects.toMatchObject({ kind: 'stopped' });
    expect(server.requests).toHaveLength(1);
  });

  it('closes the connection when the reader stops reading', async () => {
    const { model, server } = await modelWith('flooding');
    for await (const _ of model.ask({ system: '', user: '', signal: new AbortController().signal })) break;
    await expect.poll(() => server.openAnswers()).toBe(0);
  });

  it('cannot be asked when no endpoint is configured', () => {
    expect(createLanguageModel(null)).toBeNull();
  });
});

describe('a review through an endpoint', () => {
  const byRules = auditContract(document, { template }).risks;
  const honest: ReadonlySet<ModelManner> = new Set([
    'good',
    'busyThenGood',
    'failingThenGood',
    'withoutJsonMode',
    'wholeAnswer',
  ]);

  test.each(modelManners)(
    'that is %s keeps the rules, shows only quotations found in the text, and says what was not checked',
    async (manner) => {
      const { model, server } = await modelWith(manner);
      const result = await reviewContract(document, {
        model,
        signal: new AbortController().signal,
        template,
        customDemand: '催收如何约定',
      });
      for (const risk of byRules) expect(result.risks).toContainEqual(risk);
      for (const { quote, span } of result.risks)
        if (span !== null) expect(document.text.slice(span.start, span.end)).toBe(quote);
      for (const { quotes } of result.demands)
        for (const { quote, start, end } of quotes) expect(document.text.slice(start, end)).toBe(quote);
      const own = result.checked.at(-1);
      if (honest.has(manner)) {
        expect(result.risks.map(({ origin }) => origin).sort()).toEqual(['model', 'own', 'rule']);
        expect([own?.outcome, result.demands[0]?.outcome]).toEqual(['hit', 'answered']);
      } else {
        expect(result.risks.filter(({ origin }) => origin === 'model')).toEqual([]);
        const left = result.coverage.notExamined.filter(({ what }) => what.startsWith('模型'));
        expect(left.length).toBeGreaterThan(0);
        expect(left.every(({ reason }) => reason !== '')).toBe(true);
      }
      await expect.poll(() => server.openAnswers()).toBe(0);
    },
  );
});
