// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../shared/ui/toast.ts';
import { sharedDocument } from '../view-model/collaboration.testing.ts';
import type { Collaboration, Product } from '../view-model/shapes.ts';
import { PRODUCT_ID, startCollaborationServer } from './collaboration-server.testing.ts';
import { ShareButton } from './share-button.tsx';
import { ShareDialog } from './share-dialog.tsx';

const LINK = 'https://wenjian.example/contract-compare/1';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(answer: Collaboration = sharedDocument, type: Product['type'] = 'compare') {
  const server = startCollaborationServer(answer);
  show(<ShareDialog product={{ type, id: PRODUCT_ID }} link={LINK} onClose={() => undefined} />);
  await screen.findByLabelText('链接');
  return server;
}

function show(element: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
}

const toasts = () => currentToasts().map(({ message }) => message);
const rowOf = (name: string) => {
  const row = screen.getByText(name).closest('li');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

async function choose(row: ReturnType<typeof within>, label: string) {
  fireEvent.mouseDown(row.getByRole('combobox'));
  const options = await screen.findAllByText(label);
  const option = options.find((element) => element.closest('.ant-select-dropdown'));
  if (!option) throw new Error(`${label} is no option`);
  fireEvent.click(option);
}

describe('the share dialog of a manager', () => {
  it('opens, closes and reopens the collaboration', async () => {
    const server = await open({ ...sharedDocument, isCollaborated: false, requests: [] });
    expect(screen.getByText(/未开启/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '邀请' })).toBeNull();
    server.answer = sharedDocument;
    fireEvent.click(screen.getByRole('switch'));
    expect(await screen.findByText(/^已开启/)).toBeTruthy();
    server.answer = { ...sharedDocument, isClosed: true };
    fireEvent.click(screen.getByRole('switch'));
    expect(await screen.findByText(/^已关闭/)).toBeTruthy();
    server.answer = sharedDocument;
    fireEvent.click(screen.getByRole('switch'));
    expect(await screen.findByText(/^已开启/)).toBeTruthy();
    const sent = server.asked.filter(({ request }) => !request.startsWith('GET'));
    expect(sent).toEqual([
      { request: 'POST /collaboration', body: {} },
      { request: 'PATCH /collaboration', body: { isClosed: true } },
      { request: 'PATCH /collaboration', body: { isClosed: false } },
    ]);
  });

  it('lists the members and how they joined', async () => {
    await open();
    expect(screen.getByText('成员（3）')).toBeTruthy();
    expect(rowOf('王律师').getByText('所有者')).toBeTruthy();
    expect(rowOf('李经理').getByText(/受邀加入/)).toBeTruthy();
    expect(rowOf('13900000003').getByText(/待加入/)).toBeTruthy();
  });

  it('changes a permission and removes a member', async () => {
    const server = await open();
    await choose(rowOf('李经理'), '可编辑');
    await waitFor(() => expect(toasts()).toContain('权限已修改'));
    expect(server.asked.at(-1)).toEqual({
      request: 'POST /members',
      body: { phones: ['13900000002'], permission: 'readwrite' },
    });
    fireEvent.click(rowOf('李经理').getByRole('button', { name: '移除李经理' }));
    fireEvent.click(await screen.findByRole('button', { name: /^移\s?除$/ }));
    await waitFor(() => expect(toasts()).toContain('已移除'));
    expect(server.asked.at(-1)?.body).toEqual({ phones: ['13900000002'], removed: true });
  });

  it('answers requests with a permission', async () => {
    const server = await open();
    expect(screen.getByText('待处理的申请（1）')).toBeTruthy();
    await choose(rowOf('赵法务'), '可编辑');
    server.answer = { ...sharedDocument, requests: [] };
    fireEvent.click(screen.getByRole('button', { name: '同意赵法务的申请' }));
    await waitFor(() => expect(screen.queryByText('赵法务')).toBeNull());
    expect(server.asked.at(-1)).toEqual({
      request: 'PATCH /join/13900000004',
      body: { accepted: true, permission: 'readwrite' },
    });
  });

  it('refuses a request', async () => {
    const server = await open();
    fireEvent.click(screen.getByRole('button', { name: '拒绝赵法务的申请' }));
    await waitFor(() => expect(toasts()).toContain('已拒绝'));
    expect(server.asked.at(-1)?.body).toEqual({ accepted: false });
  });

  it('invites the typed numbers, and names an invalid one', async () => {
    const server = await open();
    const field = screen.getByRole('combobox', { name: '邀请成员' });
    fireEvent.change(field, { target: { value: '139 1111 2222，张三，' } });
    expect(await screen.findByText('“张三”不是手机号')).toBeTruthy();
    expect(screen.getByRole('button', { name: /邀\s?请/ }).hasAttribute('disabled')).toBe(true);
    const chip = screen.getByTitle('张三').querySelector('[class*="item-remove"]');
    if (!chip) throw new Error('a chip can be taken out');
    fireEvent.click(chip);
    fireEvent.click(screen.getByRole('button', { name: /邀\s?请/ }));
    await waitFor(() => expect(toasts()).toEqual(['已邀请 1 人，把链接发给对方即可加入']));
    expect(server.asked.at(-1)?.body).toEqual({ phones: ['13911112222'], permission: 'readonly' });
  });

  it('works without suggestions, and says so', async () => {
    const server = startCollaborationServer(sharedDocument);
    server.refusals.set('GET /api/collaboration/history-members', {
      status: 500,
      message: 'x',
      name: 'INTERNAL',
    });
    show(<ShareDialog product={{ type: 'compare', id: PRODUCT_ID }} link={LINK} onClose={() => undefined} />);
    expect(await screen.findByText('邀请成员')).toBeTruthy();
    await waitFor(() => expect(toasts()).toEqual(['获取历史成员失败']));
  });

  it('sends the type of an audit, on the product’s own path', async () => {
    const fetched: string[] = [];
    await open(sharedDocument, 'audit');
    const stub = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      fetched.push(url);
      return stub(url, init);
    });
    fireEvent.click(screen.getByRole('switch'));
    await waitFor(() =>
      expect(fetched).toEqual([`/api/wenjian/${PRODUCT_ID}/collaboration?productType=audit`]),
    );
  });
});

describe('the share dialog of other members', () => {
  it('shows the link and the members, without controls', async () => {
    await open({ ...sharedDocument, isOwner: false, isTeamAdmin: false, me: null, requests: [] });
    expect(screen.getByText('李经理')).toBeTruthy();
    expect(rowOf('李经理').getByText('可查看')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: /移除/ })).toBeNull();
  });
});

describe('copying the link', () => {
  it('uses the clipboard', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open();
    fireEvent.click(screen.getByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(toasts()).toEqual(['链接已复制']));
    expect(write).toHaveBeenCalledWith(LINK);
  });

  it('leaves the link selected where there is no clipboard', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await open();
    const field = screen.getByLabelText<HTMLInputElement>('链接');
    fireEvent.click(screen.getByRole('button', { name: '复制链接' }));
    await waitFor(() => expect(toasts()[0]).toContain('请按 Ctrl+C'));
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
  });
});

describe('the share button', () => {
  it('shows the number of pending requests, up to 99, and asks only when the document is shown', async () => {
    const [request] = sharedDocument.requests;
    if (!request) throw new Error('one request');
    const requests = Array.from({ length: 120 }, (_, index) => ({ ...request, phone: String(index) }));
    const server = startCollaborationServer({ ...sharedDocument, requests });
    const button = (isShown: boolean) => (
      <ShareButton
        product={{ type: 'compare', id: PRODUCT_ID }}
        link={LINK}
        isShown={isShown}
        buttonRef={null}
        wordClass={undefined}
      />
    );
    show(button(false));
    expect(server.asked).toEqual([]);
    cleanup();
    show(button(true));
    expect(await screen.findByText('99+')).toBeTruthy();
  });
});
