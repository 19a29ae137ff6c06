/**
 * Fills `antd-sheet.css` with the component library's styles for the first screen and `antd-further.css` with all others, and has the workspace's page fetch
 * the first beside its scripts.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { componentsOfFirstScreen } from './library-sheet/first-screen.ts';
import { usedComponents } from './library-sheet/used-components.ts';

const SOURCE = join(import.meta.dirname, 'src');
const FIRST = join(SOURCE, 'shared/theme/antd-sheet.css');
const FURTHER = join(SOURCE, 'shared/theme/antd-further.css');

export function librarySheet(): Plugin {
  return {
    name: 'wenjian:library-sheet',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0];
      if ((file !== FIRST && file !== FURTHER) || id.endsWith('?url')) return null;
      // Loads the whole library.
      const { writeSheet } = await import('./library-sheet/write-sheet.ts');
      const first = componentsOfFirstScreen(SOURCE);
      return (file === FIRST ? writeSheet(first) : writeSheet(usedComponents(SOURCE), first)).css;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const sheet = Object.keys(bundle ?? {}).find((name) => /antd-sheet-[^/]*\.css$/.test(name));
        if (sheet === undefined) return [];
        // `FirstLibrary` asks for it; the first paint, which needs none of it, does not wait.
        const attrs = { rel: 'preload', as: 'style', href: `/${sheet}` };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
