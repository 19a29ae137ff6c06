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

/** After it the screen says that it is loading. */
const WAIT_MOST_MS = 1_000;

export function start(): void {
  startTheme();
  takeOverPresses();
  keepEnterInMenus();
  cleanSessionMessage();
  deviceId();
  keepAttribution(location.search);
  const client = createQueryClient();
  // Drawn once, with all that it needs: as long as it is not there, the document shows the line of the header.
  const isReady = startEarly(client, location.pathname, Date.now());
  void Promise.race([isReady, delay(WAIT_MOST_MS)]).then(() => render(client));
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
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
