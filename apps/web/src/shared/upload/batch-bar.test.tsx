// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BatchBar } from './batch-bar.tsx';
import type { UploadItem } from './upload-entry.ts';
import type { UploadState } from './upload-state.ts';

afterEach(cleanup);

const file = { fileId: 'f', name: 'f', size: 10 };
const states: Readonly<Record<'success' | 'error' | 'waiting', UploadState>> = {
  success: { kind: 'success', file, chunks: [] } as unknown as UploadState,
  error: { kind: 'error', message: '断了', chunks: [] },
  waiting: { kind: 'waiting', chunks: [] },
};

function item(name: string, kind: keyof typeof states): UploadItem {
  return {
    id: name,
    name,
    size: 10,
    fileKind: null,
    state: states[kind],
    sentBytes: 0,
    bytesPerSecond: null,
  };
}

describe('a batch of files', () => {
  it('has one bar for all of them, and names those that failed', () => {
    const onRetry = vi.fn();
    const items = [item('甲.docx', 'success'), item('乙.docx', 'error'), item('丙.docx', 'waiting')];
    render(<BatchBar items={items} onRetry={onRetry} />);
    expect(screen.getByRole('status').textContent).toBe('已上传 1 / 3');
    expect(screen.getByText('没有上传成功：乙.docx')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重试失败的 1 个' }));
    expect(onRetry.mock.calls).toEqual([['乙.docx']]);
  });

  it('is not shown for a single file', () => {
    const { container } = render(<BatchBar items={[item('甲.docx', 'waiting')]} onRetry={vi.fn()} />);
    expect(container.textContent).toBe('');
  });
});
