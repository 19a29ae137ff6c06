/** Renders the chat with a small server and its socket, for its tests. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { AnswerOf, ChatCitation, ChatEvent, ChatMessage, ChatSource, readChatCount } from '@wenjian/api';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentToasts, dismissToast } from '../../../shared/ui/toast.ts';
import { changeDraft, NO_DRAFT } from '../api/draft.store.ts';
import { tabChat } from '../api/tab-chat.ts';
import type { ChatSummary } from '../api/use-chats.ts';
import { EMPTY_MESSAGE } from '../view-model/stream.ts';

export const TEAM_ID = '00000000-0000-4000-8000-000000000001';
export const CHAT_ID = '00000000-0000-4000-8000-000000000002';
const ANSWER_ID = '00000000-0000-4000-8000-000000000003';

const SIZES = { clientWidth: 800, clientHeight: 800, offsetHeight: 100, offsetWidth: 800 };

const count: AnswerOf<typeof readChatCount> = {
  invite_code: 'ABCD2345',
  count: 18,
  limit: 20,
  bonus: 0,
  resets_at: '2026-11-17T00:00:00.000Z',
  is_member: false,
  engines: { law: 'model', general: 'model', reasoning: 'model', assistant: 'model' },
};

export const chat = (changed: Partial<ChatSummary> = {}): ChatSummary => ({
  id: CHAT_ID,
  title: '押金问题',
  mode: 'law',
  message_count: 2,
  is_replying: false,
  is_shared: false,
  snippet: null,
  updated_at: '2026-11-15T00:00:00.000Z',
  ...changed,
});

export const source = (changed: Partial<ChatSource> = {}): ChatSource => ({
  number: 1,
  type: 'law',
  title: '《民法典》第五百七十七条',
  text: '当事人一方不履行合同义务的，应当承担违约责任。',
  is_verbatim: true,
  law: '民法典',
  article: '第五百七十七条',
  status: 'inForce',
  state_of: '2025-04-05',
  document_id: null,
  page: null,
  url: null,
  ...changed,
});

export const citation = (changed: Partial<ChatCitation> = {}): ChatCitation => ({
  start: 0,
  end: 0,
  law: '民法典',
  article: '第五百七十七条',
  verdict: 'supports',
  reason: '条文支持这句话',
  text: null,
  successor: null,
  ...changed,
});

export const answer = (content: string, changed: Partial<ChatMessage> = {}): ChatMessage => ({
  ...EMPTY_MESSAGE,
  id: ANSWER_ID,
  role: 'assistant',
  content,
  mode: 'reasoning',
  engine: 'model',
  state: 'done',
  at: '2026-11-15T00:00:00.000Z',
  ...changed,
});

export const asked = (content: string): ChatMessage => ({
  ...answer(content),
  id: '00000000-0000-4000-8000-000000000004',
  role: 'user',
});

/** The server's data; a test changes it before rendering. */
export const server = {
  count,
  chats: [] as readonly ChatSummary[],
  history: [] as readonly ChatMessage[],
  answers: {} as Record<string, unknown>,
  requests: [] as { readonly request: string; readonly body: unknown }[],
};

const reply = (data: unknown) => new Response(JSON.stringify({ code: 20000, message: '', data }));

async function answerRequest(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(address, 'http://localhost');
  const method = init.method ?? 'GET';
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
  server.requests.push({ request: `${method} ${pathname}${search}`, body });
  const own = server.answers[`${method} ${pathname}`];
  if (own instanceof Response) return own.clone();
  if (own !== undefined) return reply(own);
  if (pathname === '/chat/count') return reply(server.count);
  if (pathname === '/chat/chat-list') {
    return reply({ items: server.chats, total: server.chats.length });
  }
  if (pathname === '/chat/chat-history' && method === 'GET') {
    const { id, title, mode } = chat();
    return reply({ id, title, mode, history: server.history, running: null, is_shared: false });
  }
  if (pathname.endsWith('/feedback')) return reply({ type: body.type });
  if (pathname === '/chat/answer-source-cache') return reply(null);
  if (pathname === '/chat/new-predict') return reply({ recommend_list: [] });
  if (pathname === '/chat/similarity') {
    return reply({ list: body.listA.map(() => ({ index: null, score: 0, is_supported: false })) });
  }
  return reply(null);
}

export class FakeWebSocket extends EventTarget {
  static opened: FakeWebSocket[] = [];
  readonly sent: string[] = [];
  constructor() {
    super();
    FakeWebSocket.opened.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(frame: string) {
    this.sent.push(frame);
  }
  close() {}
}

export const socket = (): FakeWebSocket => FakeWebSocket.opened.at(-1) ?? new FakeWebSocket();

export function say(...events: readonly ChatEvent[]): void {
  for (const event of events) {
    socket().dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}

export const closeEvent = (changed: Partial<ChatEvent & { type: 'close' }> = {}): ChatEvent => ({
  type: 'close',
  id: 99,
  reason: 'done',
  code: 20000,
  error: null,
  message: null,
  message_id: ANSWER_ID,
  state: 'done',
  count: 17,
  ...changed,
});

let spaces = 0;

export function prepareChat(): void {
  beforeEach(() => {
    Object.assign(server, { count, chats: [], history: [], answers: {}, requests: [] });
    FakeWebSocket.opened = [];
    sessionStorage.clear();
    for (const [name, value] of Object.entries(SIZES))
      vi.spyOn(HTMLElement.prototype, name as keyof typeof SIZES, 'get').mockReturnValue(value);
    vi.stubGlobal('fetch', answerRequest);
    vi.stubGlobal('WebSocket', FakeWebSocket);
    // Another space clears the open chat.
    tabChat.enter(`space ${++spaces}`, null);
    tabChat.change({ mode: 'reasoning' });
    changeDraft(NO_DRAFT);
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    for (const toast of currentToasts()) dismissToast(toast.id);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export function show(element: ReactNode, path = '/'): void {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <App>
          <RouterProvider router={router} />
        </App>
      </ConfigProvider>
    </QueryClientProvider>,
  );
}

export const toasts = () => currentToasts().map(({ message }) => message);
