/** Screen name → component, loaded when first shown. */
import { type ComponentType, lazy } from 'react';
import type { ScreenName } from '../routes/route-list.ts';
import { LeaveForSite } from './leave-for-site.tsx';

const audit = () => import('../../features/audit/index.ts');
const plagiarism = () => import('../../features/plagiarism/index.ts');
const laws = () => import('../../features/laws/index.ts');
const proofread = () => import('../../features/proofread/index.ts');
const convert = () => import('../../features/convert/index.ts');

export const screenTable: Readonly<Record<ScreenName, ComponentType>> = {
  site: LeaveForSite,
  workbench: lazy(async () => ({ default: (await import('./workbench-screen.tsx')).WorkbenchScreen })),
  tools: lazy(async () => ({ default: (await convert()).ToolListPage })),
  convert: lazy(async () => ({ default: (await convert()).ConvertPage })),
  recognise: lazy(async () => ({ default: (await convert()).RecognisePage })),
  compareUpload: lazy(async () => ({
    default: (await import('./compare-upload-screen.tsx')).CompareUploadScreen,
  })),
  compareList: lazy(async () => ({
    default: (await import('./compare-list-screen.tsx')).CompareListScreen,
  })),
  compareResult: lazy(async () => {
    const { CompareResultScreen } = await import('./compare-result-screen.tsx');
    return { default: () => <CompareResultScreen version="v2" /> };
  }),
  compareResultV3: lazy(async () => {
    const { CompareResultScreen } = await import('./compare-result-screen.tsx');
    return { default: () => <CompareResultScreen version="v3" /> };
  }),
  auditUpload: lazy(async () => ({ default: (await audit()).AuditUploadPage })),
  auditList: lazy(async () => ({
    default: (await import('./audit-list-screen.tsx')).AuditListScreen,
  })),
  auditResult: lazy(async () => ({
    default: (await import('./audit-result-screen.tsx')).AuditResultScreen,
  })),
  auditPublic: lazy(async () => ({
    default: (await import('./public-audit-screen.tsx')).PublicAuditScreen,
  })),
  proofreadResult: lazy(async () => ({
    default: (await import('./proofread-screen.tsx')).ProofreadScreen,
  })),
  proofreadOwn: lazy(async () => ({
    default: (await import('./own-proofread-screen.tsx')).OwnProofreadScreen,
  })),
  proofreadList: lazy(async () => ({ default: (await proofread()).ProofreadListPage })),
  proofreadLive: lazy(async () => ({ default: (await proofread()).ProofreadLivePage })),
  plagiarismUpload: lazy(async () => ({ default: (await plagiarism()).PlagiarismUploadPage })),
  textBase: lazy(async () => ({ default: (await plagiarism()).TextBasePage })),
  plagiarismList: lazy(async () => ({
    default: (await import('./plagiarism-list-screen.tsx')).PlagiarismListScreen,
  })),
  plagiarismPair: lazy(async () => ({ default: (await plagiarism()).PlagiarismPairPage })),
  plagiarismMany: lazy(async () => ({ default: (await plagiarism()).PlagiarismManyPage })),
  orders: lazy(async () => ({ default: (await import('./order-list-screen.tsx')).OrderListScreen })),
  accountSettings: lazy(async () => ({
    default: (await import('./account-settings-screen.tsx')).AccountSettingsScreen,
  })),
  statistics: lazy(async () => ({
    default: (await import('../../features/statistics/index.ts')).StatisticsPage,
  })),
  teamManage: lazy(async () => ({ default: (await import('./team-screen.tsx')).TeamScreen })),
  knowledge: lazy(async () => ({ default: (await import('./knowledge-screen.tsx')).KnowledgeScreen })),
  templates: lazy(async () => ({
    default: (await import('../../features/templates/index.ts')).TemplatesPage,
  })),
  assistant: lazy(async () => ({
    default: (await import('../../features/chat/components/chat-page.tsx')).ChatPage,
  })),
  sharedChat: lazy(async () => ({ default: (await import('./shared-chat-screen.tsx')).SharedChatScreen })),
  laws: lazy(async () => ({ default: (await laws()).LawsPage })),
  law: lazy(async () => ({ default: (await laws()).LawPage })),
  lawArticle: lazy(async () => ({ default: (await laws()).LawArticlePage })),
  operator: lazy(async () => ({ default: (await import('./operator-screen.tsx')).OperatorScreen })),
  documentPreview: lazy(async () => ({
    default: (await import('../../features/documents/index.ts')).DocumentPreviewPage,
  })),
};
