import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageLoading } from '../../shared/ui/page-loading.tsx';

/**
 * A page of the site is a document of its own. The router has already put its address in place; loading it in its
 * stead keeps the way back to the workspace. Without the fragment: with it the browser would only scroll.
 */
export function LeaveForSite() {
  const { pathname, search } = useLocation();
  useEffect(() => location.replace(pathname + search), [pathname, search]);
  return <PageLoading />;
}
