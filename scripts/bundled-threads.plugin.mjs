/**
 * Tests run sources, but threads and processes that those start run from the bundle where WENJIAN_BUNDLE names one: a thread that loads hundreds of
 * sources takes a second for it, every time.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleEntry } from './bundle-entry.mjs';

/** @returns {import('vitest/config').Plugin} */
export function bundledThreads() {
  const folder = process.env.WENJIAN_BUNDLE;
  return {
    name: 'bundled-threads',
    enforce: 'pre',
    // What was transformed for one bundle is not taken for another.
    configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(() => folder ?? 'sources'),
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /\.(?:thread|process)\.ts', import\.meta\.url/ },
      handler(code, id) {
        if (!folder) return;
        return code.replace(
          /new URL\('([^']+\.(?:thread|process)\.ts)', import\.meta\.url\)/g,
          (whole, file) => {
            const entry = join(folder, `${bundleEntry(join(dirname(id), file))}.mjs`);
            return existsSync(entry) ? `new URL('${pathToFileURL(entry).href}')` : whole;
          },
        );
      },
    },
  };
}
