/**
 * Screen name → its component, loaded when it is called. Each takes the file of its component, so that a screen loads no other screen of its feature. The build
 * calls them too: a page of the workspace names the files of its screen (`count-imports.plugin.ts`).
 */
import type { ComponentType } from 'react';
import type { Layout, ScreenName } from '../routes/route-list.ts';

type Loader = () => Promise<ComponentType>;

export const screenLoaders: Readonly<Record<Exclude<ScreenName, 'site'>, Loader>> = {
  workbench: async () => (await import('./workbench-screen.tsx')).WorkbenchScreen,
  tools: async () => (await import('../../features/convert/components/tool-list-page.tsx')).ToolListPage,
  convert: async () => (await import('../../features/convert/components/convert-page.tsx')).ConvertPage,
  recognise: async () => (await import('../../features/convert/components/recognise-page.tsx')).RecognisePage,
  compareUpload: async () => (await import('./compare-upload-screen.tsx')).CompareUploadScreen,
  compareList: async () => (await import('./compare-list-screen.tsx')).CompareListScreen,
  compareResult: async () => (await import('./compare-result-screen.tsx')).CompareResultV2Screen,
  compareResultV3: async () => (await import('./compare-result-screen.tsx')).CompareResultV3Screen,
  auditUpload: async () =>
    (await import('../../features/audit/components/upload/audit-upload-page.tsx')).AuditUploadPage,
  auditList: async () => (await import('./audit-list-screen.tsx')).AuditListScreen,
  auditResult: async () => (await import('./audit-result-screen.tsx')).AuditResultScreen,
  auditPublic: async () => (await import('./public-audit-screen.tsx')).PublicAuditScreen,
  proofreadResult: async () => (await import('./proofread-screen.tsx')).ProofreadScreen,
  proofreadOwn: async () => (await import('./own-proofread-screen.tsx')).OwnProofreadScreen,
  proofreadList: async () =>
    (await import('../../features/proofread/components/list/proofread-list-page.tsx')).ProofreadListPage,
  proofreadLive: async () =>
    (await import('../../features/proofread/components/live/live-page.tsx')).ProofreadLivePage,
  plagiarismUpload: async () =>
    (await import('../../features/plagiarism/components/upload/plagiarism-upload-page.tsx'))
      .PlagiarismUploadPage,
  textBase: async () =>
    (await import('../../features/plagiarism/components/text-base/text-base-page.tsx')).TextBasePage,
  plagiarismList: async () => (await import('./plagiarism-list-screen.tsx')).PlagiarismListScreen,
  plagiarismPair: async () => (await plagiarismResult()).PlagiarismPairPage,
  plagiarismMany: async () => (await plagiarismResult()).PlagiarismManyPage,
  orders: async () => (await import('./order-list-screen.tsx')).OrderListScreen,
  accountSettings: async () => (await import('./account-settings-screen.tsx')).AccountSettingsScreen,
  statistics: async () =>
    (await import('../../features/statistics/components/statistics-page.tsx')).StatisticsPage,
  teamManage: async () => (await import('./team-screen.tsx')).TeamScreen,
  knowledge: async () => (await import('./knowledge-screen.tsx')).KnowledgeScreen,
  templates: async () =>
    (await import('../../features/templates/components/list/templates-page.tsx')).TemplatesPage,
  assistant: async () => (await import('../../features/chat/components/chat-page.tsx')).ChatPage,
  sharedChat: async () => (await import('./shared-chat-screen.tsx')).SharedChatScreen,
  laws: async () => (await import('../../features/laws/components/laws-page.tsx')).LawsPage,
  law: async () => (await import('../../features/laws/components/law-page.tsx')).LawPage,
  lawArticle: async () =>
    (await import('../../features/laws/components/law-article-page.tsx')).LawArticlePage,
  operator: async () => (await import('./operator-screen.tsx')).OperatorScreen,
  documentPreview: async () =>
    (await import('../../features/documents/components/document-preview-page.tsx')).DocumentPreviewPage,
};

/** Pages without one belong to the site: they are full page loads. */
export type OwnLayout = Exclude<Layout, 'mobile'>;

export const layoutLoaders: Readonly<Record<OwnLayout, Loader>> = {
  public: async () => (await import('../layouts/public-layout.tsx')).PublicLayout,
  dashboard: async () => (await import('../layouts/dashboard-layout.tsx')).DashboardLayout,
  result: async () => (await import('../layouts/result-layout.tsx')).ResultLayout,
};

/** It is content with the part of the component library that comes with the frame. */
export const FIRST_SCREEN = 'workbench';

/** `withLibrary` asks for it as well. */
function furtherLibraryOf(screen: keyof typeof screenLoaders): Promise<unknown> | null {
  return screen === FIRST_SCREEN ? null : import('../../shared/ui/further-library.tsx');
}

/** A screen with its layout. */
export async function loadScreen(layout: Layout, screen: keyof typeof screenLoaders): Promise<void> {
  await Promise.all([...loadersOf(layout, screen).map((load) => load()), furtherLibraryOf(screen)]);
}

const begun = new Map<Loader, Promise<ComponentType>>();
const here = new Map<Loader, ComponentType>();

/** The same before anybody shows it. */
export async function beginScreen(layout: Layout, screen: keyof typeof screenLoaders): Promise<void> {
  for (const load of loadersOf(layout, screen)) begun.set(load, begin(load));
  await Promise.all([...begun.values(), furtherLibraryOf(screen)]);
}

async function begin(load: Loader): Promise<ComponentType> {
  const component = await load();
  here.set(load, component);
  return component;
}

/** Already loaded: shown at once. Every wait, even for what is there, would have React show that it waits, and begin again. */
export function hereAlready(load: Loader): ComponentType | undefined {
  return here.get(load);
}

/** What was begun is not loaded again: a second load of a file that failed says that all is well, without its style sheet. */
export function loaded(load: Loader): Promise<ComponentType> {
  return begun.get(load) ?? load();
}

function loadersOf(layout: Layout, screen: keyof typeof screenLoaders): readonly Loader[] {
  return [...(layout === 'mobile' ? [] : [layoutLoaders[layout]]), screenLoaders[screen]];
}

function plagiarismResult() {
  return import('../../features/plagiarism/components/result/result-page.tsx');
}
