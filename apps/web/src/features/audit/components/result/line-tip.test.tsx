// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

afterEach(cleanup);

/** As after a reload: the store starts with what the device stored. */
async function show(hasLines: boolean) {
  vi.resetModules();
  const { LineTip } = await import('./line-tip.tsx');
  return render(<LineTip hasLines={hasLines} />);
}

const tip = () => screen.queryByText(/红色虚线/);

it('explains the lines once per device', async () => {
  await show(true);
  expect(tip()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(tip()).toBeNull();
  cleanup();
  await show(true);
  expect(tip()).toBeNull();
});

it('waits until there is a line to explain', async () => {
  const { unmount } = await show(false);
  expect(tip()).toBeNull();
  unmount();
  await show(true);
  expect(tip()).not.toBeNull();
});
