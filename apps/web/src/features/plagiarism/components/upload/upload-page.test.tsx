// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceUploads } from '../../../../shared/upload/upload-server.testing.ts';
import { TASK } from '../../view-model/results.testing.ts';
import { renderAt, setUp, tearDown, toasts } from '../plagiarism-page.testing.tsx';
import { server } from '../plagiarism-server.testing.ts';

beforeEach(() => {
  setUp();
  replaceUploads();
});
afterEach(tearDown);

const file = (name: string) => new File([name], name);

function put(testId: string, ...names: readonly string[]): void {
  fireEvent.change(screen.getByTestId(testId), { target: { files: names.map(file) } });
}

async function openPage() {
  const router = renderAt('/plagiarism/upload');
  await screen.findByText('剩余 2 次');
  return router;
}

const startButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '开始查重' });

async function start(): Promise<void> {
  await waitFor(() => expect(startButton().disabled).toBe(false));
  fireEvent.click(startButton());
}

describe('a check of two parties', () => {
  it('takes several files of each, their names and a template, and opens the result', async () => {
    const router = await openPage();
    expect(screen.getByText('请放入被查文件')).toBeDefined();
    put('plagiarism-origin', '甲商务.docx', '甲技术.docx');
    put('plagiarism-target', '乙.docx');
    put('plagiarism-templates', '招标文件.pdf');
    fireEvent.change(screen.getByLabelText('被查文件的名称'), { target: { value: ' 华东公司 ' } });
    await start();
    await waitFor(() => expect(router.state.location.pathname).toBe('/plagiarism/result'));
    expect(router.state.location.search).toBe(`?taskId=${TASK}`);
    const [sent] = server.sent;
    expect(sent?.call).toBe('POST /plag/plagiarism-task');
    expect(sent?.body).toMatchObject({
      origin: {
        name: '华东公司',
        fileIds: [expect.stringContaining('甲商务'), expect.stringContaining('甲技术')],
      },
      target: { fileIds: [expect.stringContaining('乙')] },
      templateFileIds: [expect.stringContaining('招标文件')],
      subtract: ['template', 'pageFurniture'],
    });
  });

  it('applies the chosen subtractions, and lists them', async () => {
    await openPage();
    await waitFor(() =>
      expect(screen.getByTestId('subtraction-summary').textContent).toBe(
        '不计入：模板与招标文件、页眉、页脚与页码',
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: /修改/ }));
    // Subtractions this server cannot apply are not offered.
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    fireEvent.click(screen.getByRole('checkbox', { name: /引用内容/ }));
    expect(screen.getByTestId('subtraction-summary').textContent).toContain('引用内容');
  });

  it('takes ten files of a party and says that there is no room for more', async () => {
    await openPage();
    put('plagiarism-origin', ...Array.from({ length: 12 }, (_, at) => `${at}.docx`));
    expect(toasts()).toEqual(['info 一方最多 10 个文件，其余的没有添加']);
    expect(await screen.findByText('10 / 10 个文件，按顺序合为一份文档')).toBeDefined();
    expect(await screen.findByText('已上传 10 / 10')).toBeDefined();
  });

  it('puts pasted files into the first free place', async () => {
    await openPage();
    const paste = (name: string) =>
      fireEvent.paste(document.body, { clipboardData: { files: [file(name)] } });
    paste('甲.docx');
    await waitFor(() => expect(screen.queryByTestId('plagiarism-origin')).toBeNull());
    paste('乙.docx');
    await start();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]?.body).toMatchObject({
      origin: { fileIds: [expect.stringContaining('甲')] },
      target: { fileIds: [expect.stringContaining('乙')] },
    });
  });

  it('leads to the plans when there is no use left, and keeps the files', async () => {
    server.refusal = { status: 402, code: 6040, name: 'INSUFFICIENT_BALANCE', message: '剩余次数不足' };
    await openPage();
    put('plagiarism-origin', '甲.docx');
    put('plagiarism-target', '乙.docx');
    await start();
    expect(await screen.findByText('查重次数不足，任务没有创建，也没有扣次数')).toBeDefined();
    expect(screen.getByRole('link', { name: '查看会员方案' })).toBeDefined();
    expect(screen.getByText('甲.docx')).toBeDefined();
  });

  it('retried after a failure makes one task and takes one use', async () => {
    server.refusal = { status: 500, code: 500, name: 'INTERNAL', message: '服务出错' };
    await openPage();
    put('plagiarism-origin', '甲.docx');
    put('plagiarism-target', '乙.docx');
    await start();
    fireEvent.click(await screen.findByRole('button', { name: '再试一次' }));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    const keys = server.sent.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a check against many', () => {
  async function openMany() {
    const router = await openPage();
    fireEvent.click(screen.getByText('一对多'));
    put('plagiarism-origin', '甲.docx');
    return router;
  }

  it('groups files of one party, and opens the one-to-many page', async () => {
    const router = await openMany();
    put('plagiarism-targets', '乙一.docx', '乙二.docx', '丙.docx');
    fireEvent.click(screen.getByRole('button', { name: '把“乙二.docx”并入上一份' }));
    expect(screen.getByText('2 / 50 份；同一方的多个文件可以归为一份')).toBeDefined();
    await start();
    await waitFor(() => expect(router.state.location.pathname).toBe('/plagiarism/resultV2'));
    const body = server.sent[0]?.body as { targets: { fileIds: string[] }[]; useTextBase: boolean };
    expect(body.targets.map(({ fileIds }) => fileIds.length)).toEqual([2, 1]);
    expect(body.useTextBase).toBe(false);
  });

  it('can use the text base alone', async () => {
    await openMany();
    expect(screen.getByText('请放入对照文件，或选择文本库')).toBeDefined();
    expect(screen.getByText('文本库现有 1,200 份可对照的文件')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /同时对照文本库/ }));
    await start();
    await waitFor(() => expect(server.sent[0]?.body).toMatchObject({ targets: [], useTextBase: true }));
  });

  it('takes fifty documents and says that there is no room for more', async () => {
    await openMany();
    put('plagiarism-targets', ...Array.from({ length: 51 }, (_, at) => `${at}.txt`));
    expect(toasts()).toEqual(['info 一次最多与 50 份文件比较，其余的没有添加']);
    const section = within(screen.getByRole('region', { name: '对照文件' }));
    expect(section.getAllByRole('listitem')).toHaveLength(50);
    expect(await section.findByText(/^已上传 \d+ \/ 50$/)).toBeDefined();
  });
});
