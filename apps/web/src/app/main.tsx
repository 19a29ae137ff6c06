/** Entry of the workspace; the public and the mobile site have one of their own (`site/site.tsx`). */
import { QueryClientProvider } from '@tanstack/react-query';
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

start();

function start(): void {
  startTheme();
  takeOverPresses();
  keepEnterInMenus();
  cleanSessionMessage();
  deviceId();
  keepAttribution(location.search);
  render();
}

function render(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
