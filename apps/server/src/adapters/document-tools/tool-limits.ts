/** What each kind of work may use, by the size of its files. Pages being recognised and LibreOffice have limits of their own. */
import { stat } from 'node:fs/promises';
import type { ProcessLimits } from '@wenjian/readers/supervision';
import type { ToolRequest } from './document-tools.port.ts';

const MEBIBYTE = 1024 * 1024;
const GIBIBYTE = 1024 * MEBIBYTE;

interface Allowance {
  readonly seconds: number;
  readonly secondsPerMebibyte: number;
  /** Below the time an attempt of the job has: at the limit the file is refused, and not tried again and again. */
  readonly most: number;
}

/**
 * The worst honest files that are known: a contract of 1,000 pages takes 20 s to read and to place on its pages; two thousand pages
 * as pictures take 800 s to draw and encode.
 */
const allowances: Readonly<Record<ToolRequest['tool'], Allowance>> = {
  read: { seconds: 120, secondsPerMebibyte: 3, most: 400 },
  // Drawing the pages of forty sheets of pictures; recognising them is watched by itself.
  pictureText: { seconds: 300, secondsPerMebibyte: 3, most: 400 },
  convert: { seconds: 900, secondsPerMebibyte: 3, most: 1_500 },
  recognise: { seconds: 600, secondsPerMebibyte: 3, most: 1_500 },
  metadata: { seconds: 30, secondsPerMebibyte: 1, most: 60 },
};

/** Twenty million characters with their places, and a PDF of 200 MB beside them. */
const MEMORY_BYTES = 3 * GIBIBYTE;
const OUTPUT_BYTES = 4 * GIBIBYTE;

export async function limitsOf(request: ToolRequest): Promise<ProcessLimits> {
  const paths = request.tool === 'convert' ? request.files.map(({ path }) => path) : [request.path];
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  const mebibytes = sizes.reduce((sum, size) => sum + size, 0) / MEBIBYTE;
  const { seconds, secondsPerMebibyte, most } = allowances[request.tool];
  const folder = outputFolderOf(request);
  return {
    processorMs: Math.min(most, seconds + secondsPerMebibyte * mebibytes) * 1_000,
    memoryBytes: MEMORY_BYTES,
    // It waits for LibreOffice and for recognition, which are watched themselves.
    hungMs: null,
    ...(folder === null ? {} : { output: { folder, bytes: OUTPUT_BYTES } }),
  };
}

function outputFolderOf(request: ToolRequest): string | null {
  if (request.tool === 'read' || request.tool === 'pictureText') return request.folder;
  return request.tool === 'convert' ? request.outputFolder : null;
}
