/** The server of one proofreading, for tests of its pages: it keeps decisions and the lexicon as the real one does. */
import { RENUMBER_ALL } from '@wenjian/api';
import type { OwnDecision } from '../../../shared/findings/decision-shapes.ts';
import {
  answerDecisions,
  type DecisionServer,
  decisionFixture,
  newDecisionServer,
} from '../../../shared/findings/decisions.testing.ts';
import type {
  LexiconEntry,
  NewLexiconEntry,
  Proofreading,
  ProofreadingResult,
  Recheck,
  SharedProofreading,
} from '../view-model/proofread-shapes.ts';
import {
  correctionFixture,
  proofreading,
  resultFixture,
  spanIn,
  TASK,
  TEAM,
} from '../view-model/result.testing.ts';

const LINES = [
  '设备买卖合同',
  '第一条 双方签定本合同，款项汇入乙方帐户。',
  '第三条 合同总价壹佰万元（¥900,000）。',
  '第四条 甲方再次签定补充协议，见第九条。',
];
const TEXT = LINES.join('\n');
const secondSign = TEXT.lastIndexOf('签定');

/** Text only: pdf.js has no canvas here; pages are tried in a real browser. */
export const RESULT: ProofreadingResult = resultFixture(
  LINES,
  [
    correctionFixture({
      id: 'sign',
      original: '签定',
      suggestion: '签订',
      ruleId: 'typo.sign',
      reason: '“签定”应为“签订”',
      clause: '第一条',
    }),
    correctionFixture({
      id: 'sign2',
      original: '签定',
      start: secondSign,
      end: secondSign + 2,
      suggestion: '签订',
      ruleId: 'typo.sign',
      reason: '“签定”应为“签订”',
      clause: '第四条',
    }),
    correctionFixture({
      id: 'account',
      original: '帐户',
      suggestion: '账户',
      ruleId: 'typo.account',
      tier: 'advice',
      reason: '“帐户”应为“账户”',
    }),
    correctionFixture({
      id: 'amount',
      original: '壹佰万元',
      family: 'figures',
      ruleId: 'figures.uppercase',
      reason: '大写金额与小写金额不一致',
      formula: '壹佰万元 = 1,000,000 ≠ 900,000',
      related: [{ ...spanIn(TEXT, '¥900,000'), page: null, boxes: [] }],
    }),
    correctionFixture({
      id: 'reference',
      original: '第九条',
      family: 'references',
      ruleId: 'references.no-clause',
      tier: 'suspect',
      reason: '合同中没有“第九条”',
    }),
  ],
  {
    renumbering: {
      items: [
        { ...spanIn(TEXT, '第三条'), original: '第三条', replacement: '第二条', kind: 'number' },
        { ...spanIn(TEXT, '第四条'), original: '第四条', replacement: '第三条', kind: 'number' },
      ],
      unresolved: [{ ...spanIn(TEXT, '第九条'), original: '第九条', reason: '没有这一条' }],
    },
    coverage: {
      examined: [{ what: '正文', count: 4 }],
      notExamined: [{ what: '图片', count: 1, reason: '图片里的文字没有识别' }],
    },
    lexiconWords: 3,
  },
);

interface Server extends DecisionServer {
  result: ProofreadingResult;
  task: Partial<Proofreading>;
  isMissing: boolean;
  lexicon: LexiconEntry[];
  /** How many batch decisions still succeed; then the server is unavailable. */
  batchesLeft: number;
  hasDecisions: boolean;
  /** Request bodies, by method and path. */
  asked: { readonly path: string; readonly body: unknown }[];
  exampleFailures: number;
  /** How many checks of each depth fail first. */
  liveFailures: Record<'quick' | 'full', number>;
  live: { readonly text: string; readonly depth: string }[];
  sharedFailures: number;
  recheck: Recheck;
  freeUsesLeft: number;
}

export const server: Server = fresh();

export function resetServer(): void {
  Object.assign(server, fresh());
}

function fresh(): Server {
  return {
    result: RESULT,
    task: {},
    isMissing: false,
    batchesLeft: Number.POSITIVE_INFINITY,
    hasDecisions: true,
    ...newDecisionServer(),
    lexicon: [],
    asked: [],
    exampleFailures: 0,
    liveFailures: { quick: 0, full: 0 },
    live: [],
    sharedFailures: 0,
    freeUsesLeft: 7,
    recheck: { corrected: '改后全文', applied: 1, renumbered: 0, corrections: [], coverage: RESULT.coverage },
  };
}

const DECISIONS_PATH = `/api/wenjian/${TASK}/decisions`;

export function answerRequest(url: string, init: RequestInit): Response {
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  const path = url.split('?')[0] ?? '';
  if (init.method !== 'GET') server.asked.push({ path: `${init.method} ${path}`, body });
  if (path.endsWith('/session')) return envelope(SESSION);
  if (path.endsWith('/free-uses'))
    return envelope({ left: server.freeUsesLeft, limit: 20, resetsAt: '2099-11-15T16:00:00Z' });
  if (path.endsWith('/contract-correct/live')) return answerLive(body);
  if (path.endsWith('/example')) return answerExample();
  if (path.includes('/shared/')) return answerShared(path);
  if (path.includes('/lexicon')) return answerLexicon(path, init.method, body);
  const onDecisions = refusal(path, init.method, body) ?? answerDecisions(server, path, init);
  if (onDecisions) return onDecisions;
  if (init.method === 'DELETE') return envelope(null);
  if (path.endsWith('/result')) return envelope(server.result);
  if (path.endsWith('/recheck')) return envelope(server.recheck);
  if (path.endsWith('/share')) return envelope({ key: 'key-'.repeat(6) });
  if (path.endsWith('/contract-correct') && init.method === 'GET') return list(url);
  if (path.endsWith('/cancel'))
    server.task = { ...server.task, status: server.result.isPartial ? 'complete' : 'cancelled' };
  if (path.endsWith('/rerun'))
    server.task = { status: 'running', progress: { stage: 'reviewing', fraction: 0.5 }, statistics: null };
  if (server.isMissing) return failure(404, 'NOT_FOUND', '没有找到');
  return envelope(proofreading({ ...server.task, ...(body.title ? { title: body.title } : {}) }));
}

const SESSION = {
  user: {
    userId: TEAM,
    sub: 'user',
    name: '李律师',
    username: null,
    nickname: null,
    phone: null,
    phone_number: null,
    photo: null,
    picture: null,
    vipStatus: false,
    maxExpiredAt: null,
  },
  personalTeamId: TEAM,
  currentTeamId: TEAM,
};

function list(url: string): Response {
  const keyword = new URL(url, 'http://x').searchParams.get('keyword') ?? '';
  const items = [proofreading(server.task)].filter(({ title }) => title.includes(keyword));
  return envelope({ items, total: items.length });
}

function answerExample(): Response {
  server.exampleFailures -= 1;
  if (server.exampleFailures >= 0) return unavailable();
  return envelope({ title: '示例合同', result: server.result, decisions: [] } satisfies SharedProofreading);
}

/** Finds 签定 wherever it stands, until the lexicon calls it right. */
function answerLive({ text, depth }: { readonly text: string; readonly depth: 'quick' | 'full' }): Response {
  server.live.push({ text, depth });
  if (text !== '') server.liveFailures[depth] -= 1;
  if (text !== '' && server.liveFailures[depth] >= 0) return failure(500, 'INTERNAL', '服务出错了');
  const isRight = server.lexicon.some(({ word }) => word === '签定');
  const corrections = [...(isRight ? '' : text).matchAll(/签定/g)].map(({ index }) => {
    const {
      page: _page,
      boxes: _boxes,
      related: _related,
      clause: _clause,
      ...one
    } = correctionFixture({
      id: `at${index}`,
      original: '签定',
      suggestion: '签订',
      start: index,
      end: index + 2,
    });
    return one;
  });
  return envelope({ corrections, hasLanguageModel: true, corrector: depth === 'full' ? 'all' : 'none' });
}

function answerShared(path: string): Response {
  if (path.includes('gone')) return failure(404, 'NOT_FOUND', '没有找到');
  server.sharedFailures -= 1;
  if (server.sharedFailures >= 0) return unavailable();
  const { decidedBy: _, ...decision } = decisionFixture('account', { state: 'rejected' });
  const shared: SharedProofreading = {
    title: '分享的合同',
    result: server.result,
    decisions: [decision],
  };
  return envelope(shared);
}

/** What the server refuses whatever the versions are. */
function refusal(path: string, method: string | undefined, { findings }: RefusedBody): Response | null {
  if (!path.startsWith(DECISIONS_PATH)) return null;
  if (method !== 'PUT') return server.hasDecisions ? null : unavailable();
  if (findings) server.batchesLeft -= 1;
  if (findings && server.batchesLeft < 0) return unavailable();
  const ids = findings?.map(({ id }) => id) ?? [decodeURIComponent(path.split('/').at(-1) ?? '')];
  return ids.some(isUnknown) ? noSuchCorrection() : null;
}

interface RefusedBody {
  /** Only of a batch. */
  readonly findings?: readonly { readonly id: string }[];
}

function isUnknown(id: string): boolean {
  return id !== RENUMBER_ALL && !server.result.corrections.some((correction) => correction.id === id);
}

function noSuchCorrection(): Response {
  return failure(404, 'NOT_FOUND', '没有这条更正，可能已重新检查，请刷新后重试');
}

export function store(findingId: string, part: Partial<OwnDecision>): void {
  server.decisions.set(findingId, decisionFixture(findingId, part));
}

/** The current decisions, without open ones. */
export function decided(): Readonly<Record<string, string>> {
  const all = [...server.decisions.values()].filter(({ state }) => state !== 'open');
  return Object.fromEntries(
    all.map(({ findingId, state, text }) => [
      findingId === RENUMBER_ALL ? 'numbers' : findingId,
      text === null ? state : `${state} ${text}`,
    ]),
  );
}

function answerLexicon(path: string, method: string | undefined, body: { entries?: NewLexiconEntry[] }) {
  for (const entry of body.entries ?? []) {
    server.lexicon.push({
      id: `00000000-0000-4000-8000-0000000001${String(server.lexicon.length).padStart(2, '0')}`,
      kind: entry.kind,
      word: entry.word,
      replacement: entry.kind === 'wrong' ? entry.replacement : null,
      createdBy: '李律师',
      createdAt: '2026-11-15T06:00:00Z',
      canDelete: true,
    });
  }
  if (method === 'DELETE') {
    const id = path.split('/').at(-1);
    server.lexicon = server.lexicon.filter((entry) => entry.id !== id);
    return envelope(null);
  }
  return envelope({ items: server.lexicon });
}

function envelope(data: unknown): Response {
  return new Response(JSON.stringify({ code: 200, message: '', data }));
}

function failure(status: number, name: string, message: string): Response {
  return new Response(JSON.stringify({ code: status, message, data: { name } }), { status });
}

function unavailable(): Response {
  return failure(503, 'UNAVAILABLE', '服务暂时不可用，请稍后重试');
}
