/** Starts the workspace; called by its entry. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { keepAttribution } from '../shared/session/attribution.ts';
import { deviceId } from '../shared/session/device-id.ts';
import { cleanSessionMessage } from '../shared/session/session-message.ts';
import { startTheme } from '../shared/theme/theme-preference.ts';
import { takeOverPresses } from '../shared/theme/theme-script.ts';
import { keepEnterInMenus } from '../shared/ui/enter-in-menus.ts';
import './global.css';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';
import { startEarly } from './start-early.ts';

export function start(): void {
  startTheme();
  takeOverPresses();
  keepEnterInMenus();
  cleanSessionMessage();
  deviceId();
  keepAttribution(location.search);
  const client = createQueryClient();
  startEarly(client, location.pathname, Date.now());
  render(client);
}

function render(client: QueryClient): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
