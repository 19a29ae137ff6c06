/** The competitors of the documents benchmark. Each runs in a separate process, so that its memory is its own. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measurement } from '../measurement.ts';
import { runProcess } from '../run-process.ts';

const TIME_LIMIT_MS = 600_000;

/** One of our ways to read (see read.process.ts). `isKept`: the process has already read the file once. */
export async function runOurs(
  way: 'native' | 'placed',
  path: string,
  folder: string,
  isKept: boolean,
): Promise<Measurement> {
  const program = join(import.meta.dirname, 'read.process.ts');
  const args = [program, way, path, folder, ...(isKept ? ['kept'] : [])];
  const outcome = await runProcess(process.execPath, args, { limitMs: TIME_LIMIT_MS });
  if (outcome.kind === 'stopped') return outcome;
  if (outcome.status !== 0) return { kind: 'failed', reason: `status ${outcome.status}` };
  const result: { elapsedMs: number; characters: number; placed: number } = JSON.parse(outcome.output);
  const places = result.placed === 0 ? 'no places' : `${result.placed} with a box of their own`;
  return {
    kind: 'done',
    elapsedMs: result.elapsedMs,
    peakBytes: outcome.peakBytes,
    note: `${result.characters} characters, ${places}`,
  };
}

export async function runPdftotext(
  mode: '-layout' | '-bbox',
  path: string,
  folder: string,
): Promise<Measurement> {
  const output = join(folder, 'pdftotext.out');
  return runPeer('pdftotext', [mode, path, output], async () => {
    const written = await readFile(output, 'utf8');
    if (mode === '-layout') return `${written.replaceAll(/\s/g, '').length} characters, no boxes`;
    return `${written.match(/<word /g)?.length ?? 0} boxes, one for a run of characters`;
  });
}

export async function runTesseract(pages: readonly string[], listPath: string): Promise<Measurement> {
  const args = [listPath, 'stdout', '-l', 'chi_sim', '--dpi', '200', 'quiet'];
  return runPeer(
    'tesseract',
    args,
    async (output) => `${output.replaceAll(/\s/g, '').length} characters on ${pages.length} pages`,
  );
}

async function runPeer(
  program: string,
  args: readonly string[],
  note: (output: string) => Promise<string>,
): Promise<Measurement> {
  try {
    const environment = { OMP_THREAD_LIMIT: '1', LC_ALL: 'C.UTF-8' };
    const outcome = await runProcess(program, args, { limitMs: TIME_LIMIT_MS, environment });
    if (outcome.kind === 'stopped') return outcome;
    if (outcome.status !== 0) return { kind: 'failed', reason: `status ${outcome.status}` };
    const { elapsedMs, peakBytes } = outcome;
    return { kind: 'done', elapsedMs, peakBytes, note: await note(outcome.output) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { kind: 'failed', reason: `not measured, ${program} is not installed` };
    throw error;
  }
}
