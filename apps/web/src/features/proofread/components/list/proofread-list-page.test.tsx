// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIST_PATH } from '../../view-model/proofreading-progress.ts';
import { TASK } from '../../view-model/result.testing.ts';
import { OWN_PATH, renderAt, setUp, tearDown } from '../result-page.testing.tsx';
import { server } from '../result-server.testing.ts';

beforeEach(setUp);
afterEach(tearDown);

it('lists the proofreadings of the space, and deletes one after a confirmation', async () => {
  renderAt(LIST_PATH);
  const link = await screen.findByRole('link', { name: '设备买卖合同' });
  expect(link.getAttribute('href')).toBe(OWN_PATH);
  expect(screen.getByText('错误 2 · 疑似 1 · 建议 1')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '设备买卖合同 的更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  expect(await screen.findByText(/更正与处理记录一并删除/)).toBeDefined();
  expect(server.asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.asked).toMatchObject([{ path: `DELETE /api/contract-correct/${TASK}` }]));
});

it('offers the lexicon, the live editor and a new correction', async () => {
  renderAt(LIST_PATH);
  await screen.findByRole('link', { name: '设备买卖合同' });
  expect(screen.getByRole('button', { name: /(^|\s)词库$/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /即时纠错/ }).getAttribute('href')).toBe('/contract-correct/live');
  expect(screen.getByRole('link', { name: /新建纠错/ }).getAttribute('href')).toBe(
    '/dashboard?start=correct',
  );
});

it('says that nothing matches a search', async () => {
  renderAt(`${LIST_PATH}?keyword=没有这份`);
  expect(await screen.findByText('没有符合条件的记录')).toBeDefined();
});

it('leads from the address that older messages name to the result in the workspace', async () => {
  const router = renderAt(`/contract-correct/result?id=${TASK}`);
  await screen.findAllByTestId('correction-card');
  expect(router.state.location.pathname + router.state.location.search).toBe(OWN_PATH);
});
