import { homeText } from '../../features/site/home.text.ts';
import { ORIGIN, type PublicPage } from '../../features/site/public-page.ts';
import { siteText } from '../../features/site/text.ts';

const { head } = siteText.home;
const ORGANISATION = `${ORIGIN}/#organization`;

export const homePage: PublicPage = {
  path: '/',
  title: head.title,
  description: head.description,
  async load() {
    // Imported for the build: the page's HTML needs its styles. In the browser the page loads it on demand.
    if (import.meta.env.SSR) await import('../../features/site/components/home/demo-section.tsx');
    return { Page: (await import('../../features/site/components/home/home-page.tsx')).HomePage };
  },
  structuredData: [
    {
      ...{ '@type': 'Organization', '@id': ORGANISATION, name: siteText.product },
      ...{ url: `${ORIGIN}/`, logo: `${ORIGIN}/favicon.svg` },
    },
    {
      ...{ '@type': 'WebSite', name: siteText.product, url: `${ORIGIN}/`, inLanguage: 'zh-CN' },
      publisher: { '@id': ORGANISATION },
    },
    {
      ...{ '@type': 'SoftwareApplication', name: siteText.product, description: head.description },
      ...{ applicationCategory: 'BusinessApplication', operatingSystem: 'Web', url: `${ORIGIN}/` },
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'CNY' },
      publisher: { '@id': ORGANISATION },
    },
    {
      '@type': 'FAQPage',
      mainEntity: homeText.faq.map(({ question, answer }) => ({
        ...{ '@type': 'Question', name: question },
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
};
