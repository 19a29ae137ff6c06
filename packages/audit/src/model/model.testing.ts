/** A language model with scripted answers, and a contract to review with it. Test code only. */
import { documentOf } from '../audit.testing.ts';
import type { AuditResult } from '../audit-result.ts';
import { reviewContract } from '../review/review-contract.ts';
import type { ReviewTemplate } from '../review/review-template.ts';
import type { ModelRequest, ModelReviewer, StopSignal } from './model-reviewer.ts';

export interface ScriptedModel extends ModelReviewer {
  readonly requests: ModelRequest[];
}

/**
 * `reply` returns the whole answer (an object becomes JSON) or throws; it is streamed in pieces of a few
 * characters.
 */
export function modelThat(reply: (request: ModelRequest, index: number) => unknown): ScriptedModel {
  const requests: ModelRequest[] = [];
  return {
    name: 'scripted',
    requests,
    async *ask(request) {
      const answer = reply(request, requests.push(request) - 1);
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
      for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
    },
  };
}

export function isAboutClauses({ user }: ModelRequest): boolean {
  return user.includes('找出这部分条款');
}

/** The text given to the model. */
export function readingOf({ user }: ModelRequest): string {
  return /<<(合同原文\d+)开始>>\n([\s\S]*)\n<<\1结束>>/.exec(user)?.[2] ?? '';
}

const PIECE = 7;

export const paragraphs = [
  '设备买卖合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '乙方（卖方）：苏州云杉设备有限公司',
  '第一条 根据《中华人民共和国合同法》订立本合同。',
  '第二条 甲方应在收到发票后 90 日内付款，乙方不得催收。',
  '第三条 乙方应向甲方提供全部经营数据，甲方可以无偿使用。',
];
export const document = documentOf(paragraphs);
export const template: ReviewTemplate = {
  id: 'team',
  name: '团队清单',
  contractType: null,
  rules: [{ ruleId: 'validity.repealed-law' }],
  ownRules: [{ id: 'pay', text: '付款期限不得超过60日', level: 'high', fallback: '可接受75日' }],
};
export const customDemand = '有没有数据条款\n有没有竞业限制';
export const noRisks = { risks: [] };
/** A signal that never stops. */
export const neverStopped: StopSignal = {
  aborted: false,
  reason: undefined,
  throwIfAborted: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

export function review(model: ModelReviewer | null, signal = neverStopped): Promise<AuditResult> {
  return reviewContract(document, { model, signal, template, customDemand });
}

export function goodAnswers(user: string): unknown {
  if (user.includes('数据条款'))
    return { found: true, answer: '有，第三条。', quotes: ['乙方应向甲方提供全部经营数据'] };
  if (user.includes('竞业')) return { found: false, answer: '没有约定。', quotes: [] };
  return {
    outcome: 'hit',
    reason: '约定为90日',
    suggestion: '60日内付款',
    quotes: ['收到发票后90日内付款'],
  };
}

/** The coverage entries that were not examined, with reasons. */
export function notExaminedOf(
  { coverage }: AuditResult,
  what: string,
): readonly (readonly [number, string])[] {
  return coverage.notExamined
    .filter((one) => one.what === what)
    .map(({ count, reason }) => [count, reason] as const);
}
