// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentToasts } from '../../../shared/ui/toast.ts';
import { RecordsTab } from './records-tab.tsx';

const TEAM = '1b4e28ba-2fa1-4d3b-883f-0016d3cca427';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(total: number): void {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/export')
      ? new Response('workbook')
      : new Response(JSON.stringify({ code: 200, message: '', data: { items: [], total, people: [] } })),
  );
  URL.createObjectURL = () => 'blob:x';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RecordsTab team={{ id: TEAM, name: '法务部' }} />
    </QueryClientProvider>,
  );
}

it.each([
  [10_000, '操作日志已下载'],
  [10_001, '已下载最近的 10,000 条，更早的不在文件里；请筛选后分次导出'],
])('of %s records that were handed out says: %s', async (total, words) => {
  open(total);
  await screen.findAllByText(`共 ${total.toLocaleString('zh-CN')} 条`);
  fireEvent.click(screen.getByRole('button', { name: /导出 Excel/ }));
  await waitFor(() => expect(currentToasts().map(({ message }) => message)).toEqual([words]));
});
