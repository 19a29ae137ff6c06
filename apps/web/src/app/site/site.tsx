/** Entry of the public and the mobile site: hydrates the built HTML. The workspace has its own entry. */
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { queueEvent } from '../../shared/http/log-queue.ts';
import { keepAttribution } from '../../shared/session/attribution.ts';
import { deviceId } from '../../shared/session/device-id.ts';
import { cleanSessionMessage } from '../../shared/session/session-message.ts';
import { takeOverPresses } from '../../shared/theme/theme-script.ts';
import '../global.css';
import { guardSite } from './guard-site.ts';
import { findPage, notFoundPage } from './public-pages.ts';
import { finishSignIn } from './sign-in-return.ts';
import { loadSite, SiteApp } from './site-app.tsx';

await start();

async function start(): Promise<void> {
  cleanSessionMessage();
  deviceId();
  keepAttribution(location.search);
  if (await finishSignIn()) return;
  if (guardSite()) return;
  const page = findPage(location.pathname, location.search) ?? notFoundPage;
  queueEvent('pageView', page.path, new Date());
  const loaded = await loadSite(page);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const app = (
    <StrictMode>
      <SiteApp page={page} {...loaded} />
    </StrictMode>
  );
  takeOverPresses();
  // In development the page is served without content.
  if (root.firstElementChild === null) createRoot(root).render(app);
  else startTransition(() => void hydrateRoot(root, app));
}
