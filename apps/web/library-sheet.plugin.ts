/** Fills `antd-sheet.css` with the styles of the component library, and has the workspace's page fetch it beside its scripts. */
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
        // `WorkspaceProviders` asks for it; the first paint, which needs none of it, does not wait.
        const attrs = { rel: 'preload', as: 'style', href: `/${sheet}` };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
