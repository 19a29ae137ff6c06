/** The server of one finished comparison, for tests of the result page: it keeps decisions as the real one does. */
import { answerDecisions, newDecisionServer } from '../../../shared/findings/decisions.testing.ts';
import { DEFAULT_OPTIONS } from '../view-model/compare-options.ts';
import type { ComparisonResult } from '../view-model/comparison-shapes.ts';
import { resultFixture } from '../view-model/result.testing.ts';

export const TASK = '00000000-0000-4000-8000-000000000001';
const USER = '00000000-0000-4000-8000-00000000000a';

/** Text only: pdf.js has no canvas here; pages are tried in a real browser. */
const base = resultFixture(
  ['第一条 总价100万元，', '第二条 30日内付款', '第三条 保密'],
  ['第一条 总价120万元,', '第二条 60日内付款', '第四条 管辖'],
  [
    [0, 0],
    [1, 1],
    [2, null],
    [null, 2],
  ],
  [
    { id: 'price', type: 'replace', old: '100', new: '120', reason: '金额不同' },
    { id: 'days', type: 'replace', old: '30', new: '60', reason: '期限不同' },
    { id: 'comma', type: 'replace', significance: 'noise', old: '，', new: ',' },
    { id: 'secret', type: 'delete', significance: 'minor', old: '第三条 保密' },
    { id: 'court', type: 'insert', new: '第四条 管辖' },
  ],
);
export const RESULT: ComparisonResult = {
  ...base,
  old: { ...base.old, pages: null },
  new: { ...base.new, pages: null },
};

export const server = fresh();

export function resetServer(): void {
  Object.assign(server, fresh());
}

function fresh() {
  return {
    ...newDecisionServer(),
    result: RESULT,
    hasDecisions: true,
    canChange: true,
    canRun: true,
    /** The status of every read of the task, when it is refused. */
    refusedWith: null as number | null,
    status: 'complete',
  };
}

export function answerRequest(url: string, init: RequestInit): Response {
  const decisions = answerDecisions(server, url, init);
  if (decisions) return server.hasDecisions ? decisions : failure(503, 'UNAVAILABLE', '');
  if (url.endsWith('/result')) return envelope(server.result);
  if (server.refusedWith !== null) return failure(server.refusedWith, 'NOT_FOUND', '');
  return envelope(task());
}

function envelope(data: unknown): Response {
  return new Response(JSON.stringify({ code: 200, message: '', data }));
}

function failure(status: number, name: string, message: string): Response {
  return new Response(JSON.stringify({ code: status, message, data: null, error: { name } }), { status });
}

function task() {
  return {
    id: TASK,
    teamId: USER,
    ownerId: USER,
    title: '旧版 与 新版',
    status: server.status,
    progress: { stage: 'done', fraction: 1 },
    failure: null,
    createdAt: '2026-11-15T00:00:00Z',
    finishedAt: '2026-11-15T00:01:00Z',
    abilities: { read: true, change: server.canChange, run: server.canRun, share: true, delete: true },
    origin: { fileId: USER, name: '旧版.docx', size: 1 },
    target: { fileId: USER, name: '新版.docx', size: 1 },
    statistics: RESULT.statistics,
    options: DEFAULT_OPTIONS,
    chainId: null,
    decided: { done: 0, total: 4 },
  };
}
