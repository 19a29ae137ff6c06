/** The pages beside the home page that tell of the product, its use and its makers. */
import type { ComponentType } from 'react';
import type { PublicPage } from '../../features/site/public-page.ts';
import { shortPages } from '../../features/site/text.ts';

type Pages = typeof import('./pages/short-pages.tsx');

export const contentPages: readonly PublicPage[] = [
  shortPage('/customer-case', 'customerCases', (pages) => pages.CustomerCasesPage),
  shortPage('/information-center', 'news', (pages) => pages.NewsPage),
  shortPage('/prime-introduction', 'membership', (pages) => pages.MembershipPage),
  shortPage('/friendship-link', 'partnerLinks', (pages) => pages.PartnerLinksPage),
  shortPage('/enterprise', 'enterprise', (pages) => pages.EnterprisePage),
  shortPage('/plagiarism-deployment', 'plagiarismDeployment', (pages) => pages.PlagiarismDeploymentPage),
  shortPage('/cooperate', 'cooperate', (pages) => pages.CooperatePage),
  shortPage('/contact-us', 'contact', (pages) => pages.ContactPage),
  shortPage('/promotional-activity', 'promotion', (pages) => pages.PromotionPage),
  shortPage('/share-activity', 'shareActivity', (pages) => pages.ShareActivityPage),
  { ...shortPage('/test', 'selfCheck', (pages) => pages.SelfCheckPage), isUnlisted: true },
];

function shortPage(
  path: string,
  name: keyof typeof shortPages,
  choose: (pages: Pages) => ComponentType,
): PublicPage {
  return {
    path,
    title: shortPages[name].title,
    description: shortPages[name].lead,
    load: async () => ({ Page: choose(await import('./pages/short-pages.tsx')) }),
  };
}
