/**
 * Where the parts of pdf.js lie that it loads by itself. `pdf-assets.plugin.ts` of the web app puts them there, in
 * the build and in development; the version is part of the path, so they may be cached forever.
 */
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfAssets {
  readonly worker: string;
  /** Folders end with a slash. Character maps of CID fonts: without them Chinese text of many PDFs stays empty. */
  readonly characterMaps: string;
  readonly standardFonts: string;
  /** Decoders of JPEG 2000 and JBIG2, which scanners like. */
  readonly decoders: string;
}

const folder = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;

export const pdfAssets: PdfAssets = {
  worker: `${folder}pdf.worker.min.mjs`,
  characterMaps: `${folder}cmaps/`,
  standardFonts: `${folder}standard_fonts/`,
  decoders: `${folder}wasm/`,
};
