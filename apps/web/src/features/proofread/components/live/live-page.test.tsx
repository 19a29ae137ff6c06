// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceUploads } from '../../../../shared/upload/upload-server.testing.ts';
import { lonelyUploadTransport } from '../../../../shared/upload/xhr-upload-transport.ts';
import { LIVE_PATH, resultPath } from '../../view-model/proofreading-progress.ts';
import { TASK } from '../../view-model/result.testing.ts';
import { renderAt, setUp, tearDown, toasts } from '../result-page.testing.tsx';
import { server } from '../result-server.testing.ts';
import { ProofreadLivePage } from './live-page.tsx';

beforeEach(setUp);
afterEach(tearDown);

const field = () => screen.getByLabelText<HTMLTextAreaElement>('要检查的文字');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const cards = () => screen.queryAllByTestId('live-card');
const status = () => screen.getByRole('status').textContent ?? '';
/** The questions about something written; the first ones load the models. */
const depths = () => server.live.flatMap(({ text, depth }) => (text === '' ? [] : [depth]));

async function openEditor() {
  const router = renderAt(LIVE_PATH, [{ path: LIVE_PATH, element: <ProofreadLivePage /> }]);
  await screen.findByLabelText('要检查的文字');
  return router;
}

it('shows what the rules find at once, and then what has examined the text as a whole', async () => {
  await openEditor();
  expect(status()).toContain('输入后自动检查');
  type('双方签定本合同，再次签定。');
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(status()).toContain('规则与词语已检查，模型检查随后');
  await waitFor(() => expect(status()).toContain('规则、词语与模型都已检查'), { timeout: 3000 });
  expect(depths()).toEqual(['quick', 'full']);
});

it('takes one, all equal ones, and takes an acceptance back', async () => {
  await openEditor();
  type('双方签定本合同，再次签定。');
  await waitFor(() => expect(cards()).toHaveLength(2));
  const [first] = cards();
  fireEvent.click(within(first ?? document.body).getByRole('button', { name: '接受相同的 2 处' }));
  expect(field().value).toBe('双方签订本合同，再次签订。');
  expect(cards()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: /撤销/ }));
  expect(field().value).toBe('双方签定本合同，再次签定。');
});

it('ignores a wording wherever it is written, and can be asked to show it again', async () => {
  await openEditor();
  type('双方签定本合同，再次签定。');
  await waitFor(() => expect(cards()).toHaveLength(2));
  fireEvent.click(within(cards()[0] ?? document.body).getByRole('button', { name: '忽略此写法' }));
  expect(cards()).toHaveLength(0);
  expect(screen.queryByText('没有发现问题')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '恢复提示' }));
  expect(cards()).toHaveLength(2);
});

it('is walked through and corrected by keyboard', async () => {
  await openEditor();
  type('双方签定本合同，再次签定。');
  await waitFor(() => expect(cards()).toHaveLength(2));
  // The list is not a scroller here: the page must not leave the text.
  const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView');
  fireEvent.keyDown(field(), { key: 'ArrowDown', altKey: true });
  fireEvent.keyDown(field(), { key: 'ArrowDown', altKey: true });
  expect([field().selectionStart, field().selectionEnd]).toEqual([10, 12]);
  expect(scrolling).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter', altKey: true });
  expect(field().value).toBe('双方签定本合同，再次签订。');
});

it('does not ask about the letters of a word that is being composed', async () => {
  await openEditor();
  fireEvent.compositionStart(field());
  type('qian');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(depths()).toEqual([]);
  fireEvent.compositionEnd(field());
  type('签定');
  await waitFor(() => expect(cards()).toHaveLength(1));
});

it('keeps the text when a check fails, says so, and tries again', async () => {
  await openEditor();
  server.liveFailures.quick = 1;
  type('双方签定本合同。');
  expect(await screen.findByText(/这一次没有检查成功，文字没有丢失/)).toBeDefined();
  expect(field().value).toBe('双方签定本合同。');
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
});

it('does not examine a text that is too long, and says so', async () => {
  await openEditor();
  type('长'.repeat(5001));
  await screen.findByText(/文字太长，没有检查/);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(depths()).toEqual([]);
});

it('puts a word into the lexicon with one click', async () => {
  await openEditor();
  type('双方签定本合同。');
  await waitFor(() => expect(cards()).toHaveLength(1));
  fireEvent.click(within(cards()[0] ?? document.body).getByRole('button', { name: '总是正确' }));
  await waitFor(() => expect(server.lexicon.map(({ word }) => word)).toEqual(['签定']));
  await waitFor(() => expect(cards()).toHaveLength(0));
  expect(toasts()).toEqual(['success “签定”已加入词库']);
  expect(screen.queryByText(/已忽略/)).toBeNull();
});

it('says that the model has not examined the text when only that failed, and tries again', async () => {
  await openEditor();
  server.liveFailures.full = 1;
  type('双方签订本合同。');
  expect(await screen.findByText(/规则与词语已检查，模型检查没有成功/, {}, { timeout: 3000 })).toBeDefined();
  expect(screen.getByText('参与检查的部分没有发现问题')).toBeDefined();
  expect(screen.queryByText(/模型检查随后/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(status()).toContain('规则、词语与模型都已检查'));
  expect(screen.getByText('没有发现问题')).toBeDefined();
});

it('is cleared, which can be taken back', async () => {
  await openEditor();
  type('双方签订本合同。');
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(field().value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: /撤销/ }));
  expect(field().value).toBe('双方签订本合同。');
});

it('is kept as a record and opened there, without the question about leaving', async () => {
  const uploads = replaceUploads();
  vi.spyOn(lonelyUploadTransport, 'complete').mockImplementation((...args) => uploads.complete(...args));
  const router = await openEditor();
  type('双方签定本合同，再次签定。');
  fireEvent.click(screen.getByRole('button', { name: '存为记录并导出' }));
  await waitFor(() => expect(field().readOnly).toBe(true));
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(resultPath(TASK));
  });
  expect(uploads.requests.at(-1)).toBe('complete 双方签定本合同，再次.txt');
  expect(screen.queryByText('离开后这段文字不会保留')).toBeNull();
});
