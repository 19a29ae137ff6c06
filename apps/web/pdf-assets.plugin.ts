/**
 * Puts the parts of pdf.js that it loads by itself (worker, character maps, standard fonts, image decoders) beside the
 * application: nothing comes from another host, and the content security policy needs no exception. The file names
 * are pdf.js's own, because it asks for them by name; the version in the folder's name lets them be cached forever.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { patchPdfWorker } from './patch-pdf-worker.ts';

/** Folder of the package → what of it is needed. WebAssembly is left out: the policy does not allow it. */
const WANTED: readonly { readonly folder: string; readonly files: RegExp }[] = [
  { folder: 'legacy/build', files: /^pdf\.worker\.min\.mjs$/ },
  { folder: 'cmaps', files: /\.bcmap$|^LICENSE$/ },
  { folder: 'standard_fonts', files: /\.(pfb|ttf)$|^LICENSE/ },
  { folder: 'wasm', files: /_nowasm_fallback\.js$|^LICENSE_(JBIG2|OPENJPEG|PDFJS_JBIG2|PDFJS_OPENJPEG)$/ },
];

export function pdfAssets(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const root = dirname(manifest);
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const base = `assets/pdfjs-${version}/`;
  return {
    name: 'wenjian:pdf-assets',
    generateBundle() {
      for (const { path, served } of listAssets(root)) {
        this.emitFile({ type: 'asset', fileName: base + served, source: readAsset(path) });
      }
    },
    configureServer({ middlewares }) {
      const assets = new Map(listAssets(root).map(({ path, served }) => [`/${base}${served}`, path]));
      middlewares.use((request, response, next) => {
        const path = assets.get((request.url ?? '').split('?')[0] ?? '');
        if (path === undefined) return next();
        const isScript = /\.m?js$/.test(path);
        response.setHeader('Content-Type', isScript ? 'text/javascript' : 'application/octet-stream');
        response.end(readAsset(path));
      });
    },
  };
}

/** The worker lies at the top of the folder, the rest in folders named as pdf.js expects. */
function listAssets(root: string): readonly { readonly path: string; readonly served: string }[] {
  return WANTED.flatMap(({ folder, files }) =>
    readdirSync(join(root, folder))
      .filter((name) => files.test(name))
      .map((name) => ({
        path: join(root, folder, name),
        served: folder === 'legacy/build' ? name : `${folder}/${name}`,
      })),
  );
}

function readAsset(path: string): string | Uint8Array {
  return path.endsWith('worker.min.mjs') ? patchPdfWorker(readFileSync(path, 'utf8')) : readFileSync(path);
}
