// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { useOpenTool } from './use-open-tool.ts';

const TEAM = '00000000-0000-4000-8000-000000000001';
const FOLDER = '00000000-0000-4000-8000-00000000000f';
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const AT = '2026-11-15T00:00:00.000Z';
const document = {
  teamId: TEAM,
  name: '框架协议.docx',
  kind: 'word',
  size: 1,
  folderId: null,
  tags: [],
  version: 1,
  status: 'pending',
  progress: { stage: 'queued', fraction: 0 },
  failure: null,
  searchable: 'no',
  pageCount: null,
  ownerId: TEAM,
  ownerName: '王晓',
  createdAt: AT,
  updatedAt: AT,
  abilities: { read: true, change: true, run: true, share: true, delete: true },
};

let placed: unknown[];
/** How many calls are answered before there is no room left. */
let room: number;

beforeEach(() => {
  placed = [];
  room = Number.POSITIVE_INFINITY;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (placed.length >= room) return reply(413, '空间已满', null);
    const { fileId, folderId } = JSON.parse(String(init.body));
    placed.push([fileId, folderId]);
    return reply(200, '', { ...document, id: fileId, fileId });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reply = (code: number, message: string, data: unknown) =>
  new Response(JSON.stringify({ code, message, data }), { status: code });

const stored = (number: number): UploadItem => ({
  id: `upload-${number}`,
  name: `${number}.docx`,
  size: 1,
  fileKind: 'word',
  state: {
    kind: 'success',
    file: { fileId: idOf(number), name: `${number}.docx`, size: 1, sha256: '', kind: 'word' },
    chunks: [],
  },
  sentBytes: 1,
  bytesPerSecond: null,
});
const waiting = (number: number): UploadItem => ({
  ...stored(number),
  state: { kind: 'waiting', chunks: [] },
});

function hold(items: readonly UploadItem[]) {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return renderHook(
    (given: readonly UploadItem[]) => ({ ...useOpenTool(TEAM, given, FOLDER), location: useLocation() }),
    { wrapper, initialProps: items },
  );
}

describe('the chosen tool', () => {
  it('opens with the files only after all of them are stored', async () => {
    const { result, rerender } = hold([stored(1), waiting(2)]);
    act(() => result.current.choose('compare'));
    expect(result.current.location.pathname).toBe('/');
    rerender([stored(1), stored(2)]);
    await waitFor(() => expect(result.current.location.pathname).toBe('/contract-compare/upload'));
    expect(result.current.location.search).toBe(`?file=${idOf(1)}&file=${idOf(2)}`);
  });

  it('keeps the existing parameters of its address', async () => {
    const { result } = hold([stored(1)]);
    act(() => result.current.choose('correct'));
    await waitFor(() => expect(result.current.location.search).toBe(`?start=correct&file=${idOf(1)}`));
  });

  it('may be the knowledge base: each file is added once to the chosen folder, also after a retry', async () => {
    room = 1;
    const { result } = hold([stored(1), stored(2)]);
    act(() => result.current.choose('documents'));
    await waitFor(() => expect(result.current.problem).toBe('空间已满'));
    expect(result.current.location.pathname).toBe('/');
    room = 2;
    act(() => result.current.choose('documents'));
    await waitFor(() => expect(result.current.location.pathname).toBe('/document'));
    expect(placed).toEqual([
      [idOf(1), FOLDER],
      [idOf(2), FOLDER],
    ]);
  });
});
