import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Router } from 'react-router';
import { siteQueryClient } from './site-query-client.ts';

/**
 * The providers workspace parts need on a site page: one query client, and a router whose every navigation is
 * a full page load.
 */
export function ServerParts({ children }: { readonly children: ReactNode }) {
  const here = useMemo(
    () => ({ pathname: location.pathname, search: location.search, hash: location.hash }),
    [],
  );
  return (
    <QueryClientProvider client={siteQueryClient}>
      <Router location={here} navigator={fullPageNavigator}>
        {children}
      </Router>
    </QueryClientProvider>
  );
}

type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

const href = (to: To) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

const fullPageNavigator = {
  createHref: href,
  push: (to: To) => location.assign(href(to)),
  replace: (to: To) => location.replace(href(to)),
  go: (delta: number) => history.go(delta),
};
