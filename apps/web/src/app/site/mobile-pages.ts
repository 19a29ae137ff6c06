/** The pages for phones. */
import type { PublicPage } from '../../features/site/public-page.ts';
import { siteText } from '../../features/site/text.ts';

const { mobileHeads } = siteText;
const forms = () => import('./pages/mobile-forms.tsx');

export const mobilePages: readonly PublicPage[] = [
  {
    ...{ path: '/m/home', ...mobileHeads.home, canonicalPath: '/' },
    load: async () => ({ Page: (await import('./pages/mobile-home.tsx')).MobileHome }),
  },
  {
    ...{ path: '/m/contact-us', ...mobileHeads.contact, canonicalPath: '/contact-us' },
    load: async () => ({ Page: (await forms()).MobileContact }),
  },
  {
    ...{ path: '/m/consult', ...mobileHeads.consult },
    load: async () => ({ Page: (await forms()).Consult }),
  },
  {
    ...{ path: '/m/login', ...mobileHeads.login, isUnlisted: true },
    load: async () => ({ Page: (await import('./pages/mobile-login.tsx')).MobileLogin }),
  },
];
