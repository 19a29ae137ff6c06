import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const DIST = join(import.meta.dirname, '../../../dist');
const KB = 1024;
const PUBLIC_LIMIT = 120 * KB;
const MOBILE_LIMIT = 90 * KB;

/**
 * Built pages, each with the scripts its HTML loads. Without a build there is nothing to measure: the CI
 * builds first.
 */
function builtPages(): readonly { readonly name: string; readonly scripts: readonly string[] }[] {
  const { pages, notFound } = JSON.parse(readFileSync(join(DIST, 'site.json'), 'utf8'));
  const files: readonly string[] = [...pages.map(({ file }: { readonly file: string }) => file), notFound];
  return files.map((name) => {
    const html = readFileSync(join(DIST, name), 'utf8');
    const links = html.matchAll(/(?:<script type="module" src|rel="modulepreload" href)="\/([^"]+\.js)"/g);
    return { name, scripts: [...new Set([...links].flatMap((match) => match[1] ?? []))] };
  });
}

const weights = new Map<string, number>();
function weightOf(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const path = join(DIST, file);
  const bytes = existsSync(`${path}.br`)
    ? readFileSync(`${path}.br`)
    : brotliCompressSync(readFileSync(path));
  weights.set(file, bytes.length);
  return bytes.length;
}

describe.skipIf(!existsSync(join(DIST, 'site.json')))('the built pages', () => {
  const pages = existsSync(join(DIST, 'site.json')) ? builtPages() : [];

  it('are there, each with its entry', () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter(({ scripts }) => scripts.length === 0)).toEqual([]);
  });

  it('load at most 120 KB of compressed JavaScript, on phones 90 KB', () => {
    const heavy = pages
      .map(({ name, scripts }) => ({ name, bytes: scripts.reduce((sum, file) => sum + weightOf(file), 0) }))
      .filter(({ name, bytes }) => bytes > (name.startsWith('pages/m/') ? MOBILE_LIMIT : PUBLIC_LIMIT));
    expect(heavy).toEqual([]);
  });
});
