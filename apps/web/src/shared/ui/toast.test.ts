import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, showToast, TOAST_OFFSET_PX } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const messages = () => currentToasts().map((toast) => toast.message);

describe('toasts', () => {
  it('stay for 3000 ms at an offset of 16 px', () => {
    showToast({ kind: 'info', message: '已保存' });
    vi.advanceTimersByTime(2999);
    expect(messages()).toEqual(['已保存']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
    expect(TOAST_OFFSET_PX).toBe(16);
  });

  it('stay as long as requested', () => {
    showToast({ kind: 'error', message: '登录已过期，请重新登录', durationMs: 2500 });
    vi.advanceTimersByTime(2500);
    expect(messages()).toEqual([]);
  });

  it('do not stack the same sentence', () => {
    showToast({ kind: 'error', message: '服务器或网络异常' });
    showToast({ kind: 'error', message: '服务器或网络异常' });
    expect(messages()).toHaveLength(1);
  });

  it('can be dismissed', () => {
    showToast({ kind: 'info', message: '已保存' });
    dismissToast(currentToasts()[0]?.id ?? 0);
    expect(messages()).toEqual([]);
  });
});
