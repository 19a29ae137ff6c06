/** The pages a phone is led to. */
import type { PublicPage } from '../../features/site/public-page.ts';
import { siteText } from '../../features/site/text.ts';

const { mobileHeads } = siteText;
const pages = () => import('./pages/mobile-pages.tsx');

export const mobilePages: readonly PublicPage[] = [
  {
    ...{ path: '/m/home', ...mobileHeads.home, canonicalPath: '/' },
    load: async () => ({ Page: (await pages()).MobileHome }),
  },
  {
    ...{ path: '/m/contact-us', ...mobileHeads.contact, canonicalPath: '/contact-us' },
    load: async () => ({ Page: (await pages()).MobileContact }),
  },
  {
    ...{ path: '/m/consult', ...mobileHeads.consult },
    load: async () => ({ Page: (await pages()).Consult }),
  },
  {
    ...{ path: '/m/login', ...mobileHeads.login, isUnlisted: true },
    load: async () => ({ Page: (await pages()).MobileLogin }),
  },
];
