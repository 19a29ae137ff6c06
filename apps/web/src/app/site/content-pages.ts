/** The pages beside the home page: about the product, its use and its company. */
import type { ComponentType } from 'react';
import type { PublicPage, StructuredData } from '../../features/site/public-page.ts';
import { articlePages } from './article-pages.ts';
import { casePages } from './case-pages.ts';

/** Data for heads is left out of the code every page loads; the condition is constant in the browser build. */
const heads =
  import.meta.env.SSR || import.meta.env.MODE === 'test'
    ? (await import('../../features/site/page-heads.text.ts')).pageHeads
    : null;
const questions =
  import.meta.env.SSR || import.meta.env.MODE === 'test'
    ? (await import('../../features/site/membership.text.ts')).membershipText.faq
    : [];

export const contentPages: readonly PublicPage[] = [
  page(
    '/customer-case',
    'cases',
    async () => (await import('../../features/site/components/articles/case-list-page.tsx')).CaseListPage,
  ),
  ...casePages,
  page(
    '/information-center',
    'news',
    async () =>
      (await import('../../features/site/components/articles/article-list-page.tsx')).ArticleListPage,
  ),
  ...articlePages,
  {
    ...page(
      '/prime-introduction',
      'membership',
      async () => (await import('./pages/membership-page.tsx')).MembershipPage,
    ),
    structuredData: [describeQuestions(questions)],
  },
  page(
    '/friendship-link',
    'partnerLinks',
    async () =>
      (await import('../../features/site/components/articles/partner-links-page.tsx')).PartnerLinksPage,
  ),
  page(
    '/enterprise',
    'enterprise',
    async () => (await import('../../features/site/components/articles/enterprise-page.tsx')).EnterprisePage,
  ),
  page(
    '/plagiarism-deployment',
    'plagiarismDeployment',
    async () =>
      (await import('../../features/site/components/home/plagiarism-deployment-page.tsx'))
        .PlagiarismDeploymentPage,
  ),
  page(
    '/cooperate',
    'cooperate',
    async () => (await import('../../features/site/components/articles/cooperate-page.tsx')).CooperatePage,
  ),
  page('/contact-us', 'contact', async () => (await import('./pages/contact-page.tsx')).ContactScreen),
  page(
    '/promotional-activity',
    'promotion',
    async () => (await import('./pages/activity-pages.tsx')).PromotionPage,
  ),
  page(
    '/share-activity',
    'share',
    async () => (await import('./pages/activity-pages.tsx')).ShareActivityPage,
  ),
  page('/privacy', 'privacy', async () => (await import('./pages/legal-pages.tsx')).PrivacyPage),
  page('/terms', 'terms', async () => (await import('./pages/legal-pages.tsx')).TermsPage),
  {
    ...page(
      '/report/verify',
      'reportVerify',
      async () => (await import('./pages/report-verify-page.tsx')).ReportVerifyPage,
    ),
    isUnlisted: true,
  },
  {
    ...page('/test', 'design', async () => (await import('./pages/design-page.tsx')).DesignScreen),
    isUnlisted: true,
  },
];

type HeadName = keyof NonNullable<typeof heads>;

function page(path: string, name: HeadName, load: () => Promise<ComponentType>): PublicPage {
  const { title, description } = heads?.[name] ?? { title: '', description: '' };
  return { path, title, description, load: async () => ({ Page: await load() }) };
}

function describeQuestions(
  faq: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
