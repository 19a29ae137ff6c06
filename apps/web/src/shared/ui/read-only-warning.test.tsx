// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadOnlyWarning } from './read-only-warning.tsx';
import { currentToasts } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('the read-only warning', () => {
  it('appears after three seconds, once', () => {
    const { rerender } = render(<ReadOnlyWarning />);
    vi.advanceTimersByTime(2999);
    expect(currentToasts()).toEqual([]);
    rerender(<ReadOnlyWarning />);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toMatchObject([
      { kind: 'warning', message: '您只有查看权限，不能修改这份文档；需要处理时请联系所有者' },
    ]);
  });

  it('does not appear to a user who left before', () => {
    render(<ReadOnlyWarning />).unmount();
    vi.advanceTimersByTime(5000);
    expect(currentToasts()).toEqual([]);
  });
});
