import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { finishExternalSignIn, isSignInReturn } from '../features/account/api/external-sign-in.ts';
import { signInText } from '../features/account/sign-in.text.ts';
import { keepAttribution } from '../shared/session/attribution.ts';
import { deviceId } from '../shared/session/device-id.ts';
import { DEFAULT_DESTINATION, safePath } from '../shared/session/safe-path.ts';
import { cleanSessionMessage } from '../shared/session/session-message.ts';
import { saveTokens } from '../shared/session/token-store.ts';
import { startTheme } from '../shared/theme/theme-preference.ts';
import { showToast } from '../shared/ui/toast.ts';
import './global.css';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';

await start();

async function start(): Promise<void> {
  startTheme();
  cleanSessionMessage();
  deviceId();
  keepAttribution(location.search);
  if (isSignInReturn(location.pathname, location.search)) await finishSignIn();
  render();
}

/** The return of an external sign-in: before routing, so that the redirect of `/login` cannot drop its code. */
async function finishSignIn(): Promise<void> {
  try {
    const { tokens, wanted } = await finishExternalSignIn();
    saveTokens(tokens);
    const path = typeof wanted === 'string' ? safePath(wanted) : null;
    history.replaceState(null, '', path ?? DEFAULT_DESTINATION);
  } catch {
    history.replaceState(null, '', '/');
    showToast({ kind: 'error', message: signInText.externalReturnFailed });
  }
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
