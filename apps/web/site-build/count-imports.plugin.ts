/**
 * Records which modules a page loads on demand while it is rendered. The browser needs the same ones, so the
 * page's HTML includes their styles and tells the browser to fetch them at once. The workspace's screens are only noted: they are not rendered here.
 */
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ONLY_NOTED = 'src/app/screens/screen-loaders.ts';
const DYNAMIC_IMPORT = /\bimport\((["'])(\.[^"']+)\1\)/g;

export function countImports(): Plugin {
  let root = '';
  return {
    name: 'wenjian:count-imports',
    // Runs after `import.meta.glob` was turned into imports.
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (!id.startsWith(`${root}/src/`) || !code.includes('import(')) return null;
      return code.replaceAll(DYNAMIC_IMPORT, (expression, _quote, target: string) => {
        const key = relative(root, resolve(dirname(id), target));
        const loaded = id === join(root, ONLY_NOTED) ? 'Promise.resolve({})' : expression;
        return `(globalThis.wenjianImports?.add(${JSON.stringify(key)}), ${loaded})`;
      });
    },
  };
}
