import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { content } from './content.plugin.ts';
import { libraryCode } from './library-code.plugin.ts';
import { librarySheet } from './library-sheet.plugin.ts';
import { pdfAssets } from './pdf-assets.plugin.ts';
import { SITE_ENTRY, site } from './site.plugin.ts';

const DEFAULT_SERVER_PORT = 8000;
const server = `http://127.0.0.1:${process.env.PORT ?? DEFAULT_SERVER_PORT}`;

/** The paths the server answers; all others belong to the web app. */
const serverPaths = ['/api', '/wjk', '/release', '/plag', '/chat', '/logs', '/identity', '/dev'];

/** With everything these import. */
const SITE_BASE = new RegExp(
  [
    'src/app/(session/sign-out|site/(site-app|guard-site|public-pages|sign-in-return))\\.ts',
    'src/features/site/components/frame/(consent-bar|static-part)\\.ts',
    'src/shared/(ui/brand-mark|tools/tool-catalogue|theme/theme-preference)\\.ts',
  ].join('|'),
);

/** All but the show of the component library. */
const SITE_PAGES =
  /src\/(app\/site\/(site\.tsx|pages\/)|features\/site\/(?!components\/design\/design-library))/;

/** Adds panels to the server's reference of the API (`TRY_SCRIPT` of `@wenjian/api`). */
const TRY_NAME = 'api-try';
const TRY_ENTRY = 'src/app/api-reference/try-it.tsx';

/** The plugins of both builds: the browser's, and the one that renders the site's pages. */
const applicationPlugins = () => [react(), content()];

export default defineConfig({
  plugins: [applicationPlugins(), librarySheet(), libraryCode(), pdfAssets(), site(applicationPlugins)],
  build: {
    ...{ outDir: 'dist', emptyOutDir: true, target: 'es2022', manifest: true },
    rolldownOptions: {
      input: { index: 'index.html', site: SITE_ENTRY, [TRY_NAME]: TRY_ENTRY },
      // Keeps small modules of the site out of large shared chunks.
      output: {
        // The server's page names it, so its name does not change with its content.
        entryFileNames: ({ name }) => (name === TRY_NAME ? '[name].js' : 'assets/[name]-[hash].js'),
        // A file that several screens share has all their names.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'zod', test: /node_modules\/zod\// },
            { name: 'plans', test: /packages\/api\/src\/(plans|format-fen)\.ts/ },
            // The common code of all site pages is one file: over a slow network each file costs a round trip.
            { name: 'site-base', test: SITE_BASE },
            // Before the workspace's, so that a visitor loads nothing of it: one file for what the same pages share.
            { name: 'site-pages', test: SITE_PAGES, entriesAware: true },
            // What all screens of the workspace need, with everything it imports: left alone, two hundred files.
            { name: 'workspace', test: /src\/app\/start\.tsx$/ },
            // The first screen is part of it: with a file for each of its parts it would be thirty.
            { name: 'frame', test: /src\/app\/(layouts\/dashboard-layout|screens\/workbench-screen)\.tsx$/ },
          ],
        },
      },
    },
  },
  server: {
    // A path segment, not a prefix: `/plag` is the server's, `/plagiarism/list` is a page.
    proxy: Object.fromEntries(serverPaths.map((path) => [`^${path}(/|$|\\?)`, { target: server, ws: true }])),
  },
});
