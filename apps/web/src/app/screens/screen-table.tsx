/** Screen name → component. Workspace screens are loaded when first shown, so that public pages stay light. */
import { type ComponentType, lazy } from 'react';
import { SelfCheckPage } from '../../features/site/components/self-check-page.tsx';
import type { ScreenName } from '../routes/route-list.ts';
import { ConstructionScreen } from './construction-screen.tsx';
import { HomeScreen } from './home-screen.tsx';
import {
  ConsultScreen,
  MembershipScreen,
  MobileHomeScreen,
  MobileLoginScreen,
  PromotionScreen,
  shortScreen,
} from './public-screens.tsx';

const audit = () => import('../../features/audit/index.ts');
const compare = () => import('../../features/compare/index.ts');
const convert = () => import('../../features/convert/index.ts');

export const screenTable: Readonly<Record<ScreenName, ComponentType>> = {
  home: HomeScreen,
  shareActivity: shortScreen('shareActivity'),
  contact: shortScreen('contact'),
  cooperate: shortScreen('cooperate'),
  customerCases: shortScreen('customerCases'),
  customerCase: shortScreen('customerCase'),
  news: shortScreen('news'),
  newsArticle: shortScreen('newsArticle'),
  membership: MembershipScreen,
  partnerLinks: shortScreen('partnerLinks'),
  enterprise: shortScreen('enterprise'),
  plagiarismDeployment: shortScreen('plagiarismDeployment'),
  promotion: PromotionScreen,
  selfCheck: SelfCheckPage,
  mobileHome: MobileHomeScreen,
  mobileLogin: MobileLoginScreen,
  mobileContact: shortScreen('contact'),
  consult: ConsultScreen,
  construction: ConstructionScreen,
  workbench: lazy(async () => ({ default: (await import('./workbench-screen.tsx')).WorkbenchScreen })),
  tools: lazy(async () => ({ default: (await convert()).ToolListPage })),
  convert: lazy(async () => ({ default: (await convert()).ConvertPage })),
  recognise: lazy(async () => ({ default: (await convert()).RecognisePage })),
  compareUpload: lazy(async () => ({ default: (await compare()).CompareUploadPage })),
  compareList: lazy(async () => ({
    default: (await import('./compare-list-screen.tsx')).CompareListScreen,
  })),
  compareResult: lazy(async () => {
    const { CompareResultPage } = await compare();
    return { default: () => <CompareResultPage version="v2" /> };
  }),
  compareResultV3: lazy(async () => {
    const { CompareResultPage } = await compare();
    return { default: () => <CompareResultPage version="v3" /> };
  }),
  auditUpload: lazy(async () => ({ default: (await audit()).AuditUploadPage })),
  auditList: lazy(async () => ({
    default: (await import('./audit-list-screen.tsx')).AuditListScreen,
  })),
  auditResult: lazy(async () => ({ default: (await audit()).AuditResultPage })),
  auditPublic: lazy(async () => ({
    default: (await import('./public-audit-screen.tsx')).PublicAuditScreen,
  })),
  documentPreview: lazy(async () => ({
    default: (await import('../../features/documents/index.ts')).DocumentPreviewPage,
  })),
};
