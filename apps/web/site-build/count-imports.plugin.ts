/**
 * While a page is rendered, notes which modules it loads on demand: the browser will need the same ones, so the page's
 * HTML brings their styles and tells the browser to fetch them at once.
 */
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const DYNAMIC_IMPORT = /\bimport\((["'])(\.[^"']+)\1\)/g;

export function countImports(): Plugin {
  let root = '';
  return {
    name: 'wenjian:count-imports',
    // After `import.meta.glob` has become imports.
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      if (!id.startsWith(`${root}/src/`) || !code.includes('import(')) return null;
      return code.replaceAll(DYNAMIC_IMPORT, (expression, _quote, target: string) => {
        const key = relative(root, resolve(dirname(id), target));
        return `(globalThis.wenjianImports?.add(${JSON.stringify(key)}), ${expression})`;
      });
    },
  };
}
