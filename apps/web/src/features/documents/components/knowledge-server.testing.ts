/** A small server of a knowledge base: keeps documents in memory and answers the calls the page makes. */
import { documentFixture, TEAM } from '../view-model/knowledge.testing.ts';
import type { Folder, KnowledgeDocument, SearchResult } from '../view-model/knowledge-shapes.ts';

const NOW = '2026-11-15T04:00:00.000Z';

export const server = {
  documents: [] as KnowledgeDocument[],
  trashed: [] as KnowledgeDocument[],
  folders: [] as Folder[],
  found: [] as SearchResult[],
  used: 0,
  limit: 1000 as number | null,
  /** Calls whose address contains this fail. */
  failing: null as string | null,
  insertFails: false,
  /** Responses wait for it. */
  held: null as Promise<void> | null,
  sent: [] as { readonly call: string; readonly body: unknown }[],
};

export function resetServer(): void {
  Object.assign(server, {
    documents: [],
    trashed: [],
    folders: [],
    found: [],
    used: 0,
    limit: 1000,
    failing: null,
    insertFails: false,
    held: null,
    sent: [],
  });
}

interface Listing {
  readonly page: number;
  readonly pageSize: number;
}

type Answer = (body: Record<string, unknown>, url: URL) => unknown;

const idsOf = (body: Record<string, unknown>) => body.ids as readonly string[];

const answers: Readonly<Record<string, Answer>> = {
  'GET /api/account/session': () => ({ user: USER, personalTeamId: TEAM, currentTeamId: TEAM }),
  'POST /api/v2/contract-compare': () => ({ id: TEAM }),
  'POST /list': (body) => {
    const { page, pageSize } = body as unknown as Listing;
    const items = server.documents.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: server.documents.length };
  },
  'POST /insert': () => {
    if (server.insertFails) return refusal('NOT_FOUND', '文件夹不存在，或已被删除');
    if (server.limit !== null && server.used >= server.limit)
      return refusal('STORAGE_FULL', '知识库空间不足，这份文件没有放入知识库');
    const document = documentFixture(99, { name: '新文件.txt' });
    server.documents.unshift(document);
    return document;
  },
  'POST /update': (body) => ({ items: server.documents.filter(({ id }) => idsOf(body).includes(id)) }),
  'POST /copy': () => ({ items: [] }),
  'POST /delete': (body) => {
    const gone = server.documents.filter(({ id }) => idsOf(body).includes(id));
    server.documents = server.documents.filter((one) => !gone.includes(one));
    server.trashed.push(...gone);
    return null;
  },
  'POST /restore': (body) => {
    server.trashed = server.trashed.filter(({ id }) => !idsOf(body).includes(id));
    return null;
  },
  'GET /trash': () => ({
    items: server.trashed.map((one) => ({ ...one, trashedAt: NOW, purgedAt: NOW })),
    total: server.trashed.length,
  }),
  'POST /emptyTrash': () => {
    const purged = server.trashed.length;
    server.trashed = [];
    return { purged };
  },
  'GET /tags': () => ({ items: [], isAll: true }),
  'GET /getDocInfoStatistics': () => ({
    doc_volume: server.used,
    doc_volume_limit: server.limit,
    trash_volume: 0,
    doc_count: server.documents.length,
  }),
  'GET /getDocumentById': () => withVersions(),
  'POST /version/current': () => withVersions(),
  'POST /version/delete': () => withVersions(),
  'GET /download': () => null,
  'POST /api/wenjian/knowledgeAssets/folderManagement/list': () => ({ items: server.folders }),
  'POST /wjk/search/http/search/individual': () => ({
    items: server.found,
    total: server.found.length,
    isTotalExact: true,
    words: [],
  }),
  'POST /plag/textBase/documents': () => ({ items: [] }),
};

/** The second one is the current version. */
function withVersions() {
  const version = { name: '合同.pdf', size: 1, status: 'complete', createdBy: '王晓明', createdAt: NOW };
  return {
    ...documentFixture(2),
    versions: [2, 1].map((number) => ({
      ...version,
      id: documentFixture(number).id,
      fileId: documentFixture(number).fileId,
      number,
      isCurrent: number === 2,
    })),
  };
}

const USER = {
  userId: TEAM,
  sub: 's',
  name: '王晓',
  username: null,
  nickname: null,
  phone: null,
  phone_number: null,
  photo: null,
  picture: null,
  vipStatus: false,
  maxExpiredAt: null,
};

const BASE = '/api/wenjian/knowledgeAssets/documentManagement';

export async function answerRequest(path: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(path, 'http://localhost');
  const call = `${init.method ?? 'GET'} ${url.pathname.replace(BASE, '')}`;
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  if (/insert|update|copy|delete|restore|emptyTrash|version|textBase|contract-compare/.test(call))
    server.sent.push({ call, body });
  await server.held;
  if (server.failing !== null && path.includes(server.failing))
    return envelope(503, '服务暂时不可用', { name: 'UNAVAILABLE' });
  const answer = answers[call];
  if (!answer) return envelope(404, '内容不存在', { name: 'NOT_FOUND' });
  const data = answer(body, url);
  return data instanceof Refusal ? envelope(409, data.message, { name: data.name }) : envelope(200, '', data);
}

class Refusal {
  readonly name: string;
  readonly message: string;

  constructor(name: string, message: string) {
    this.name = name;
    this.message = message;
  }
}

function refusal(name: string, message: string): Refusal {
  return new Refusal(name, message);
}

function envelope(status: number, message: string, data: unknown): Response {
  return new Response(JSON.stringify({ code: status, message, data }), { status });
}
