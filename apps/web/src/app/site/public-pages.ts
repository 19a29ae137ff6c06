/** Every page of the public and the mobile site. The build renders each of them; the browser finds its own by address. */
import type { PublicPage } from '../../features/site/public-page.ts';
import { siteText } from '../../features/site/text.ts';
import { contentPages } from './content-pages.ts';
import { homePage } from './home-page.ts';
import { mobilePages } from './mobile-pages.ts';

export const publicPages: readonly PublicPage[] = [homePage, ...contentPages, ...mobilePages];

/** Served with status 404 for unknown addresses. */
export const notFoundPage: PublicPage = {
  path: '/404',
  title: siteText.notFound.title,
  description: siteText.notFound.detail,
  isUnlisted: true,
  load: async () => ({
    Page: (await import('../../features/site/components/frame/not-found-page.tsx')).NotFoundPage,
  }),
};

/** The page of an address; where a path has many pages, the one with this `id`. */
export function findPage(path: string, search: string): PublicPage | null {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const id = new URLSearchParams(search).get('id') ?? undefined;
  const atPath = publicPages.filter((page) => page.path === plain);
  return atPath.find((page) => page.id === id) ?? atPath.find((page) => page.id === undefined) ?? null;
}
