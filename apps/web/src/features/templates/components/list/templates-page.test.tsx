// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TemplateScreen } from '../editor/template-screen.tsx';
import { detailOf, ID, startTemplatesServer, version } from '../templates-server.testing.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(search: string): { refetch: () => Promise<void> } {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Screen = () => {
    const [params] = useSearchParams();
    const number = params.get('version');
    return (
      <TemplateScreen
        id={ID}
        mode={params.get('mode') === 'fill' ? 'fill' : 'edit'}
        version={number === null ? null : Number(number)}
      />
    );
  };
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], {
    initialEntries: [`/document-manage/upload?id=${ID}${search}`],
  });
  render(
    <QueryClientProvider client={client}>
      <App>
        <RouterProvider router={router} />
      </App>
    </QueryClientProvider>,
  );
  return { refetch: () => client.invalidateQueries() };
}

it('shows the filled text while typing, and allows generating only when nothing is missing', async () => {
  const server = startTemplatesServer(version(1, 'published'));
  open('&mode=fill');
  await screen.findByText('还有 1 处未填写');
  const button = screen.getByRole('button', { name: /生成文件/ });
  expect(button).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('租金'), { target: { value: '8500' } });
  await screen.findByText('可以生成');
  expect(screen.getByRole('region', { name: '预览' }).textContent).toContain('8500');
  fireEvent.click(button);
  await waitFor(() => expect(server.sent.some(({ url }) => url.endsWith('/generate'))).toBe(true));
});

it('shows what proofreading did not examine', async () => {
  const server = startTemplatesServer(version(1, 'published'));
  server.coverage = { examined: [], notExamined: [{ what: '页眉', count: 2, reason: '不检查' }] };
  open('&mode=fill');
  await screen.findByText('检查过的内容中没有发现问题');
  expect(screen.getByText('页眉 2 处：不检查')).toBeDefined();
});

it('shows the fields of a published version read only', async () => {
  startTemplatesServer(version(1, 'published'));
  open('');
  const label = await screen.findByDisplayValue('租金');
  expect(label).toHaveProperty('disabled', true);
  expect(screen.getByText('这个版本已发布，只能查看')).toBeDefined();
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
  expect(screen.getByRole('button', { name: '新建版本' })).toBeDefined();
  expect(screen.getByRole('button', { name: '上传新文件' })).toBeDefined();
});

it('keeps filling the version it started with when a newer one appears, and transfers the values on request', async () => {
  const server = startTemplatesServer(version(1, 'published'));
  const { refetch } = open('&mode=fill');
  fireEvent.change(await screen.findByLabelText('租金'), { target: { value: '8500' } });
  const next = version(2, 'published');
  server.versions = [next, version(1, 'published')];
  // The same name under another id, as in versions from another file.
  const [asked] = detailOf(next).fields;
  server.details[2] = { ...detailOf(next), fields: asked ? [{ ...asked, id: 'f7' }] : [] };
  await refetch();
  await screen.findByText('正在填写第 1 版，已有更新的第 2 版。');
  expect(screen.getByLabelText('租金')).toHaveProperty('value', '8500');
  fireEvent.click(screen.getByRole('button', { name: '改用第 2 版' }));
  await waitFor(() => expect(screen.queryByText(/已有更新的/)).toBeNull());
  expect(await screen.findByDisplayValue('8500')).toBeDefined();
});

it('keeps the typed text when somebody else saved first, and merges both', async () => {
  const server = startTemplatesServer(version(1, 'draft'));
  open('');
  fireEvent.change(await screen.findByDisplayValue('租金'), { target: { value: '月租金' } });
  server.refuse = (method) =>
    method === 'PUT' ? { status: 409, code: 409, message: '内容已被他人修改' } : undefined;
  const theirs = detailOf(version(1, 'draft'), '租金', 2);
  server.details[1] = {
    ...theirs,
    fields: [
      ...theirs.fields,
      {
        kind: 'text',
        id: 'f2',
        label: '用途',
        isRequired: true,
        places: [{ start: 0, end: 2, part: 'text' }],
      },
    ],
  };
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  await screen.findByText(/他人已修改并保存了这个草稿/);
  expect(screen.getByDisplayValue('月租金')).toBeDefined();
  server.refuse = () => undefined;
  fireEvent.click(screen.getByRole('button', { name: '合并到最新内容' }));
  await screen.findByDisplayValue('用途');
  expect(screen.getByDisplayValue('月租金')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() => expect(server.details[1]?.revision).toBe(3));
  expect(server.details[1]?.fields.map(({ label }) => label)).toEqual(['用途', '月租金']);
});

it('follows another member’s save while nothing is typed here', async () => {
  const server = startTemplatesServer(version(1, 'draft'));
  const { refetch } = open('');
  await screen.findByDisplayValue('租金');
  server.details[1] = detailOf(version(1, 'draft'), '月租金', 2);
  await refetch();
  await screen.findByDisplayValue('月租金');
  expect(screen.queryByText(/他人已修改/)).toBeNull();
});

it('moves the typed text into a new version when somebody else published meanwhile', async () => {
  const server = startTemplatesServer(version(1, 'draft'));
  const { refetch } = open('');
  fireEvent.change(await screen.findByDisplayValue('租金'), { target: { value: '月租金' } });
  server.versions = [version(1, 'published')];
  server.details[1] = detailOf(version(1, 'published'), '租金', 2);
  await refetch();
  fireEvent.click(await screen.findByRole('button', { name: '在新版本中继续' }));
  await waitFor(() => expect(server.details[2]?.fields[0]?.label).toBe('月租金'));
  await screen.findByText(/第 2 版 · 草稿/);
  expect(await screen.findByDisplayValue('月租金')).toBeDefined();
});

it('says in the editor and before publishing what did not become a field', async () => {
  const server = startTemplatesServer(version(1, 'draft'));
  const coverage = {
    examined: [],
    notExamined: [{ what: '填写处', count: 3, reason: '超过 500 个的上限' }],
  };
  server.details[1] = { ...detailOf(version(1, 'draft')), coverage };
  open('');
  await screen.findByText('填写处 3 处：超过 500 个的上限');
  fireEvent.click(screen.getByRole('button', { name: /发\s*布/ }));
  const asked = await screen.findByRole('tooltip');
  expect(within(asked).getByText('填写处 3 处：超过 500 个的上限')).toBeDefined();
});

it('offers to read again or use another file when a file could not be read', async () => {
  const server = startTemplatesServer(version(1, 'failed'));
  open('');
  await screen.findByText('文件已损坏');
  expect(screen.getByRole('region', { name: '换一个文件' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '重新读取' }));
  await waitFor(() =>
    expect(
      server.sent.find(({ method, url }) => method === 'POST' && url.endsWith('/versions'))?.body,
    ).toEqual({
      fileId: ID,
    }),
  );
  await screen.findByDisplayValue('租金');
});

it('discards a draft beside a published version after a confirmation', async () => {
  const server = startTemplatesServer(version(2, 'draft'), version(1, 'published'));
  open('');
  fireEvent.click(await screen.findByRole('button', { name: '放弃草稿' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '放弃草稿' }));
  await waitFor(() => expect(server.versions.map(({ number }) => number)).toEqual([1]));
  await screen.findByText('这个版本已发布，只能查看');
});

it('shows an older version when the address names it', async () => {
  const server = startTemplatesServer(version(2, 'published'), version(1, 'published'));
  server.details[1] = detailOf(version(1, 'published'), '旧租金');
  open('&version=1');
  await screen.findByDisplayValue('旧租金');
  expect(screen.getByText('正在查看较早的版本；最新是第 2 版。')).toBeDefined();
});

it('changes a field’s kind and the part its place takes', async () => {
  const server = startTemplatesServer(version(1, 'draft'));
  open('');
  fireEvent.mouseDown(await screen.findByLabelText('字段“租金”的类型'));
  fireEvent.click(await screen.findByText('日期'));
  fireEvent.click(screen.getByRole('button', { name: '“租金”的位置与设置' }));
  fireEvent.mouseDown(screen.getByLabelText('此处填写'));
  fireEvent.click(await screen.findByText('月', { selector: '.ant-select-item-option-content' }));
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() =>
    expect(server.details[1]?.fields[0]).toMatchObject({
      kind: 'date',
      places: [{ start: 3, end: 7, part: 'month' }],
    }),
  );
});
