import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import type { PublicPage } from '../../features/site/public-page.ts';
import { type Site, SiteContext } from '../../features/site/site-context.ts';
import { repeatEarlyPress } from '../../shared/theme/theme-script.ts';
import { ToastHost } from '../../shared/ui/toast-host.tsx';
import { findRoute } from '../routes/find-route.ts';
import { useSiteServices } from './use-site-services.ts';
import { useSearch, useSiteSession } from './use-visitor.ts';

/** The parts of a page; loaded before it is shown, so that hydration happens in one step. */
export interface LoadedSite {
  readonly Page: ComponentType;
  readonly Shell: ComponentType<{ readonly children: ReactNode }>;
}

export async function loadSite(page: PublicPage): Promise<LoadedSite> {
  const isMobile = findRoute(page.path)?.layout === 'mobile';
  const [{ Page }, Shell] = await Promise.all([page.load(), isMobile ? mobileShell() : siteShell()]);
  return { Page, Shell };
}

const siteShell = async () => (await import('../../features/site/components/frame/site-shell.tsx')).SiteShell;
const mobileShell = async () =>
  (await import('../../features/site/components/mobile/mobile-shell.tsx')).MobileShell;

/** Dialogs and everything else that talks to the server: loaded only when needed. */
const SiteServices = lazy(async () => ({ default: (await import('./site-services.tsx')).SiteServices }));

export function SiteApp({ page, Page, Shell }: LoadedSite & { readonly page: PublicPage }) {
  const session = useSiteSession();
  const search = useSearch();
  const services = useSiteServices(page.path, search, session);
  const { signIn, inquire } = services;
  const site = useMemo<Site>(
    () => ({ path: page.path, search, session, signIn, inquire }),
    [page.path, search, session, signIn, inquire],
  );
  useEffect(repeatEarlyPress, []);
  return (
    <SiteContext value={site}>
      <Shell>
        <Page />
      </Shell>
      <ToastHost />
      {services.isNeeded ? (
        <Suspense fallback={null}>
          <SiteServices wanted={services.wanted} onClose={services.close} />
        </Suspense>
      ) : null}
    </SiteContext>
  );
}
