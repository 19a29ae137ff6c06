/** A server with one template, with the calls the template screens make. Test code only. */
import { vi } from 'vitest';
import type { ContractTemplate, FilledPreview, TemplateDetail } from '../view-model/shapes.ts';

export const ID = '00000000-0000-4000-8000-0000000000c1';
const TEAM = '00000000-0000-4000-8000-0000000000c2';
const AT = '2026-11-01T00:00:00.000Z';

export type Version = ContractTemplate['versions'][number];

export function version(number: number, status: Version['status']): Version {
  return {
    number,
    status,
    file: { fileId: ID, name: '租约.docx', size: 10 },
    fieldCount: 1,
    failure: status === 'failed' ? '文件已损坏' : null,
    hasPdf: false,
    createdAt: AT,
    publishedAt: status === 'published' ? AT : null,
  };
}

export function detailOf(shown: Version, label = '租金', revision = 1): TemplateDetail {
  return {
    ...shown,
    revision,
    fields: [
      {
        kind: 'amount',
        id: 'f1',
        label,
        isRequired: true,
        places: [{ start: 3, end: 7, part: 'yuan' }],
      },
    ],
    clauses: [],
    paragraphs: [{ id: 'b1', type: 'paragraph', start: 0, text: '租金：____元' }],
    marks: [],
    coverage: { examined: [], notExamined: [] },
    isLaidOutLater: false,
  };
}

export interface TemplatesServer {
  versions: Version[];
  details: Record<number, TemplateDetail>;
  coverage: TemplateDetail['coverage'];
  readonly sent: { readonly method: string; readonly url: string; readonly body: unknown }[];
  /** Replaces the server's response; undefined keeps it. */
  refuse: (method: string, url: string) => { status: number; code: number; message: string } | undefined;
}

export function startTemplatesServer(...versions: Version[]): TemplatesServer {
  const server: TemplatesServer = {
    versions,
    details: Object.fromEntries(versions.map((one) => [one.number, detailOf(one)])),
    coverage: { examined: [], notExamined: [] },
    sent: [],
    refuse: () => undefined,
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    server.sent.push({ method, url, body });
    const refusal = server.refuse(method, url);
    const answer = refusal
      ? { code: refusal.code, message: refusal.message, data: null }
      : { code: 200, message: 'ok', data: answerTo(server, method, url, body) };
    return new Response(JSON.stringify(answer), {
      status: refusal?.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  return server;
}

function answerTo(server: TemplatesServer, method: string, url: string, body: unknown): unknown {
  const number = Number(/\/versions\/(\d+)/.exec(url)?.[1] ?? Number.NaN);
  if (url.endsWith('/preview')) return previewOf(body);
  if (url.endsWith('/check')) return { corrections: [], coverage: server.coverage };
  if (Number.isNaN(number) || method === 'DELETE' || url.endsWith('/publish')) {
    if (method === 'DELETE') server.versions = server.versions.filter((one) => one.number !== number);
    if (method === 'POST' && url.endsWith('/versions')) addVersion(server);
    return templateOf(server.versions);
  }
  const detail = server.details[number];
  if (method === 'PUT' && detail && typeof body === 'object')
    server.details[number] = { ...detail, ...body, revision: detail.revision + 1 };
  return server.details[number];
}

function addVersion(server: TemplatesServer): void {
  const next = version((server.versions[0]?.number ?? 0) + 1, 'draft');
  server.versions = [next, ...server.versions.filter(({ status }) => status === 'published')];
  server.details[next.number] = detailOf(next, '租金', 0);
}

function templateOf(versions: readonly Version[]): ContractTemplate {
  return {
    id: ID,
    teamId: TEAM,
    name: '租约',
    ownerName: '张三',
    versions: [...versions],
    updatedAt: AT,
    abilities: { read: true, change: true, run: true, share: false, delete: true },
  };
}

/** Fills the one blank like the server, as far as these tests need. */
function previewOf(body: unknown): FilledPreview {
  const yuan = /"yuan":"([^"]*)"/.exec(JSON.stringify(body))?.[1] ?? '';
  const piece = { text: yuan || '____', fieldId: 'f1', isFilled: yuan !== '' };
  return {
    paragraphs: [{ id: 'b1', pieces: [piece] }],
    removed: [],
    problems: yuan ? [] : [{ fieldId: 'f1', item: null, isMissing: true, message: '请填写' }],
  };
}
