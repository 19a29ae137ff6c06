import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { auditContract } from '../review/audit-contract.ts';
import { reviewContract } from '../review/review-contract.ts';
import {
  document,
  goodAnswers,
  isAboutClauses,
  modelThat,
  neverStopped,
  noRisks,
  notExaminedOf,
  paragraphs,
  readingOf,
  review,
  template,
} from './model.testing.ts';
import { ModelFailure, type ModelReviewer } from './model-reviewer.ts';

describe('a model that fails', () => {
  const byRules = auditContract(document, { template }).risks.map(({ id }) => id);

  it.each([
    ['words instead of JSON', () => '这份合同没有风险。', '不是要求的格式'],
    ['half of the JSON', () => '{"risks":[{"quote":"乙方不得', '不是要求的格式'],
    ['nothing', () => '', '不是要求的格式'],
    ['an endless answer', () => '乙'.repeat(50_000), '过长'],
    [
      'a timeout',
      () => {
        throw new ModelFailure('timeout');
      },
      '未在时限内',
    ],
    [
      'a broken connection',
      () => {
        throw new ModelFailure('cutOff');
      },
      '中途断开',
    ],
    [
      'an error of its own',
      () => {
        throw new TypeError('x');
      },
      '出错或无法连接',
    ],
  ])("with %s keeps the rules' findings and lists what was not checked", async (_, reply, reason) => {
    const result = await review(modelThat(reply));
    expect(result.risks.map(({ id }) => id)).toEqual(byRules);
    const reasons = result.demands.map(({ why }) => why);
    expect(reasons).toEqual([expect.stringContaining(reason), expect.stringContaining(reason)]);
    expect(result.checked.at(-1)).toMatchObject({
      outcome: 'notChecked',
      why: expect.stringContaining(reason),
    });
    expect(notExaminedOf(result, '模型逐条审查的条文')).toEqual([
      [4, '语言模型连续 3 次未能作答，已停止询问'],
    ]);
  });

  it('is asked again when its answer is broken, and the second answer counts', async () => {
    const model = modelThat(({ user }, index) =>
      index < 3 ? 'broken' : user.includes('找出这部分条款') ? noRisks : goodAnswers(user),
    );
    const { demands } = await review(model);
    expect(demands.map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
    expect(model.requests).toHaveLength(7);
  });

  it('gets its running requests cancelled when asking is given up', async () => {
    const stopped: string[] = [];
    const model: ModelReviewer = {
      name: 'half dead',
      async *ask({ user, signal }) {
        if (!user.includes('竞业')) throw new ModelFailure('refused');
        await new Promise<void>((resolve) => signal.addEventListener('abort', resolve));
        stopped.push('竞业');
        yield '';
      },
    };
    const { demands } = await review(model);
    expect(demands[1]).toMatchObject({ by: 'rules', outcome: 'absent' });
    await Promise.resolve();
    expect(stopped).toEqual(['竞业']);
  });

  it('is told beside the reason why the rules could not judge a demand', async () => {
    const model = modelThat(() => {
      throw new ModelFailure('timeout');
    });
    const { demands } = await reviewContract(document, {
      model,
      signal: neverStopped,
      customDemand: '付款期限不超过30日，质保期不少于一年',
    });
    expect(demands.map(({ outcome, why }) => [outcome, why])).toEqual([
      ['notChecked', expect.stringMatching(/^无法判断，因为[^；]*分行写；语言模型未在时限内作答$/)],
    ]);
  });

  it('is not asked again when it refuses', async () => {
    const model = modelThat(() => {
      throw new ModelFailure('refused');
    });
    const result = await review(model);
    expect(model.requests).toHaveLength(3);
    expect(notExaminedOf(result, '模型逐条审查的条文')).toEqual([
      [4, '语言模型服务拒绝了请求，请检查模型配置'],
    ]);
  });

  it.each([
    ['```json\n{"risks":[]}\n```', 'a fence'],
    ['好的，结果如下：{"risks":[]}。以上。', 'words around'],
    ['<think>{"risks":1} 先看 {</think>{"risks":[]}', 'thinking aloud'],
  ])('but %s (%s) counts as an answer', async (answer) => {
    const result = await reviewContract(document, { model: modelThat(() => answer), signal: neverStopped });
    expect(notExaminedOf(result, '模型逐条审查的条文')).toEqual([]);
  });

  it.each([
    [undefined, '审查已停止，模型未审查到此处'],
    [new DOMException('late', 'TimeoutError'), '模型审查的总时限已到，未审查到此处'],
  ])('or never answers does not delay a stopped review', async (reason, why) => {
    const stopping = new AbortController();
    const hanging: ModelReviewer = {
      name: 'hanging',
      ask: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) }),
    };
    setTimeout(() => stopping.abort(reason), 10);
    const result = await review(hanging, stopping.signal);
    expect(result.risks.map(({ id }) => id)).toEqual(byRules);
    expect(result.demands.map((demand) => demand.why)).toEqual([why, why]);
  });
});

describe('a long contract', () => {
  const filler = Array.from({ length: 200 }, (_, index) =>
    `第${index + 4}条 双方应当妥善保管第${index}号仓库的全部货物，并按月互相通报盘点的结果与差异，做好登记。`.repeat(
      3,
    ),
  );
  const long = documentOf([...paragraphs, ...filler]);

  it('is read in portions that contain every clause', async () => {
    const model = modelThat((request) => (isAboutClauses(request) ? noRisks : goodAnswers(request.user)));
    const result = await reviewContract(long, { model, signal: neverStopped });
    const read = model.requests.map(readingOf).join('\n');
    for (const line of long.text.split('\n')) expect(read).toContain(line.trim());
    for (const request of model.requests) expect(readingOf(request).length).toBeLessThan(2000);
    expect(notExaminedOf(result, '模型逐条审查的条文')).toEqual([]);
  });

  it('shows a demand only its related clauses, and nothing is concluded about unread clauses', async () => {
    const model = modelThat((request) =>
      isAboutClauses(request) ? noRisks : { found: false, answer: '没有', quotes: [] },
    );
    const { demands } = await reviewContract(long, {
      model,
      signal: neverStopped,
      customDemand: '发票付款多少日\n卫星发射许可证',
    });
    expect(model.requests.filter((request) => !isAboutClauses(request))).toHaveLength(1);
    expect(demands.map(({ outcome, why }) => [outcome, why])).toEqual([
      // What the rules and clauses answer stands; the model's silence is told beside it.
      ['answered', '合同较长，模型只看了相关条款，不能断定没有约定'],
      ['absent', '合同较长且没有找到相关条款，需要人工核对'],
    ]);
  });
});
