// @vitest-environment happy-dom
/** Access to a one-to-many result: by user, version and mode; and the data of one of its pairs. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORIGIN, TARGET, TASK, taskFixture } from '../../view-model/results.testing.ts';
import { PAIR } from '../plagiarism-data.testing.ts';
import { cards, openTab, renderAt, setUp, tearDown } from '../plagiarism-page.testing.tsx';
import { server } from '../plagiarism-server.testing.ts';

const PAGE = `/plagiarism/resultV2?taskId=${TASK}`;

beforeEach(() => {
  setUp();
  server.task = taskFixture({ mode: 'many', title: '一份标书对照多份' });
});
afterEach(tearDown);

it('the settings show what rarity was measured with: the check’s own files, or nothing when there are only two', async () => {
  renderAt(PAGE);
  await screen.findAllByTestId('source');
  openTab(/检查范围/);
  expect(await screen.findByText('本次查重的文件')).toBeDefined();
  tearDown();
  setUp();
  server.pair = { ...PAIR, settings: { ...PAIR.settings, statutesSha256: 'e'.repeat(64) } };
  renderAt(`/plagiarism/result?taskId=${TASK}`);
  await screen.findAllByTestId('fragment-card');
  openTab(/检查范围/);
  expect(await screen.findByText('没有衡量')).toBeDefined();
  expect(screen.getByText('排除的法律条文')).toBeDefined();
  expect(screen.getByText('e'.repeat(64))).toBeDefined();
});

it('comments on a fragment of one pair are separate from those of another pair and of the whole', async () => {
  const asked: string[] = [];
  const comments = ({ findingId }: { readonly findingId: string }) => {
    asked.push(findingId);
    return null;
  };
  renderAt(`${PAGE}&orgDocId=${ORIGIN}&tagDocId=${TARGET}`, comments);
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(new Set(asked)).toContain(`${ORIGIN} ${TARGET} pile`);
  expect(asked.every((id) => id.startsWith(`${ORIGIN} ${TARGET} `))).toBe(true);
  asked.length = 0;
  fireEvent.click(screen.getByRole('button', { name: '返回一对多结果' }));
  await screen.findAllByTestId('source');
  openTab(/片段/);
  await waitFor(() => expect(asked).toContain('pile'));
});

describe('a result made by an older version', () => {
  beforeEach(() => {
    server.many = null;
  });

  it('says so, and can be made again', async () => {
    renderAt(PAGE);
    expect(await screen.findByText('该结果由旧版本生成，请重新查重')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '重新查重' }));
    const box = within(await screen.findByRole('dialog'));
    fireEvent.click(await box.findByRole('button', { name: '开始查重' }));
    await waitFor(() => expect(server.sent.map(({ call }) => call.split('/').at(-1))).toContain('rerun'));
  });

  it('tells visitors whom to ask', async () => {
    renderAt(`${PAGE}&origin=no_token&key=a`);
    expect(await screen.findByText('请联系发起查重的人重新查重。')).toBeDefined();
    expect(screen.queryByRole('button', { name: '重新查重' })).toBeNull();
  });
});

describe('a check of two documents opened here', () => {
  it('redirects to its own page', async () => {
    server.task = taskFixture();
    const router = renderAt(PAGE);
    await waitFor(() => expect(router.state.location.pathname).toBe('/plagiarism/result'));
    expect(await screen.findAllByTestId('fragment-card')).toHaveLength(3);
  });

  it('redirects there with the key of a visitor', async () => {
    server.task = taskFixture();
    const router = renderAt(`${PAGE}&origin=no_token&key=a%2Bb`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/plagiarism/result'));
    expect(new URLSearchParams(router.state.location.search).get('key')).toBe('a+b');
  });

  it('that does not exist shows the access page', async () => {
    server.refusal = { status: 404, code: 404, name: 'NOT_FOUND', message: '没有找到' };
    renderAt(PAGE);
    expect(await screen.findByText('没有打开')).toBeDefined();
  });
});
