// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import * as client from '../http/client.ts';
import * as toast from '../ui/toast.ts';
import { useFileBatch } from './use-file-batch.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('tells of files sent to the page that are more than it takes', async () => {
  const shown = vi.spyOn(toast, 'showToast').mockReturnValue(undefined);
  const stored = { name: '甲.txt', size: 3, sha256: '', kind: 'txt' };
  vi.spyOn(client, 'call').mockResolvedValue({ fileId: 'a', ...stored });
  const { result } = renderHook(() => useFileBatch('team', 2), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/?file=a&file=b&file=c']}>{children}</MemoryRouter>
    ),
  });
  await waitFor(() => expect(result.current.items.length, JSON.stringify(shown.mock.calls)).toBe(2), {
    timeout: 3000,
  });
  expect(shown).toHaveBeenCalledExactlyOnceWith({ kind: 'info', message: '一次最多 2 份，其余的没有添加' });
});
