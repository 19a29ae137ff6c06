/**
 * What the build takes from the application: every page as HTML, and the data the server needs to answer
 * addresses.
 */
import { renderToString } from 'react-dom/server';
import { addressOf, type PublicPage } from '../../features/site/public-page.ts';
import { PHONE_BASE } from '../routes/find-route.ts';
import { redirectList, routeList } from '../routes/route-list.ts';
import { loadScreen } from '../screens/screen-loaders.ts';
import { type BuiltExample, renderExamples } from './example-pages.tsx';
import { pageHead } from './page-head.ts';
import { notFoundPage, publicPages } from './public-pages.ts';
import { loadSite, SiteApp } from './site-app.tsx';
import { siteFiles } from './site-files.ts';

export interface BuiltPage {
  readonly path: string;
  readonly id: string | null;
  readonly address: string;
  readonly head: string;
  readonly body: string;
  /** Modules the page loads on demand for its first render; recorded by the build. */
  readonly imports: readonly string[];
}

export interface BuiltSite {
  readonly pages: readonly BuiltPage[];
  readonly notFound: BuiltPage;
  readonly examples: readonly BuiltExample[];
  readonly files: ReturnType<typeof siteFiles>;
}

/** A page of the workspace: the same document for all, with the files of its screen. */
export interface WorkspacePage {
  readonly name: string;
  /** Patterns of the paths it answers. */
  readonly paths: readonly string[];
  readonly isForUsers: boolean;
  readonly imports: readonly string[];
}

export async function renderSite(): Promise<BuiltSite> {
  const pages: BuiltPage[] = [];
  for (const page of publicPages) pages.push(await renderPage(page));
  return {
    pages,
    notFound: await renderPage(notFoundPage),
    examples: await renderExamples(),
    files: siteFiles(),
  };
}

export async function workspacePages(): Promise<readonly WorkspacePage[]> {
  const pages: WorkspacePage[] = [];
  for (const { load, ...page } of workspaceAddresses()) {
    const imports = noteImports();
    await load();
    pages.push({ ...page, imports: [...imports] });
  }
  return pages;
}

interface WorkspaceAddress extends Omit<WorkspacePage, 'imports'> {
  readonly load: () => Promise<void>;
}

/** The first whose pattern fits answers. */
export function workspaceAddresses(): readonly WorkspaceAddress[] {
  const screens = routeList.flatMap(({ path, screen, layout, role }) => {
    if (screen === 'site') return [];
    const name = `${screen}-${layout}`;
    const load = () => loadScreen(layout, screen);
    return [{ name, paths: onBoth(path), isForUsers: role === 'user', load }];
  });
  // First: what leads elsewhere may look like the address of a screen.
  const leading = redirectList.flatMap((redirect) => onBoth(redirect.from));
  const redirects = { name: 'redirects', paths: leading, isForUsers: false, load: async () => undefined };
  return [redirects, ...screens];
}

/** On a desk and on a phone. What a phone may not open there, the guard sends away. */
function onBoth(path: string): readonly string[] {
  return [path, `${PHONE_BASE}${path}`];
}

async function renderPage(page: PublicPage): Promise<BuiltPage> {
  const imports = noteImports();
  const loaded = await loadSite(page);
  return {
    path: page.path,
    id: page.id ?? null,
    address: addressOf(page),
    head: pageHead(page),
    body: renderToString(<SiteApp page={page} {...loaded} />),
    imports: [...imports],
  };
}

declare global {
  /** Filled by the build's `count-imports` plugin. */
  var wenjianImports: Set<string> | undefined;
}

function noteImports(): ReadonlySet<string> {
  const imports = new Set<string>();
  globalThis.wenjianImports = imports;
  return imports;
}
