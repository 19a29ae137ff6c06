/**
 * What the build takes from the application: every page as HTML, and the data the server needs to answer
 * addresses.
 */
import { renderToString } from 'react-dom/server';
import { addressOf, type PublicPage } from '../../features/site/public-page.ts';
import { PHONE_BASE } from '../routes/find-route.ts';
import { redirectList, routeList } from '../routes/route-list.ts';
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
  /** Patterns of the paths that the workspace's page answers. */
  readonly workspacePaths: readonly string[];
}

export async function renderSite(): Promise<BuiltSite> {
  const pages: BuiltPage[] = [];
  for (const page of publicPages) pages.push(await renderPage(page));
  return {
    pages,
    notFound: await renderPage(notFoundPage),
    examples: await renderExamples(),
    files: siteFiles(),
    workspacePaths: [
      ...routeList.filter((entry) => entry.screen !== 'site').flatMap((entry) => onBoth(entry.path)),
      ...redirectList.flatMap((redirect) => onBoth(redirect.from)),
    ],
  };
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
