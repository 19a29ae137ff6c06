// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, it } from 'vitest';
import { UploadRow } from './upload-row.tsx';
import { FakeUploadServer, fileOf, uploaderOn } from './upload-server.testing.ts';
import type { Uploader } from './uploader.ts';

afterEach(cleanup);

function Rows({ uploader }: { readonly uploader: Uploader }) {
  const items = useSyncExternalStore(uploader.subscribe, uploader.items);
  return items.map((item) => <UploadRow key={item.id} item={item} uploader={uploader} />);
}

function open(...names: readonly string[]): Uploader {
  const server = new FakeUploadServer();
  server.password = 'open-sesame';
  const uploader = uploaderOn(server);
  render(<Rows uploader={uploader} />);
  for (const name of names) uploader.add(fileOf(name, 3));
  return uploader;
}

async function answer(password: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('打开密码'), { target: { value: password } });
  fireEvent.click(within(dialog).getByRole('button', { name: /^打\s*开$/ }));
}

it('asks for the password of a protected file, says when it is wrong, and goes on in place', async () => {
  const uploader = open('合同.pdf');
  await answer('guess');
  expect(await screen.findByText('密码不正确，文件没有打开，请核对后重新输入')).toBeDefined();
  await answer('open-sesame');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('已上传')).toBeDefined();
  expect(uploader.items()).toHaveLength(1);
});

it('asks for one file after the other, and again when asked to', async () => {
  open('甲.pdf', '乙.pdf');
  expect(await screen.findByText('“甲.pdf”有打开密码')).toBeDefined();
  await waitFor(() => expect(screen.getAllByText('需要打开密码')).toHaveLength(2));
  expect(screen.queryByText('“乙.pdf”有打开密码')).toBeNull();
  await answer('open-sesame');
  expect(await screen.findByText('“乙.pdf”有打开密码')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '暂不打开' }));
  await waitFor(() => expect(screen.queryByText('“乙.pdf”有打开密码')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: '输入密码 乙.pdf' }));
  expect(await screen.findByText('“乙.pdf”有打开密码')).toBeDefined();
});
