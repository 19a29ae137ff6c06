/** Fills `antd-sheet.css` with the styles of the component library, and has the workspace's page load it beside its scripts. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { usedComponents } from './library-sheet/used-components.ts';

const SOURCE = join(import.meta.dirname, 'src');
const SHEET = join(SOURCE, 'shared/theme/antd-sheet.css');

export function librarySheet(): Plugin {
  return {
    name: 'wenjian:library-sheet',
    enforce: 'pre',
    async load(id) {
      if (id.split('?')[0] !== SHEET || id.endsWith('?url')) return null;
      // Loads the whole library.
      const { writeSheet } = await import('./library-sheet/write-sheet.ts');
      return writeSheet(usedComponents(SOURCE)).css;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const sheet = Object.keys(bundle ?? {}).find((name) => /antd-sheet-[^/]*\.css$/.test(name));
        if (sheet === undefined) return [];
        // The attribute tells React that this is the sheet which `WorkspaceProviders` asks for.
        const attrs = { rel: 'stylesheet', href: `/${sheet}`, 'data-precedence': 'library' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
