/** Writes the rendered site: a file for each page, and the list the server uses to find them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltPage, BuiltSite, WorkspacePage } from '../src/app/site/render-page.tsx';
import { scriptHashes } from './head-parts.ts';
import { exampleHtml, pageHtml, workspaceHtml } from './page-html.ts';

/** An entry of Vite's manifest, only the fields used here. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'src/app/site/site.tsx';
const WORKSPACE_ENTRY = 'index.html';
const FURTHER_LIBRARY = 'src/shared/ui/further-library.tsx';
/** Its styles, which the manifest calls by their whole path. */
const FURTHER_SHEET = '/shared/theme/antd-further.css';
const FOLDER = 'pages';

export function writeSite(output: string, site: BuiltSite, screens: readonly WorkspacePage[]): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8'));
  const write = (name: string, text: string) => {
    const path = join(output, FOLDER, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return `${FOLDER}/${name}`;
  };
  const writePage = (page: BuiltPage, name: string) => write(name, documentOf(output, manifest, page));
  const workspace = readFileSync(join(output, 'index.html'), 'utf8');
  const list = {
    pages: site.pages.map((page) => {
      const { path, id } = page;
      return { path, id, file: writePage(page, `${nameOf(page)}.html`) };
    }),
    notFound: writePage(site.notFound, '404.html'),
    examples: site.examples.map(({ path, head, body }) => ({
      path,
      file: write(`${path.slice(1)}.html`, exampleHtml(workspace, head, body)),
    })),
    files: site.files.map(({ path, type, text }) => ({ path, type, file: write(path.slice(1), text) })),
    workspace: screens.map(({ name, paths, imports, isForUsers }) => ({
      paths,
      file: write(
        `workspace/${name}.html`,
        workspaceHtml(workspace, { ...newFilesOf(manifest, imports), isForUsers }),
      ),
    })),
    scriptHashes: scriptHashes(),
  };
  writeFileSync(join(output, 'site.json'), JSON.stringify(list, null, 2));
}

function nameOf({ path, id }: BuiltPage): string {
  const name = path === '/' ? 'index' : path.slice(1);
  return id === null ? name : `${name}/${encodeURIComponent(id)}`;
}

function documentOf(output: string, manifest: Manifest, page: BuiltPage): string {
  const { scripts, styles } = filesOf(manifest, [ENTRY, ...page.imports]);
  return pageHtml({
    head: page.head,
    body: page.body,
    scripts: scripts.map((file) => `/${file}`),
    styles: styles.map((file) => ({ address: `/${file}`, css: readFileSync(join(output, file), 'utf8') })),
  });
}

/** What a screen loads beside the entry. */
function newFilesOf(manifest: Manifest, modules: readonly string[]) {
  const known = filesOf(manifest, [WORKSPACE_ENTRY]);
  const all = filesOf(manifest, [WORKSPACE_ENTRY, ...modules]);
  return {
    scripts: all.scripts.filter((file) => !known.scripts.includes(file)),
    styles: all.styles.filter((file) => !known.styles.includes(file)),
    sheets: modules.includes(FURTHER_LIBRARY) ? sheetsEndingIn(manifest, FURTHER_SHEET) : [],
  };
}

function sheetsEndingIn(manifest: Manifest, end: string): readonly string[] {
  return Object.entries(manifest).flatMap(([key, { file }]) => (key.endsWith(end) ? [file] : []));
}

/** Everything the modules load at once, without duplicates, entry first. */
function filesOf(manifest: Manifest, modules: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is loaded by a page and not part of the build`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  for (const key of modules) add(key);
  return { scripts: [...scripts], styles: [...styles] };
}
