// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConsentBar } from './components/frame/consent-bar.tsx';
import { ConsentChoice } from './components/frame/consent-choice.tsx';
import { MobileDialog } from './components/mobile/mobile-dialog.tsx';
import { closeMobileDialog, showMobileMessage, useMobileDialog } from './mobile-dialog.store.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const bar = () => screen.queryByRole('complementary', { name: '访问统计的选择' });

describe('the consent bar', () => {
  it.each([
    ['允许统计', 'granted'],
    ['不要统计', 'declined'],
  ])('goes away for good with %s, and remembers it', (button, kept) => {
    render(<ConsentBar more={null} />);
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(bar()).toBeNull();
    expect(localStorage.getItem('wenjian.consent')).toBe(kept);
    cleanup();
    render(<ConsentBar more={null} />);
    expect(bar()).toBeNull();
  });

  it('stays away on pages after the answer, which can be changed where it is explained', () => {
    render(
      <>
        <ConsentBar more={null} />
        <ConsentChoice />
      </>,
    );
    expect(screen.getByRole('status').textContent).toBe('目前：尚未选择，不统计。');
    const [agree] = screen.getAllByRole('button', { name: '允许统计', pressed: false });
    fireEvent.click(agree as HTMLElement);
    expect(bar()).toBeNull();
    expect(screen.getByRole('button', { name: '允许统计' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '不要统计' }));
    expect(screen.getByRole('status').textContent).toContain('不统计');
    expect(localStorage.getItem('wenjian.consent')).toBe('declined');
  });
});

describe('the mobile message dialog', () => {
  it('shows the message of the global state and closes it', () => {
    render(<MobileDialog />);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => showMobileMessage('已收到。'));
    expect(useMobileDialog.getState()).toEqual({ dialogVisible: true, message: '已收到。' });
    expect(screen.getByRole('dialog', { name: '提示' }).textContent).toContain('已收到。');
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(useMobileDialog.getState().dialogVisible).toBe(false);
    act(() => closeMobileDialog());
  });
});
