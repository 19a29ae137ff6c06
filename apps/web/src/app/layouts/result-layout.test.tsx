// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { closeInquiry, useInquiryDialogs } from '../../features/inquiries/api/inquiry-dialogs.store.ts';
import { clearTokens } from '../../shared/session/token-store.ts';
import { ResultLayout } from './result-layout.tsx';

afterEach(() => {
  cleanup();
  closeInquiry();
});

it('somebody without an account can write to us from a result: the public form opens', async () => {
  clearTokens();
  const routes = [{ element: <ResultLayout />, children: [{ path: '*', element: <p>结果</p> }] }];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/plagiarism/result?origin=no_token&taskId=00000000-0000-4000-8000-000000000001'],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /反馈/ }));
  expect(useInquiryDialogs.getState().requirementDialog).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
