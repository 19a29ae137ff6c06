/** The server of checks, for tests of their pages. */
import type {
  DocumentText,
  ManyResult,
  OpenApiKey,
  PairResult,
  PlagiarismTask,
  SensitiveFound,
  SensitiveHit,
  SensitiveWords,
  TextBaseDocument,
} from '../view-model/plagiarism-shapes.ts';
import { ORIGIN, TARGET, TASK, TEAM, taskFixture } from '../view-model/results.testing.ts';

import { CONFIG, HITS, MANY, ORIGIN_TEXT, PAIR, TARGET_TEXT } from './plagiarism-data.testing.ts';

export interface SentRequest {
  readonly call: string;
  readonly body: unknown;
  readonly key: string | null;
}

interface Server {
  task: PlagiarismTask;
  tasks: PlagiarismTask[];
  pair: PairResult | null;
  many: ManyResult | null;
  documents: Record<string, DocumentText>;
  hits: readonly SensitiveHit[];
  moreHits: SensitiveFound['moreHits'];
  textBase: TextBaseDocument[];
  words: SensitiveWords;
  keys: OpenApiKey[];
  /** Answered instead, with this status and name. */
  refusal: {
    readonly status: number;
    readonly code: number;
    readonly name: string;
    readonly message: string;
  } | null;
  /** Calls with these path endings fail, or are never answered. */
  failing: readonly string[];
  silent: readonly string[];
  /** How often a report is still being made. */
  reportsBeingMade: number;
  canManage: boolean;
  /** Everything but reads, in order. */
  sent: SentRequest[];
  /** Every read, with its key. */
  read: SentRequest[];
}

export const server: Server = fresh();
export const SHARE_KEY = 'share-key-of-one-task';

export function resetServer(): void {
  Object.assign(server, fresh());
}

function fresh(): Server {
  return {
    task: taskFixture(),
    tasks: [],
    pair: PAIR,
    many: MANY,
    documents: { [ORIGIN]: ORIGIN_TEXT, [TARGET]: TARGET_TEXT },
    hits: HITS,
    moreHits: [],
    textBase: [],
    words: { words: ['围标'], allowed: [], lists: ['bid'], canChange: true },
    keys: [],
    refusal: null,
    failing: [],
    silent: [],
    reportsBeingMade: 0,
    canManage: true,
    sent: [],
    read: [],
  };
}

export async function answerRequest(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const method = init.method ?? 'GET';
  const key = new Headers(init.headers).get('open-api-key');
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
  const log = method === 'GET' ? server.read : server.sent;
  log.push({ call: `${method} ${pathname}`, body, key });
  if (server.refusal && !isAround(pathname)) return envelope(null, server.refusal);
  if (server.silent.some((end) => pathname.endsWith(end))) return new Promise(() => undefined);
  if (server.failing.some((end) => pathname.endsWith(end))) return envelope(null, BROKEN);
  const path = pathname.replace('/plag/open-api/', '/plag/');
  return method === 'GET' ? answerRead(path, searchParams) : answerWrite(method, path, body);
}

/** What every page reads. */
function isAround(path: string): boolean {
  return path.endsWith('/session') || path.includes('/balance/') || path.endsWith('/plagiarism-config');
}

function answerRead(path: string, query: URLSearchParams): Response {
  if (path.endsWith('/session')) return envelope(session());
  if (path.includes('/balance/')) return envelope(balance());
  if (path.endsWith('/plagiarism-config')) return envelope(CONFIG);
  if (path.endsWith('/plagiarism/list')) return envelope(page(server.tasks, query));
  if (path.endsWith('/textBase/documents'))
    return envelope({ ...page(server.textBase, query), counts: countsOf(server.textBase) });
  if (path.endsWith('/sensitive-words')) return envelope(server.words);
  if (path.endsWith('/open-api-keys')) return answerKeys();
  if (path.endsWith('/reportExport') || path.endsWith('/pdfHighlightPlagBlockAndReport'))
    return answerReport();
  return answerResult(path, query);
}

const BROKEN = { status: 500, code: 500, name: 'INTERNAL', message: '服务出错' };
const NOT_FOUND = { status: 404, code: 404, name: 'NOT_FOUND', message: '没有找到' };

function answerResult(path: string, query: URLSearchParams): Response {
  if (path.includes('/contract-duplication/')) return envelope(server.task);
  if (path.endsWith('/getDetectInfo')) return envelope({ task: server.task, examined: null });
  if (path.endsWith('/plagiarism-task')) return answerTask('pair', server.pair);
  if (path.endsWith('/plagResult')) return answerTask('many', server.many);
  if (path.endsWith('/1v1Result')) return envelope(server.pair);
  if (path.endsWith('/imageResult')) return envelope({ imagesBlocks: server.pair?.imagesBlocks ?? [] });
  if (path.endsWith('/plagiarism-sensitiveWordsExtract'))
    return envelope({ hits: server.hits, moreHits: server.moreHits });
  const document = server.documents[query.get('docId') ?? ''];
  if (path.endsWith('/plagiarism-document') && document) return envelope(document);
  return envelope(null, NOT_FOUND);
}

/** For a check of the other mode only the task is returned, without a result. */
function answerTask(mode: PlagiarismTask['mode'], result: PairResult | ManyResult | null): Response {
  const isThere = server.task.mode === mode && server.task.status === 'complete';
  return envelope({ task: server.task, result: isThere ? result : null });
}

function answerKeys(): Response {
  if (server.canManage) return envelope({ items: server.keys });
  return envelope(null, { status: 403, code: 403, name: 'FORBIDDEN', message: '没有权限' });
}

function answerReport(): Response {
  server.reportsBeingMade -= 1;
  if (server.reportsBeingMade < 0) return new Response('report');
  return envelope(null, { status: 503, code: 503, name: 'UNAVAILABLE', message: '报告正在生成' });
}

function answerWrite(method: string, path: string, body: unknown): Response {
  if (path.endsWith('/share')) return envelope(method === 'DELETE' ? null : { key: SHARE_KEY });
  if (path.endsWith('/cancel')) server.task = { ...server.task, status: 'cancelled' };
  if (path.endsWith('/rerun'))
    server.task = { ...server.task, status: 'running', progress: { stage: 'queued', fraction: 0 } };
  if (path.endsWith('/plagiarism/delete')) {
    const { taskIds } = body as { readonly taskIds: readonly string[] };
    server.tasks = server.tasks.filter(({ id }) => !taskIds.includes(id));
    return envelope(null);
  }
  if (path.endsWith('/sensitive-words')) {
    server.words = { ...(body as Omit<SensitiveWords, 'canChange'>), canChange: true };
    return envelope(server.words);
  }
  if (path.endsWith('/open-api-keys'))
    return envelope(createKey(body as { name: string; dailyLimit: number }));
  if (path.endsWith('/textBase/documents'))
    return envelope({ items: addTexts(body as { fileIds: string[] }) });
  if (method === 'DELETE') return envelope(remove(path.split('/').at(-1) ?? ''));
  const isMany = path.endsWith('/createTask');
  return envelope(isMany ? { ...server.task, mode: 'many' } : server.task);
}

function createKey(input: { readonly name: string; readonly dailyLimit: number }) {
  const made = keyFixture(input);
  server.keys = [...server.keys, made];
  return { ...made, key: 'wj_1a2b_the_whole_key' };
}

export function keyFixture(part: Partial<OpenApiKey> = {}): OpenApiKey {
  return {
    id: TASK,
    name: '招标平台',
    prefix: 'wj_1a2b',
    dailyLimit: 1000,
    usedToday: 0,
    createdBy: '王晓',
    createdAt: '2026-11-15T06:00:00Z',
    lastUsedAt: null,
    ...part,
  };
}

function addTexts({ fileIds }: { readonly fileIds: readonly string[] }): readonly TextBaseDocument[] {
  const first = server.textBase.length;
  const added = fileIds.map((_, at) =>
    textBaseFixture({ id: TASK.replace('a1', String(first + at).padStart(2, '0')) }),
  );
  server.textBase = [...server.textBase, ...added];
  return added;
}

function countsOf(documents: readonly TextBaseDocument[]) {
  const countOf = (wanted: TextBaseDocument['status']) =>
    documents.filter(({ status }) => status === wanted).length;
  return { pending: countOf('pending'), ready: countOf('ready'), failed: countOf('failed') };
}

export function textBaseFixture(part: Partial<TextBaseDocument>): TextBaseDocument {
  return {
    id: TASK,
    name: '往年中标文件.docx',
    otherNames: [],
    size: 20_480,
    characters: null,
    status: 'pending',
    failure: null,
    addedBy: '王晓',
    createdAt: '2026-11-15T06:00:00Z',
    canDelete: true,
    ...part,
  };
}

function remove(id: string): null {
  server.keys = server.keys.filter((key) => key.id !== id);
  server.textBase = server.textBase.filter((document) => document.id !== id);
  return null;
}

function page<Item extends { readonly title?: string; readonly name?: string }>(
  items: readonly Item[],
  query: URLSearchParams,
) {
  const keyword = query.get('keyword') ?? '';
  const found = items.filter((item) => `${item.title ?? ''}${item.name ?? ''}`.includes(keyword));
  return { items: found, total: found.length };
}

interface EnvelopeParts {
  readonly status: number;
  readonly code: number;
  readonly name: string;
  readonly message: string;
}

function envelope(data: unknown, failure?: EnvelopeParts): Response {
  if (!failure) return new Response(JSON.stringify({ code: 200, message: '', data }));
  const { status, code, name, message } = failure;
  return new Response(JSON.stringify({ code, message, data: { name } }), { status });
}

function session() {
  const nobody = {
    username: null,
    nickname: null,
    phone: null,
    phone_number: null,
    photo: null,
    picture: null,
  };
  const user = { userId: TEAM, sub: 's', name: '王晓', ...nobody, vipStatus: false, maxExpiredAt: null };
  return { user, personalTeamId: TEAM, currentTeamId: TEAM };
}

function balance() {
  const count = { count: 3, limit: 3, expiredAt: null };
  return {
    auditBalance: count,
    duplicateBalance: { ...count, count: 2 },
    compareBalance: count,
    templateBalance: count,
    maxExpiredAt: null,
    vipStatus: false,
    membership: 'free',
    vipTime: 0,
  };
}
