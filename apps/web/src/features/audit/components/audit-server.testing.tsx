/** A server of reviews for component tests: it stores changes, as the real one does. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { AnswerOf, listContractTemplates } from '@wenjian/api';
import { App, ConfigProvider } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Audit, ReviewTemplate, RuleCatalogue } from '../view-model/audit-shapes.ts';
import { builtInTemplate, reviewTemplate, ruleCatalogue, TEAM } from '../view-model/audits.testing.ts';
import { AuditListPage } from './list/audit-list-page.tsx';
import { AuditUploadPage } from './upload/audit-upload-page.tsx';

interface SentRequest {
  readonly call: string;
  readonly body: unknown;
}

interface Server {
  audits: Audit[];
  templates: ReviewTemplate[];
  /** Null: the list cannot be read. */
  standards: AnswerOf<typeof listContractTemplates>['items'] | null;
  /** Null: not available. */
  catalogue: RuleCatalogue | null;
  /** Everything but reads, in order. */
  sent: SentRequest[];
  /** The error of the next write call. */
  refusal: EnvelopeParts | null;
}

export function standardFixture(id: string, name: string): NonNullable<Server['standards']>[number] {
  return {
    id,
    teamId: TEAM,
    name,
    ownerName: '王晓',
    versions: [],
    updatedAt: '2026-11-15T00:00:00Z',
    abilities: { read: true, change: false, run: false, share: false, delete: false },
  };
}

export const server: Server = fresh();

export function resetServer(): void {
  Object.assign(server, fresh());
}

/** The reviews whose share dialog was requested. */
export const collaborated: string[] = [];

export const SHARE_KEY = 'k'.repeat(24);

export async function answerRequest(url: string, init: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const method = init.method ?? 'GET';
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
  if (method === 'GET') return answerRead(pathname, searchParams);
  server.sent.push({ call: `${method} ${pathname}`, body });
  const { refusal } = server;
  if (refusal) return envelope(refusal.data ?? null, refusal);
  return envelope(answerWrite(method, pathname, body));
}

/** The two pages with their neighbours, at an address. */
export function openPage(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/contract-audit/upload', element: <AuditUploadPage /> },
      {
        path: '/contract-audit/list',
        element: <AuditListPage onCollaborate={(id) => collaborated.push(id)} />,
      },
      { path: '/contract-audit/result/model', element: <p>result page</p> },
      { path: '/elsewhere', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <App>
          <RouterProvider router={router} />
        </App>
      </ConfigProvider>
    </QueryClientProvider>,
  );
  return router;
}

function fresh(): Server {
  return {
    audits: [],
    templates: [
      builtInTemplate('full', '全面审查', null),
      builtInTemplate('sale', '买卖合同审查', 'sale'),
      builtInTemplate('lease', '租赁合同审查', 'lease'),
      reviewTemplate(),
    ],
    standards: [],
    catalogue: ruleCatalogue(),
    sent: [],
    refusal: null,
  };
}

function answerRead(path: string, query: URLSearchParams): Response {
  if (path.endsWith('/session')) return envelope(session());
  if (path.includes('/balance/')) return envelope(balance());
  if (path.endsWith('/rules')) return server.catalogue ? envelope(server.catalogue) : envelope(null, BROKEN);
  if (path.endsWith('/contract-templates'))
    return server.standards
      ? envelope({ items: server.standards, total: server.standards.length })
      : envelope(null, BROKEN);
  if (path.endsWith('/templates')) return envelope({ items: server.templates });
  if (path === '/api/contract-audit') {
    const keyword = query.get('keyword') ?? '';
    const items = server.audits.filter(({ title }) => title.includes(keyword));
    return envelope({ items, total: items.length });
  }
  const audit = server.audits.find(({ id }) => path.endsWith(id));
  return audit ? envelope(audit) : envelope(null, { status: 404, code: 404, message: '内容不存在' });
}

function answerWrite(method: string, path: string, body: Partial<ReviewTemplate>): unknown {
  const audit = server.audits.find(({ id }) => path.includes(id));
  if (path.includes('/templates')) return method === 'DELETE' ? null : { ...reviewTemplate(), ...body };
  if (path.endsWith('/share')) return method === 'DELETE' ? null : { key: SHARE_KEY };
  if (path.endsWith('/start') && audit) return { ...audit, phase: 'reviewing', status: 'running' };
  if (method === 'DELETE') {
    server.audits = server.audits.filter((one) => one !== audit);
    return null;
  }
  return audit ?? server.audits[0];
}

interface EnvelopeParts {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

function envelope(data: unknown, { status, code, message }: EnvelopeParts = OK): Response {
  return new Response(JSON.stringify({ code, message, data }), { status });
}

const OK: EnvelopeParts = { status: 200, code: 200, message: '' };
const BROKEN: EnvelopeParts = { status: 500, code: 500, message: '服务器开小差了' };

function session() {
  const user = {
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
  return { user, personalTeamId: TEAM, currentTeamId: TEAM };
}

function balance() {
  const count = { count: 3, limit: 3, expiredAt: null };
  return {
    auditBalance: { ...count, count: 2 },
    duplicateBalance: count,
    compareBalance: count,
    templateBalance: count,
    maxExpiredAt: null,
    vipStatus: false,
    membership: 'free',
    vipTime: 0,
  };
}
