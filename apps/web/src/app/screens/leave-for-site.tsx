import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageLoading } from '../../shared/ui/page-loading.tsx';
import { routerBase } from '../routes/router-base.ts';

/**
 * A site page is a separate document. The router has already set its address; replacing the page keeps the
 * browser's Back to the workspace. The fragment is left out: with it the browser would only scroll.
 */
export function LeaveForSite() {
  const { pathname, search } = useLocation();
  useEffect(() => location.replace(routerBase() + pathname + search), [pathname, search]);
  return <PageLoading />;
}
