import type { PublicPage } from '../../features/site/public-page.ts';
import { siteText } from '../../features/site/text.ts';

const { head } = siteText.home;

export const homePage: PublicPage = {
  path: '/',
  title: head.title,
  description: head.description,
  load: async () => ({ Page: (await import('../../features/site/components/home-page.tsx')).HomePage }),
};
