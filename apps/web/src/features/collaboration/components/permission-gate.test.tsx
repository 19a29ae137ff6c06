// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../shared/ui/toast.ts';
import { seenByVisitor } from '../view-model/collaboration.testing.ts';
import {
  type CollaborationServer,
  PRODUCT_ID,
  startCollaborationServer,
} from './collaboration-server.testing.ts';
import { PermissionGate } from './permission-gate.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(answer = seenByVisitor, prepare: (server: CollaborationServer) => void = () => undefined) {
  const server = startCollaborationServer(answer);
  prepare(server);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <PermissionGate
        product={{ type: 'compare', id: PRODUCT_ID }}
        failure={(page) => <p>{`${page.kind} ${'detail' in page ? page.detail : ''}`}</p>}
      />
    </QueryClientProvider>,
  );
  return server;
}

const toasts = () => currentToasts().map(({ message }) => message);

describe('a visitor without access to a document', () => {
  it('applies, sees that the request is pending, and enters when accepted', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const server = open();
    expect(await screen.findByText('王律师分享了文档“采购合同”，加入需要对方同意。')).toBeTruthy();
    server.answer = { ...seenByVisitor, isPending: true };
    fireEvent.click(screen.getByRole('button', { name: '申请加入' }));
    expect(await screen.findByText('已申请，等待审核')).toBeTruthy();
    expect(server.asked.at(-1)?.request).toBe('POST /join-request');
    server.answer = { ...seenByVisitor, isMember: true, isJoined: true };
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('可以打开文档了')).toBeTruthy();
    expect(toasts()).toContain('申请已通过');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('joins when invited, and the page reloads', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const server = open({ ...seenByVisitor, isMember: true });
    const button = await screen.findByRole('button', { name: '加入文档' });
    server.answer = { ...seenByVisitor, isMember: true, isJoined: true };
    fireEvent.click(button);
    await waitFor(() => expect(toasts()).toEqual(['加入成功']));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(server.asked.map(({ request }) => request)).toEqual(['GET /collaboration', 'POST /join']);
  });

  it('is asked to retry when joining fails', async () => {
    const server = open({ ...seenByVisitor, isMember: true }, ({ refusals }) =>
      refusals.set('POST /join', { status: 500, message: 'x', name: 'INTERNAL' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: '加入文档' }));
    await waitFor(() => expect(toasts()).toEqual(['加入失败，请重试']));
    expect(await screen.findByRole('button', { name: '加入文档' })).toBeTruthy();
    expect(server.asked.length).toBeGreaterThan(1);
  });

  it('without a phone number sees the reason', async () => {
    open(seenByVisitor, ({ refusals }) =>
      refusals.set('POST /join-request', { status: 409, message: '没有手机号', name: 'PHONE_MISSING' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: '申请加入' }));
    await waitFor(() => expect(toasts()).toEqual(['没有手机号']));
  });

  it('does not loop when the collaboration says they have access', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    open({ ...seenByVisitor, isMember: true, isJoined: true });
    fireEvent.click(await screen.findByRole('button', { name: '刷新页面' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    [410, 'documentExpired 分享者的页面已失效，请联系分享者'],
    [404, 'documentExpired 分享者的页面已失效，请联系分享者'],
    [403, 'noPermission 协作已关闭，禁止访问'],
    [500, 'serviceInterrupted'],
  ])('sees the page for %d', async (status, words) => {
    open(seenByVisitor, ({ refusals }) =>
      refusals.set('GET /collaboration', { status, message: '协作已关闭，禁止访问', name: 'X' }),
    );
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
