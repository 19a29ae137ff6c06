/** The server of one review, for tests of its result page: it keeps decisions and feedback as the real one does. */
import type { AnswerOf, readAuditBeside } from '@wenjian/api';
import type { OwnDecision } from '../../../shared/findings/decision-shapes.ts';
import {
  answerDecisions,
  type DecisionServer,
  decisionFixture,
  newDecisionServer,
} from '../../../shared/findings/decisions.testing.ts';
import type { Audit, ReviewEnd } from '../view-model/audit-shapes.ts';
import { audit, builtInTemplate, contractFacts, ruleCatalogue } from '../view-model/audits.testing.ts';
import { resultFixture, riskFixture } from '../view-model/result.testing.ts';
import type { AuditResult, Feedback, SharedAudit } from '../view-model/result-shapes.ts';

const lines = [
  '设备买卖合同',
  '第三条 甲方支付定金人民币410,400元。',
  '第八条 甲方迟延付款的，每日按千分之二支付违约金。',
  '第九条 争议由当地仲裁委员会裁决。',
];

const BASIS = {
  law: '《民法典》',
  article: '第五百八十六条',
  gist: '定金不超过百分之二十。',
  since: '2021-01-01',
};

/** Text only: pdf.js has no canvas here; pages are tried in a real browser. */
export const RESULT: AuditResult = resultFixture(
  lines,
  [
    riskFixture({
      id: 'deposit',
      title: '定金过高',
      level: 'high',
      quote: '定金人民币410,400元',
      clause: '第三条',
      basis: [BASIS],
      fallback: '定金不超过百分之二十五。',
    }),
    riskFixture({
      id: 'penalty',
      title: '违约金过高',
      family: 'liability',
      quote: '每日按千分之二支付违约金',
    }),
    riskFixture({
      id: 'court',
      title: '仲裁机构不明',
      family: 'dispute',
      level: 'low',
      quote: '当地仲裁委员会',
    }),
    riskFixture({ id: 'title', title: '没有所有权保留', kind: 'missing', insertAt: lines.join('\n').length }),
  ],
  {
    checked: [
      {
        ruleId: 'p',
        title: '单价与总价不一致',
        family: 'price',
        examines: '单价与总价是否一致',
        outcome: 'passed',
        met: { start: 0, end: lines[0]?.length ?? 0, quote: lines[0] ?? '', page: null, boxes: [] },
        isUnproven: false,
        unproven: null,
        why: null,
      },
      {
        ruleId: 'q',
        title: '流押条款',
        family: 'validity',
        examines: '是否约定流押',
        outcome: 'notApplicable',
        met: null,
        isUnproven: true,
        unproven: 'absent',
        why: '没有找到这类约定',
      },
      {
        ruleId: 'd',
        title: '没有付款期限',
        family: 'price',
        examines: '是否约定了付款期限',
        outcome: 'notApplicable',
        met: null,
        isUnproven: true,
        unproven: 'doubtful',
        why: '有关约定所在的条款里有风险提示，不能作为符合要求的依据',
      },
      {
        ruleId: 'n',
        title: '租赁期限超过二十年',
        family: 'validity',
        examines: '租赁期限是否超过二十年',
        outcome: 'notApplicable',
        met: null,
        isUnproven: false,
        unproven: null,
        why: '不适用于此类合同',
      },
      {
        ruleId: 'own.1',
        title: '须有原厂授权',
        family: 'own',
        outcome: 'notChecked',
        met: null,
        isUnproven: false,
        unproven: null,
        why: '没有配置模型',
      },
    ],
    demands: [
      {
        demand: '付款期限不长于 30 日',
        outcome: 'notChecked',
        answer: null,
        quotes: [],
        why: '没有配置模型',
        by: null,
        rules: [],
      },
      {
        demand: '定金不超过 10 万元',
        outcome: 'hit',
        answer: '所引约定为人民币410,400元，不符合“不超过10 万元”',
        quotes: [{ start: 8, end: 30, quote: lines[1]?.slice(0, 22) ?? '', page: null, boxes: [] }],
        why: null,
        by: 'rules',
        rules: [{ ruleId: 'validity.deposit-over-limit', title: '定金超过法定上限' }],
      },
    ],
  },
);

interface Server extends DecisionServer {
  result: AuditResult;
  phase: Audit['phase'];
  canChange: boolean;
  feedback: Map<string, Feedback>;
  comments: string[];
  started: unknown[];
  /** How the last review ended without a result. */
  end: { readonly status: ReviewEnd; readonly message: string } | null;
  isRefused: boolean;
  /** How often the example returns 503 before it is ready. */
  exampleFailures: number;
}

export const server: Server = fresh();

export function resetServer(): void {
  Object.assign(server, fresh());
}

function fresh(): Server {
  return {
    ...newDecisionServer(),
    result: RESULT,
    phase: 'complete',
    canChange: true,
    feedback: new Map(),
    comments: [],
    started: [],
    end: null,
    isRefused: false,
    exampleFailures: 0,
  };
}

export function answerRequest(url: string, init: RequestInit): Response {
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  const path = url.split('?')[0] ?? '';
  const decisions = answerDecisions(server, path, init);
  if (decisions) return decisions;
  if (path.endsWith('/example')) return answerExample();
  if (path.includes('/shared/')) return answerShared(path);
  if (path.endsWith('/beside')) return envelope(besideOf(url));
  if (path.endsWith('/feedback')) return answerFeedback(init.method === 'POST' ? body : null);
  if (path.endsWith('/result')) return answerResult();
  if (path.endsWith('/contract-templates')) return envelope({ items: [], total: 0 });
  if (path.endsWith('/templates')) return envelope({ items: [builtInTemplate('full', '全面审查', null)] });
  if (path.endsWith('/rules')) return envelope(ruleCatalogue());
  if (path.endsWith('/cancel')) cancel();
  if (path.endsWith('/start')) server.started.push(body);
  if (server.isRefused) return failure(403, 'FORBIDDEN', '您没有权限，禁止查看');
  return envelope(currentAudit());
}

function answerResult(): Response {
  const isMissing = server.phase === 'reviewing' && !server.result.isPartial;
  return isMissing ? failure(409, 'TASK_NOT_FINISHED', '任务还在处理中，请稍候') : envelope(server.result);
}

function answerExample(): Response {
  server.exampleFailures -= 1;
  if (server.exampleFailures >= 0) return failure(503, 'UNAVAILABLE', '服务暂时不可用，请稍后重试');
  return envelope(sharedOf([]));
}

function answerShared(path: string): Response {
  if (path.includes('gone')) return failure(404, 'NOT_FOUND', '没有找到');
  const { decidedBy: _, ...decision } = decisionFixture('penalty', { state: 'rejected' });
  return envelope(sharedOf([decision]));
}

function sharedOf(decisions: SharedAudit['decisions']): SharedAudit {
  const { standpoint } = server.result;
  return {
    title: '示例合同',
    standpoint,
    templateName: null,
    customDemand: '',
    result: server.result,
    decisions,
  };
}

export function store(findingId: string, part: Partial<OwnDecision>): void {
  server.decisions.set(findingId, decisionFixture(findingId, part));
}

interface FeedbackBody {
  readonly riskId: string;
  readonly feedbackType: Feedback['feedbackType'];
  readonly comment: string;
}

function answerFeedback(body: FeedbackBody | null): Response {
  if (body) {
    const { riskId: id, feedbackType } = body;
    if (server.feedback.get(id)?.feedbackType === feedbackType) server.feedback.delete(id);
    else server.feedback.set(id, { id, feedbackType });
    if (body.comment !== '') server.comments.push(body.comment);
  }
  return envelope({ items: [...server.feedback.values()] });
}

function currentAudit(): Audit {
  const { phase, end } = server;
  if (phase === 'failed' || phase === 'cancelled') return unread(phase);
  const isRunning = phase === 'reviewing' || phase === 'recognising';
  return audit({
    title: '设备买卖合同',
    status: end?.status ?? (isRunning ? 'running' : 'complete'),
    progress: { stage: isRunning ? phase : 'done', fraction: isRunning ? 0.5 : 1 },
    abilities: {
      read: true,
      change: server.canChange,
      run: server.canChange,
      share: server.canChange,
      delete: true,
    },
    phase,
    facts: contractFacts({ standpoints: RESULT.standpoints }),
    standpoint: RESULT.standpoint,
    standpoints: RESULT.standpoints,
    template_id: 'full',
    templateName: '全面审查',
    beside: {
      standpoints: ['乙方（卖方公司）'],
      former: { standpoint: '中立', templateName: null, at: null },
    },
    message: end?.message ?? null,
  });
}

function besideOf(url: string): AnswerOf<typeof readAuditBeside> {
  const row = { family: 'price', kind: 'risk', quote: '', clause: '第三条', page: null } as const;
  const rows = [
    { ...row, id: 'deposit', title: '定金过高', here: 'high', there: null },
    { ...row, id: 'court', title: '仲裁机构不明', here: 'low', there: 'medium' },
  ] as const;
  const isFormer = !url.includes('standpoint=');
  const gone = { ...row, id: 'gone', title: '已经改好的一处', here: null, there: 'low' } as const;
  return { rows: isFormer ? [...rows, gone] : [...rows], notCompared: isFormer ? 0 : 2 };
}

/** A contract that was never read has neither facts nor standpoints. */
function unread(phase: 'failed' | 'cancelled'): Audit {
  const failure = phase === 'failed' ? ({ name: 'INTERNAL', message: '引擎没有响应' } as const) : null;
  return audit({ phase, status: phase, facts: null, standpoints: [], failure });
}

/** A cancelled review returns to the choice; a cancelled reading cannot. */
function cancel(): void {
  const isReview = server.phase === 'reviewing';
  server.phase = isReview ? 'choosing' : 'cancelled';
  if (isReview) server.end = { status: 'cancelled', message: '审查已取消，规则审查已交付，次数不退回' };
}

function envelope(data: unknown): Response {
  return new Response(JSON.stringify({ code: 200, message: '', data }));
}

function failure(status: number, name: string, message: string): Response {
  return new Response(JSON.stringify({ code: status, message, data: { name } }), { status });
}
