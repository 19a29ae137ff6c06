// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedbackDialog } from './feedback-dialog.tsx';

const FILE_ID = '00000000-0000-4000-8000-000000000001';
const sent: unknown[] = [];
let status = 200;

beforeEach(() => {
  sent.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    const message = status === 200 ? '' : '服务器处理出错，内容未受影响，请稍后重试';
    return new Response(JSON.stringify({ code: status, message, data: null }), { status });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the feedback dialog', () => {
  it('sends kind, text, page and the stored screenshot, then closes', async () => {
    const { onClose, uploadScreenshot } = open();
    fireEvent.click(screen.getByLabelText('改进建议'));
    fireEvent.change(screen.getByLabelText('反馈内容'), { target: { value: '希望能导出 Word' } });
    chooseFile(new File(['x'], 'shot.png', { type: 'image/png' }));
    fireEvent.click(screen.getByRole('button', { name: /^提\s?交$/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(uploadScreenshot).toHaveBeenCalledOnce();
    expect(sent).toEqual([
      { kind: 'suggestion', text: '希望能导出 Word', path: location.pathname, screenshotFileId: FILE_ID },
    ]);
  });

  it('sends nothing without a text', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: /^提\s?交$/ }));
    await screen.findByText('请填写反馈内容');
    expect(sent).toEqual([]);
  });

  it('takes pictures only', async () => {
    open();
    chooseFile(new File(['x'], 'contract.txt', { type: 'text/plain' }));
    await screen.findByText('请选择图片文件');
  });

  it('stays open and shows the reason when the server refuses', async () => {
    status = 500;
    const { onClose } = open();
    fireEvent.change(screen.getByLabelText('反馈内容'), { target: { value: '有问题' } });
    fireEvent.click(screen.getByRole('button', { name: /^提\s?交$/ }));
    await screen.findByText('服务器处理出错，内容未受影响，请稍后重试');
    expect(onClose).not.toHaveBeenCalled();
  });
});

function open() {
  const onClose = vi.fn();
  const uploadScreenshot = vi.fn(async () => FILE_ID);
  render(<FeedbackDialog isOpen onClose={onClose} uploadScreenshot={uploadScreenshot} />);
  return { onClose, uploadScreenshot };
}

function chooseFile(file: File): void {
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no file field');
  fireEvent.change(input, { target: { files: [file] } });
}
