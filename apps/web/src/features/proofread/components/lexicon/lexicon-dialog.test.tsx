// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openResult, press, setUp, tearDown, toasts } from '../result-page.testing.tsx';
import { server } from '../result-server.testing.ts';

beforeEach(setUp);
afterEach(tearDown);

async function openLexicon() {
  await openResult();
  press(/(^|\s)词库$/);
  return within(await screen.findByRole('dialog'));
}

it('takes many words at once, names the lines it could not read, and removes one', async () => {
  const dialog = await openLexicon();
  fireEvent.click(dialog.getByRole('radio', { name: '总是错误' }));
  fireEvent.change(dialog.getByLabelText('要加入的词'), {
    target: { value: '帐户 → 账户\n签定=签订\n一句' },
  });
  expect(dialog.getByText('1 行没有读懂，例如“一句”')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: '加入词库' }));
  await waitFor(() => expect(server.lexicon).toHaveLength(2));
  expect(await dialog.findByText('共 2 个词')).toBeDefined();
  // Lines that were not read stay, to be fixed.
  expect(dialog.getByLabelText<HTMLTextAreaElement>('要加入的词').value).toBe('一句');
  expect(toasts()).toEqual(['success 已加入 2 个词，重新检查后生效']);
  fireEvent.change(dialog.getByLabelText('搜索词库'), { target: { value: '签' } });
  expect(dialog.queryByText('帐户')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: '移除“签定”' }));
  await waitFor(() => expect(server.lexicon.map(({ word }) => word)).toEqual(['帐户']));
});

it('changes a word: what is written takes its place', async () => {
  const dialog = await openLexicon();
  const field = () => dialog.getByLabelText<HTMLTextAreaElement>('要加入的词');
  fireEvent.change(field(), { target: { value: '云杉' } });
  fireEvent.click(dialog.getByRole('button', { name: '加入词库' }));
  fireEvent.click(await dialog.findByRole('button', { name: '修改“云杉”' }));
  expect(field().value).toBe('云杉');
  fireEvent.change(field(), { target: { value: '云杉设备' } });
  fireEvent.click(dialog.getByRole('button', { name: '保存修改' }));
  await waitFor(() => expect(server.lexicon.map(({ word }) => word)).toEqual(['云杉设备']));
  expect(dialog.getByRole('button', { name: '加入词库' })).toBeDefined();
});

it('imports a table, names the rows it could not use, and exports all words', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:lexicon');
  const dialog = await openLexicon();
  const table = '类型,词语,改为\r\n总是错误,帐户,账户\r\n总是正确,云杉,\r\n总是错误,签定,\r\n';
  const file = new File([table], '词库.csv', { type: 'text/csv' });
  fireEvent.change(dialog.getByLabelText('导入 CSV'), { target: { files: [file] } });
  await waitFor(() => expect(server.lexicon).toHaveLength(2));
  await waitFor(() =>
    expect(toasts()).toEqual(['warning 已导入 2 个词；1 行没有读懂，例如“总是错误,签定,”']),
  );
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: '导出 CSV' }).hasAttribute('disabled')).toBe(false),
  );
  fireEvent.click(dialog.getByRole('button', { name: '导出 CSV' }));
  const [blob] = saved.mock.calls[0] ?? [];
  expect(blob instanceof Blob && (await blob.text())).toContain('总是错误,帐户,账户\r\n');
});

it('can examine the contract again with these words', async () => {
  const dialog = await openLexicon();
  fireEvent.click(dialog.getByRole('button', { name: '按现有词库重新检查' }));
  expect(await screen.findByText(/不占用次数/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '重新检查' }));
  expect(await screen.findByText('正在核对文字、数字、编号与引用')).toBeDefined();
});
