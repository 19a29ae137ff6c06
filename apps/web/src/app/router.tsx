/** Builds the router from the route list. */
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createBrowserRouter, type RouteObject, useLocation } from 'react-router';
import { InquiryDialogs } from '../features/inquiries/components/inquiry-dialogs.tsx';
import { queueEvent } from '../shared/http/log-queue.ts';
import { withLibrary } from '../shared/ui/open-later.tsx';
import { PageLoading } from '../shared/ui/page-loading.tsx';
import { ToastHost } from '../shared/ui/toast-host.tsx';
import { GuardedOutlet } from './guard/guarded-outlet.tsx';
import { PaymentHost } from './payment/payment-host.tsx';
import { findRoute } from './routes/find-route.ts';
import { type RouteEntry, routeList } from './routes/route-list.ts';
import { routerBase } from './routes/router-base.ts';
import { CrashedScreen } from './screens/crashed-screen.tsx';
import { LeaveForSite } from './screens/leave-for-site.tsx';
import {
  FIRST_SCREEN,
  hereAlready,
  layoutLoaders,
  loaded,
  type OwnLayout,
  screenLoaders,
} from './screens/screen-loaders.ts';
import { InvitationWatcher } from './session/invitation-watcher.tsx';
import { PushWatcher } from './session/push-watcher.tsx';
import { SessionEndWatch } from './session/session-end-watch.tsx';
import { appText } from './text.ts';

const layouts: Readonly<Record<OwnLayout, ComponentType>> = {
  public: later(layoutLoaders.public),
  dashboard: later(layoutLoaders.dashboard),
  result: later(layoutLoaders.result),
};

function later(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(async () => ({ default: await loaded(load) }));
  return () => {
    // Decided once: what is shown is not replaced when it is found to be there.
    const [Shown] = useState(() => hereAlready(load) ?? Loaded);
    return <Shown />;
  };
}

function laterWithLibrary(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() => withLibrary(loaded(load)));
}

export function createRouter() {
  return createBrowserRouter(routeObjects(), { basename: routerBase() || '/' });
}

export function routeObjects(): RouteObject[] {
  const names: readonly OwnLayout[] = ['public', 'dashboard', 'result'];
  const ofSite = routeList.filter(({ screen }) => screen === 'site');
  return [
    {
      element: <Root />,
      errorElement: <CrashedScreen />,
      children: [
        ...names.map(layoutRoute),
        ...ofSite.map(screenRoute),
        { path: '*', element: <LeaveForSite /> },
      ],
    },
  ];
}

function layoutRoute(layout: OwnLayout): RouteObject {
  const LayoutComponent = layouts[layout];
  return {
    element: (
      <Suspense fallback={<PageLoading />}>
        <LayoutComponent />
      </Suspense>
    ),
    children: routeList
      .filter((entry) => entry.layout === layout && entry.screen !== 'site')
      .map(screenRoute),
  };
}

function screenRoute(entry: RouteEntry): RouteObject {
  const { screen } = entry;
  const Screen = screen === 'site' ? LeaveForSite : screenOf(screen);
  return {
    path: entry.path,
    caseSensitive: true,
    element: (
      <Suspense fallback={<PageLoading />}>
        <Screen />
      </Suspense>
    ),
  };
}

/** One component for each screen: its paths share it, so that going from one to the other keeps what it shows. */
const screens = new Map<string, ComponentType>();

function screenOf(name: keyof typeof screenLoaders): ComponentType {
  const known = screens.get(name) ?? (name === FIRST_SCREEN ? later : laterWithLibrary)(screenLoaders[name]);
  screens.set(name, known);
  return known;
}

function Root() {
  useRouteChange();
  return (
    <>
      <GuardedOutlet />
      <PaymentHost />
      <InquiryDialogs />
      <InvitationWatcher />
      <PushWatcher />
      <SessionEndWatch />
      <ToastHost />
    </>
  );
}

/** Every route change starts at the top of the page and names the page in the window title. */
function useRouteChange(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
    // On result pages the content scrolls, not the window.
    document.getElementById('content')?.scrollTo(0, 0);
    const entry = findRoute(pathname);
    if (entry === null) return;
    document.title = `${entry.title} · ${appText.product}`;
    queueEvent('pageView', entry.path, new Date());
  }, [pathname]);
}
