// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decisionKeys } from '../../../shared/findings/use-decisions.ts';
import type { Comment } from '../api/use-comments.ts';
import { CommentThread } from './comment-thread.tsx';
import { PresentPeople } from './present-people.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const people = [
  { userId: ID, name: '王法务' },
  { userId: '00000000-0000-4000-8000-000000000002', name: '李采购' },
];

const comment = (changed: Partial<Comment> = {}): Comment => ({
  id: ID,
  findingId: 'c1',
  author: people[1] ?? { userId: ID, name: '' },
  body: '请核对金额',
  version: 1,
  at: '2026-11-15T00:00:00.000Z',
  isEdited: false,
  isDeleted: false,
  isOwn: false,
  canDelete: false,
  mentions: [],
  ...changed,
});

interface Answers {
  readonly isFailing?: boolean;
  readonly people?: typeof people;
  readonly items?: readonly Comment[];
  readonly canWrite?: boolean;
  readonly watches?: readonly { cursor: string; changed: string[]; people: typeof people }[];
}

/** A watch request without a prepared response waits forever. */
function startServer({
  items = [],
  canWrite = true,
  watches = [],
  isFailing = false,
  people: named = people,
}: Answers) {
  const asked: { request: string; body: unknown; signal: AbortSignal | null | undefined }[] = [];
  const left = [...watches];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ request: `${init.method ?? 'GET'} ${pathname}${search}`, body, signal: init.signal });
    if (pathname.endsWith('/live')) {
      const next = left.shift();
      return next ? reply(next) : new Promise<Response>(() => undefined);
    }
    if (isFailing) return new Response('{}', { status: 500 });
    if (init.method === 'DELETE') return reply(null);
    return init.method === 'POST' || init.method === 'PATCH'
      ? reply(comment({ isOwn: true }))
      : reply({ items, people: named, canWrite });
  });
  return asked;
}

const reply = (data: unknown) => new Response(JSON.stringify({ code: 200, message: '', data }));

function show(element: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
  return client;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('people on a result', () => {
  it('are shown when there is more than one', async () => {
    startServer({ watches: [{ cursor: '0', changed: [], people }] });
    show(<PresentPeople productId={ID} />);
    expect(await screen.findByLabelText('正在查看：王法务、李采购')).toBeTruthy();
  });

  it('are not shown when the user is alone', async () => {
    const asked = startServer({ watches: [{ cursor: '0', changed: [], people: people.slice(0, 1) }] });
    show(<PresentPeople productId={ID} />);
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('see changes of others: the parts are read again, starting after the last response', async () => {
    const asked = startServer({
      watches: [
        { cursor: 'a', changed: [], people },
        { cursor: 'b', changed: ['decisions'], people },
      ],
    });
    const client = show(<PresentPeople productId={ID} />);
    const queryKey = decisionKeys.ofTask(ID);
    client.setQueryData(queryKey, { items: [] });
    await waitFor(() => expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true));
    await waitFor(() =>
      expect(asked.map(({ request }) => request)).toEqual([
        `GET /api/wenjian/${ID}/live`,
        `GET /api/wenjian/${ID}/live?cursor=a`,
        `GET /api/wenjian/${ID}/live?cursor=b`,
      ]),
    );
  });
});

describe('a page with a result', () => {
  it('stops waiting when it is left, so that its connection is free', async () => {
    const asked = startServer({});
    show(<PresentPeople productId={ID} />);
    await waitFor(() => expect(asked).toHaveLength(1));
    cleanup();
    expect(asked[0]?.signal?.aborted).toBe(true);
  });

  it('does not wait while hidden, and continues where it was', async () => {
    const asked = startServer({ watches: [{ cursor: 'a', changed: [], people }] });
    show(<PresentPeople productId={ID} />);
    await waitFor(() => expect(asked).toHaveLength(2));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked[1]?.signal?.aborted).toBe(true);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asked[2]?.request).toBe(`GET /api/wenjian/${ID}/live?cursor=a`));
    hidden.mockRestore();
  });
});

describe('the comments of a finding', () => {
  it('are counted, and shown when opened', async () => {
    startServer({ items: [comment(), comment({ id: people[1]?.userId ?? '', findingId: 'c2' })] });
    show(<CommentThread productId={ID} findingId="c1" isSelected={false} />);
    fireEvent.click(await screen.findByRole('button', { name: /评论 1$/ }));
    expect(screen.getAllByText('请核对金额')).toHaveLength(1);
  });

  it('of an inactive card take no room when there are none', async () => {
    const asked = startServer({});
    show(<CommentThread productId={ID} findingId="c1" isSelected={false} />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are written with the people they mention', async () => {
    const asked = startServer({});
    show(<CommentThread productId={ID} findingId="c1" isSelected />);
    fireEvent.click(await screen.findByRole('button', { name: /评论$/ }));
    const field = await screen.findByLabelText('写评论，输入 @ 提到成员');
    fireEvent.change(field, { target: { value: '@李采购 请看' } });
    fireEvent.click(screen.getByRole('button', { name: /发\s?表/ }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        signal: expect.anything(),
        request: `POST /api/wenjian/${ID}/comments`,
        body: { findingId: 'c1', body: '@李采购 请看', mentions: [people[1]?.userId] },
      }),
    );
  });

  it('mention the person chosen from the list, not another of the same name', async () => {
    const twin = { userId: '00000000-0000-4000-8000-000000000003', name: '李采购' };
    const asked = startServer({ people: [...people, twin] });
    show(<CommentThread productId={ID} findingId="c1" isSelected />);
    fireEvent.click(await screen.findByRole('button', { name: /评论$/ }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('写评论，输入 @ 提到成员');
    fireEvent.change(field, { target: { value: '@李' } });
    field.setSelectionRange(2, 2);
    fireEvent.keyDown(field, { key: '李', which: 65 });
    fireEvent.keyUp(field, { key: '李', which: 65 });
    const choices = await screen.findAllByRole('menuitem');
    fireEvent.click(choices[1] ?? field);
    await waitFor(() => expect(field.value).toBe('@李采购 '));
    fireEvent.click(screen.getByRole('button', { name: /发\s?表/ }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        signal: expect.anything(),
        request: `POST /api/wenjian/${ID}/comments`,
        body: { findingId: 'c1', body: '@李采购', mentions: [twin.userId] },
      }),
    );
  });

  it('after an edit mention the earlier people and the newly named ones', async () => {
    const own = comment({
      isOwn: true,
      canDelete: true,
      body: '@李采购 请看',
      mentions: [people[1]?.userId ?? ''],
    });
    const asked = startServer({ items: [own] });
    show(<CommentThread productId={ID} findingId="c1" isSelected />);
    fireEvent.click(await screen.findByRole('button', { name: /评论 1$/ }));
    fireEvent.click(screen.getByRole('button', { name: /修\s?改/ }));
    const field = await screen.findByLabelText('修改');
    fireEvent.change(field, { target: { value: '@李采购 @王法务 请看' } });
    fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        signal: expect.anything(),
        request: `PATCH /api/wenjian/${ID}/comments/${ID}`,
        body: { body: '@李采购 @王法务 请看', version: 1, mentions: [people[1]?.userId, people[0]?.userId] },
      }),
    );
  });

  it('of others can be removed, but not edited, by managers of the document', async () => {
    const asked = startServer({ items: [comment({ canDelete: true })] });
    show(<CommentThread productId={ID} findingId="c1" isSelected />);
    fireEvent.click(await screen.findByRole('button', { name: /评论 1$/ }));
    expect(screen.queryByRole('button', { name: /修\s?改/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /删\s?除/ }));
    await waitFor(() =>
      expect(asked.map(({ request }) => request)).toContain(`DELETE /api/wenjian/${ID}/comments/${ID}`),
    );
  });

  it('that could not be read are not shown as none', async () => {
    startServer({ isFailing: true });
    show(<CommentThread productId={ID} findingId="c1" isSelected={false} />);
    fireEvent.click(await screen.findByRole('button', { name: /评论 \?$/ }));
    expect(await screen.findByText('评论没有读取到')).toBeTruthy();
    expect(screen.queryByLabelText('写评论，输入 @ 提到成员')).toBeNull();
  });

  it('cannot be written by read-only members', async () => {
    startServer({ items: [comment()], canWrite: false });
    show(<CommentThread productId={ID} findingId="c1" isSelected />);
    fireEvent.click(await screen.findByRole('button', { name: /评论 1$/ }));
    expect(screen.getByText('您只能查看，不能评论')).toBeTruthy();
    expect(screen.queryByLabelText('写评论，输入 @ 提到成员')).toBeNull();
  });
});
