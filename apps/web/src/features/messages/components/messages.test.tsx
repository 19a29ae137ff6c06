// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../api/use-messages.ts';
import { type Notice, useNotices } from '../api/use-notices.ts';
import { Announcements } from './announcements.tsx';
import { MessageBell } from './message-bell.tsx';
import { PopupDialogs } from './popup-dialogs.tsx';
import { VersionDialog } from './version-dialog.tsx';

const TEAM_ID = '00000000-0000-4000-8000-000000000001';
const PRODUCT_ID = '00000000-0000-4000-8000-000000000002';

const message = (number: number, changed: Partial<Message> = {}): Message => ({
  id: `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`,
  kind: 'announcement',
  content: `消息 ${number}`,
  link: null,
  teamId: null,
  subject: null,
  request: null,
  isRead: false,
  at: '2026-11-15T00:00:00.000Z',
  ...changed,
});

interface Answers {
  count?: number;
  messages?: readonly Message[];
  popups?: Readonly<Record<string, Notice>>;
  notices?: readonly Notice[];
  listFails?: boolean;
}

function startServer(answers: Answers) {
  const asked: { request: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ request: `${method} ${url.pathname}${url.search}`, body });
    return answerTo(url, answers);
  });
  return asked;
}

function answerTo(url: URL, answers: Answers): Response {
  const { messages = [] } = answers;
  if (url.pathname.endsWith('/count')) return reply(200, { count: answers.count ?? 0 });
  if (url.pathname.endsWith('/popup'))
    return reply(200, answers.popups?.[url.searchParams.get('template_number') ?? ''] ?? null);
  if (url.pathname === '/api/wenjian/message') return reply(200, { items: answers.notices ?? [] });
  if (url.pathname.includes('/ack/')) return reply(200, { ...notice('x'), ack: true });
  if (url.pathname.endsWith('/list') || url.pathname.endsWith('/search'))
    return answers.listFails ? reply(500, null) : reply(200, { items: messages, total: messages.length });
  if (url.pathname.includes('/del/')) return reply(200, { deleted: 1 });
  return reply(200, null);
}

const reply = (status: number, data: unknown) =>
  new Response(JSON.stringify({ code: status, message: '', data }), { status });

const notice = (template_number: string): Notice => ({
  id: TEAM_ID,
  content: `${template_number} 的内容`,
  template_number,
  ack: false,
  ack_time: null,
});

function show(element: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        {element}
        <Routes>
          <Route path="/" element={<p>起点</p>} />
          <Route path="/contract-compare/:id" element={<p>比对结果页</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function DrawnAnew({ children }: { readonly children: (round: number) => React.ReactNode }) {
  const [round, setRound] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setRound(round + 1)}>
        重画
      </button>
      {children(round)}
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openBell(answers: Answers) {
  const asked = startServer(answers);
  show(<MessageBell />);
  fireEvent.click(await screen.findByRole('button', { name: /^消息/ }));
  return asked;
}

describe('the bell', () => {
  it('shows 99+ for more than 99 unread messages', async () => {
    startServer({ count: 120 });
    show(<MessageBell />);
    expect(await screen.findByText('99+')).toBeTruthy();
    expect(screen.getByRole('button', { name: '消息，120 条未读' })).toBeTruthy();
  });

  it('opens the list, says when it is empty, and offers a retry when it fails', async () => {
    await openBell({ messages: [] });
    expect(await screen.findByText('还没有消息')).toBeTruthy();
    cleanup();
    await openBell({ listFails: true });
    expect(await screen.findByText('消息没有读取到')).toBeTruthy();
    expect(screen.queryByText('还没有消息')).toBeNull();
  });

  it('opens the page of a message and marks it as read', async () => {
    const linked = message(1, { link: `/contract-compare/${PRODUCT_ID}` });
    const asked = await openBell({ messages: [linked] });
    fireEvent.click(await screen.findByRole('button', { name: '查看' }));
    expect(await screen.findByText('比对结果页')).toBeTruthy();
    await waitFor(() =>
      expect(asked.map(({ request }) => request)).toContain(
        `POST /api/wenjian/message/setReaded/${linked.id}`,
      ),
    );
  });

  it('lets a request be answered inside its message, once', async () => {
    const subject = {
      kind: 'product',
      productId: PRODUCT_ID,
      productType: 'compare',
      phone: '13800000000',
    } as const;
    const asked = await openBell({
      messages: [
        message(1, { kind: 'joinRequest', subject, request: 'pending' }),
        message(2, { kind: 'joinRequest', subject, request: 'rejected' }),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: /同\s?意/ }));
    expect(screen.getByText('已拒绝')).toBeTruthy();
    await waitFor(() =>
      expect(asked).toContainEqual({
        request: `PATCH /api/wenjian/message/${PRODUCT_ID}/join/13800000000`,
        body: { accepted: true },
      }),
    );
  });

  it('searches, and deletes one message', async () => {
    const asked = await openBell({ messages: [message(1)] });
    await screen.findByText('消息 1');
    fireEvent.change(screen.getByLabelText('查找消息'), { target: { value: '合同' } });
    fireEvent.keyDown(screen.getByLabelText('查找消息'), { key: 'Enter', keyCode: 13 });
    await waitFor(() =>
      expect(asked.some(({ request }) => request.startsWith('GET /api/wenjian/message/search'))).toBe(true),
    );
    fireEvent.click(await screen.findByRole('button', { name: '删除消息：消息 1' }));
    await waitFor(() =>
      expect(asked.map(({ request }) => request)).toContain(
        `POST /api/wenjian/message/del/one/${message(1).id}`,
      ),
    );
  });

  it('marks all as read even when only older, unloaded ones are unread', async () => {
    const asked = await openBell({ count: 3, messages: [message(1, { isRead: true })] });
    await screen.findByText('消息 1');
    fireEvent.click(screen.getByRole('button', { name: '全部标为已读' }));
    await waitFor(() =>
      expect(asked.map(({ request }) => request)).toContain('POST /api/wenjian/message/readAll'),
    );
  });

  it('clears read messages after a confirmation, from the newest read one on, and never from a search', async () => {
    const asked = await openBell({ count: 1, messages: [message(1), message(2, { isRead: true })] });
    await screen.findByText('消息 1');
    fireEvent.click(screen.getByRole('button', { name: '清除已读' }));
    expect(await screen.findByText('清除全部已读消息？')).toBeTruthy();
    expect(asked.some(({ request }) => request.includes('/del/'))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: /^清\s?除$/ }));
    await waitFor(() =>
      expect(asked.map(({ request }) => request)).toContain(
        `POST /api/wenjian/message/del/read/${message(2).id}`,
      ),
    );
    fireEvent.change(screen.getByLabelText('查找消息'), { target: { value: '合同' } });
    fireEvent.keyDown(screen.getByLabelText('查找消息'), { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(screen.queryByRole('button', { name: '清除已读' })).toBeNull());
  });
});

describe('popups', () => {
  it('appear one after another within a visit, then the next dialog; each is acknowledged on close', async () => {
    const asked = startServer({
      popups: {
        pop_coupon_newuser: notice('pop_coupon_newuser'),
        'pop-marketing8': { ...notice('pop-marketing8'), id: PRODUCT_ID },
      },
    });
    show(<PopupDialogs greetingGift={<p>礼物</p>} next={<p>下一个</p>} />);
    expect(await screen.findByText('pop_coupon_newuser 的内容')).toBeTruthy();
    expect(screen.getByText('礼物')).toBeTruthy();
    expect(screen.queryByText('pop-marketing8 的内容')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(await screen.findByText('pop-marketing8 的内容')).toBeTruthy();
    expect(screen.queryByText('礼物')).toBeNull();
    expect(screen.queryByText('下一个')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(await screen.findByText('下一个')).toBeTruthy();
    const acknowledged = asked.filter(({ request }) => request.includes('/ack/'));
    expect(acknowledged).toEqual([
      {
        request: `POST /api/wenjian/message/ack/${TEAM_ID}`,
        body: { template_number: 'pop_coupon_newuser' },
      },
      {
        request: `POST /api/wenjian/message/ack/${PRODUCT_ID}`,
        body: { template_number: 'pop-marketing8' },
      },
    ]);
  });

  it('stay closed when the screen is rendered again before the server has answered', async () => {
    const popups = { pop_coupon_newuser: notice('pop_coupon_newuser') };
    vi.stubGlobal('fetch', async (address: string) => {
      const url = new URL(address, 'http://localhost');
      return url.pathname.includes('/ack/') ? new Promise<Response>(() => {}) : answerTo(url, { popups });
    });
    show(<DrawnAnew>{(round) => <PopupDialogs key={round} next={<p>下一个</p>} />}</DrawnAnew>);
    fireEvent.click(await screen.findByRole('button', { name: '知道了' }));
    expect(await screen.findByText('下一个')).toBeTruthy();
    fireEvent.click(screen.getByText('重画'));
    expect(await screen.findByText('下一个')).toBeTruthy();
    expect(screen.queryByText('pop_coupon_newuser 的内容')).toBeNull();
  });

  it('that were acknowledged or not published are skipped at once', async () => {
    const known = { ...notice('pop_coupon_newuser'), ack: true, ack_time: '2026-11-15T00:00:00.000Z' };
    startServer({ popups: { pop_coupon_newuser: known } });
    show(<PopupDialogs greetingGift={<p>礼物</p>} next={<p>下一个</p>} />);
    expect(await screen.findByText('下一个')).toBeTruthy();
  });
});

describe('the version dialog', () => {
  it('appears when no other dialog is open; a hidden one does not count', async () => {
    startServer({ notices: [notice('version-0.2.0')] });
    show(
      <>
        <div style={{ display: 'none' }}>
          <div role="dialog">关上的对话框</div>
        </div>
        <VersionDialog teamId={TEAM_ID} />
      </>,
    );
    expect(await screen.findByText('文鉴 0.2.0 更新')).toBeTruthy();
  });

  it('waits while another dialog is open, and comes when it is closed', async () => {
    startServer({ notices: [notice('version-0.2.0')] });
    // Loaded, so that nothing but its turn holds it back.
    await import('./notice-dialog.tsx');
    const other = document.createElement('div');
    other.setAttribute('role', 'dialog');
    document.body.append(other);
    show(
      <>
        <VersionDialog teamId={TEAM_ID} />
        <NoticesArrived />
      </>,
    );
    await screen.findByText('notices are here');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('文鉴 0.2.0 更新')).toBeNull();
    other.remove();
    expect(await screen.findByText('文鉴 0.2.0 更新')).toBeTruthy();
  });

  it('is acknowledged on close and stays closed', async () => {
    const asked = startServer({ notices: [notice('version-0.2.0')] });
    show(<VersionDialog teamId={TEAM_ID} />);
    fireEvent.click(await screen.findByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByText('文鉴 0.2.0 更新')).toBeNull());
    await waitFor(() => expect(asked.some(({ request }) => request.includes('/ack/'))).toBe(true));
  });
});

describe('announcements', () => {
  it('are shown newest first, without versions and closed ones, and are closed one by one', async () => {
    const said = (content: string, changed: Partial<Notice> = {}) => ({
      ...notice(`announcement-${content}`),
      content,
      ...changed,
    });
    const asked = startServer({
      notices: [
        said('先说的'),
        said('看过的', { id: '00000000-0000-4000-8000-000000000009', ack: true }),
        notice('version-0.2.0'),
        said('后说的', { id: PRODUCT_ID }),
      ],
    });
    show(<Announcements teamId={TEAM_ID} />);
    const list = within(await screen.findByRole('list', { name: '公告' }));
    const shown = list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    expect(shown).toEqual(['后说的', '先说的']);
    expect(asked[0]?.request).toBe(`GET /api/wenjian/message?team_id=${TEAM_ID}`);
    const [first] = list.getAllByRole('button', { name: '知道了' });
    if (first) fireEvent.click(first);
    await waitFor(() =>
      expect(asked.map(({ request }) => request)).toContain(`POST /api/wenjian/message/ack/${PRODUCT_ID}`),
    );
  });

  it('that say the same are shown once and closed together', async () => {
    const again = '00000000-0000-4000-8000-000000000008';
    const words = '今晚十点维护';
    const asked = startServer({
      notices: [
        { ...notice('announcement-all'), content: words },
        { ...notice('announcement-space'), content: ` ${words}`, id: again },
      ],
    });
    show(<Announcements teamId={TEAM_ID} />);
    const list = within(await screen.findByRole('list', { name: '公告' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(list.getByRole('button', { name: '知道了' }));
    const closed = () => asked.filter(({ request }) => request.includes('/message/ack/'));
    await waitFor(() => expect(closed()).toHaveLength(2));
  });

  it('take no room when there are none', async () => {
    startServer({ notices: [notice('version-0.2.0')] });
    show(<Announcements teamId={TEAM_ID} />);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('list', { name: '公告' })).toBeNull();
  });
});

/** What waits for nothing but the answer: however slow the machine is, a dialog that does not wait is there by then. */
function NoticesArrived() {
  return useNotices(TEAM_ID).data ? <p>notices are here</p> : null;
}
