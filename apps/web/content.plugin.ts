/**
 * Markdown files as modules: `x.md?meta` is the front matter, `x.md` the text as a tree. They are separate so
 * that a list of articles does not load the article texts.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readContent } from './read-content.ts';

export function content(): Plugin {
  return {
    name: 'wenjian:content',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md') || (query !== undefined && query !== 'meta')) return null;
      const { meta, body } = readContent(readFileSync(file, 'utf8'), basename(file));
      this.addWatchFile(file);
      return query === 'meta'
        ? `export const meta = ${JSON.stringify(meta)};`
        : `export const body = ${JSON.stringify(body)};`;
    },
  };
}
