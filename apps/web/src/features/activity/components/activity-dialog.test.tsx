// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useActivityDialog } from '../api/activity-dialog.store.ts';
import { ActivityDialog } from './activity-dialog.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** At noon of 2026-11-15. */
function show(stopTime: string | null) {
  const data = { stopTime, now: '2026-11-15T04:00:00.000Z' };
  const answer = () =>
    stopTime === null
      ? new Response(JSON.stringify({ code: 500, message: '', data: null }), { status: 500 })
      : new Response(JSON.stringify({ code: 200, message: '', data }));
  vi.stubGlobal('fetch', async () => answer());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<ActivityDialog codeForm={<p>活动码表单</p>} next={<p>下一个</p>} />} />
          <Route path="/promotional-activity" element={<p>活动页</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('the activity dialog', () => {
  it('opens before the activity date with the end date, and the next dialog waits', async () => {
    show('2026-12-31T16:00:00.000Z');
    expect(await screen.findByText(/活动进行中/)).toBeDefined();
    expect(screen.queryByText('下一个')).toBeNull();
  });

  it.each(['2026-11-15T04:00:00.000Z', '2023-06-01T00:00:00.000Z', null])(
    'does not open at or after the date, nor when it cannot be read: %s',
    async (stopTime) => {
      show(stopTime);
      expect(await screen.findByText('下一个')).toBeDefined();
      expect(screen.queryByText(/活动进行中/)).toBeNull();
    },
  );

  it('opens once for each activity', async () => {
    show('2026-12-31T16:00:00.000Z');
    fireEvent.click(await screen.findByRole('button', { name: '以后再说' }));
    expect(await screen.findByText('下一个')).toBeDefined();
    cleanup();
    show('2026-12-31T16:00:00.000Z');
    expect(await screen.findByText('下一个')).toBeDefined();
    cleanup();
    show('2027-03-01T16:00:00.000Z');
    expect(await screen.findByText(/活动进行中/)).toBeDefined();
  });

  it('redeems a code in place: the store knows the open form, and is reset on close', async () => {
    show('2026-12-31T16:00:00.000Z');
    fireEvent.click(await screen.findByRole('button', { name: '用活动码领取' }));
    expect(await screen.findByText('活动码表单')).toBeDefined();
    expect(useActivityDialog.getState()).toEqual({ activeDialog: true, activityComponent: 'code' });
    fireEvent.click(screen.getByRole('button', { name: /完\s?成/ }));
    expect(await screen.findByText('下一个')).toBeDefined();
    expect(useActivityDialog.getState()).toEqual({ activeDialog: false, activityComponent: 'notice' });
  });

  it('links to the activity', async () => {
    show('2026-12-31T16:00:00.000Z');
    fireEvent.click(await screen.findByRole('button', { name: '查看活动' }));
    expect(await screen.findByText('活动页')).toBeDefined();
  });
});
