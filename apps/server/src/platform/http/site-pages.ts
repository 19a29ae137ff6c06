/** Finds the built page for an address, from the list of the web build (`site.json`). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createPageFile, type PageFile } from './page-file.ts';

export interface Site {
  readonly notFound: PageFile;
  /** Null: no such page. */
  find(url: string): PageFile | null;
}

/** The placeholder for the public address in built pages. */
const ORIGIN = 'https://origin.invalid';
const HTML = 'text/html; charset=utf-8';
/** An external sign-in returns here; the home page completes it. */
const SIGN_IN_RETURN = '/login';

const siteList = z.object({
  pages: z.array(z.object({ path: z.string(), id: z.string().nullable(), file: z.string() })),
  notFound: z.string(),
  examples: z.array(z.object({ path: z.string(), file: z.string() })),
  files: z.array(z.object({ path: z.string(), type: z.string(), file: z.string() })),
  workspace: z.array(z.object({ file: z.string(), paths: z.array(z.string()) })),
  scriptHashes: z.array(z.string()),
});

export function readSite(folder: string, origin: string): Site | null {
  const list = readList(folder);
  if (list === null) return null;
  const load = (file: string, type: string) =>
    createPageFile(readFileSync(join(folder, file), 'utf8').replaceAll(ORIGIN, origin), type);
  const pages = new Map(list.pages.map(({ path, id, file }) => [keyOf(path, id), load(file, HTML)]));
  const files = new Map(list.files.map(({ path, type, file }) => [path, load(file, type)]));
  // With a query the address names a user's result, not the example.
  const examples = new Map(list.examples.map(({ path, file }) => [path, load(file, HTML)]));
  const workspace = list.workspace.map(({ file, paths }) => ({
    page: load(file, HTML),
    patterns: paths.map(patternOf),
  }));
  return {
    notFound: load(list.notFound, HTML),
    find(url) {
      const { path, id } = addressOf(url);
      if (path === SIGN_IN_RETURN) return pages.get(keyOf('/', null)) ?? null;
      const page =
        pages.get(keyOf(path, id)) ?? pages.get(keyOf(path, null)) ?? files.get(path) ?? examples.get(url);
      if (page) return page;
      return workspace.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)))?.page ?? null;
    },
  };
}

/** The inline scripts of the built pages, for the content security policy. */
export function readScriptHashes(folder: string): readonly string[] {
  return readList(folder)?.scriptHashes.map((hash) => `'${hash}'`) ?? [];
}

function readList(folder: string): z.infer<typeof siteList> | null {
  const path = join(folder, 'site.json');
  if (!existsSync(path)) return null;
  const list = siteList.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (list.success) return list.data;
  // `npm run dev` builds nothing and may find what an older version built.
  console.warn(`${path} was built by another version and is not used; build the web application again`);
  return null;
}

function keyOf(path: string, id: string | null): string {
  return id === null ? path : `${path}?id=${id}`;
}

function addressOf(url: string): { readonly path: string; readonly id: string | null } {
  const [path = '/', query = ''] = url.split('?');
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return { path: plain, id: new URLSearchParams(query).get('id') };
}

/** `/contract-compare/:docId` → one segment of anything in place of its parameter. */
function patternOf(path: string): RegExp {
  const source = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
