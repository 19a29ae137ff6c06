/**
 * Builds the public and the mobile site: after the browser's files are written, the same application is built
 * again for Node, and every page is rendered to HTML with its styles inlined. In development, pages are
 * served without content and rendered by the browser.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';
import { compressFiles } from './site-build/compress-files.ts';
import { countImports } from './site-build/count-imports.plugin.ts';
import { devPages } from './site-build/dev-pages.ts';
import { headParts } from './site-build/head-parts.ts';
import { writeSite } from './site-build/write-site.ts';

const RENDERER = 'src/app/site/render-page.tsx';
export const SITE_ENTRY = 'src/app/site/site.tsx';

/** `plugins`: the other plugins the application build needs, created again for the second build. */
export function site(plugins: () => readonly PluginOption[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'wenjian:site',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: () => headParts(),
    configureServer: (server) => devPages(server, SITE_ENTRY),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (config.command !== 'build') return;
        const output = join(config.root, config.build.outDir);
        const { renderSite, workspacePages } = await buildRenderer(config.root, plugins());
        writeSite(output, await renderSite(), await workspacePages());
        rmSync(join(output, RENDERER_FOLDER), { recursive: true });
        await compressFiles(output);
      },
    },
  };
}

/** Inside the output folder, so that React can be resolved from there. */
const RENDERER_FOLDER = '.renderer';

async function buildRenderer(
  root: string,
  plugins: readonly PluginOption[],
): Promise<typeof import('./src/app/site/render-page.tsx')> {
  const outDir = join(root, 'dist', RENDERER_FOLDER);
  await build({
    ...{ root, configFile: false, logLevel: 'warn', plugins: [...plugins, countImports()] },
    build: { ssr: RENDERER, outDir, emptyOutDir: true, target: 'node24', minify: false },
    ssr: { noExternal: [/^@wenjian\//] },
  });
  return import(pathToFileURL(join(outDir, 'render-page.js')).href);
}
