/** Runs conversions in separate folders and reads the results. Test code only. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from '@wenjian/document';
import { type OcrPage, type Recogniser, readDocument } from '@wenjian/readers';
import { afterAll, beforeAll, vi } from 'vitest';
import type { ConversionOperation, ConversionOutcome, ConversionTools } from './conversion.ts';
import { convertFiles } from './convert-files.ts';

const noTools: ConversionTools = { office: null, recogniser: null };

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array | string;
}

export interface Tried {
  readonly outcome: ConversionOutcome;
  readonly progress: readonly number[];
  /** All files in the output folder at the end. */
  readonly left: readonly string[];
}

let folder = '';

/** Call once in each test file. */
export function useConversionFolder(): void {
  // Each case starts its own threads, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 30_000 });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'convert-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
}

export async function tryConversion(
  files: readonly NamedBytes[],
  operation: ConversionOperation,
  {
    tools = noTools,
    signal = new AbortController().signal,
  }: { tools?: ConversionTools; signal?: AbortSignal } = {},
): Promise<Tried> {
  const own = await mkdtemp(join(folder, 'case-'));
  const outputFolder = join(own, 'output');
  await mkdir(outputFolder);
  const sources = await Promise.all(
    files.map(async ({ name, bytes }, index) => {
      const path = join(own, `source-${index}`);
      await writeFile(path, bytes);
      return { path, name };
    }),
  );
  const progress: number[] = [];
  const onProgress = (fraction: number): void => void progress.push(fraction);
  const outcome = await convertFiles(
    { files: sources, operation, outputFolder, signal, onProgress },
    tools,
  ).catch(async (error: unknown) => {
    const left = await readdir(outputFolder);
    throw left.length === 0 ? error : new Error(`left behind: ${left.join()}`);
  });
  return { outcome, progress, left: await readdir(outputFolder) };
}

export interface Produced {
  readonly path: string;
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Converted {
  readonly files: readonly Produced[];
  readonly notes: readonly string[];
  readonly checks: readonly string[];
}

/** Fails unless the conversion succeeds and leaves only its results. */
export async function convert(
  files: readonly NamedBytes[],
  operation: ConversionOperation,
  tools: ConversionTools = noTools,
): Promise<Converted> {
  const { outcome, left } = await tryConversion(files, operation, { tools });
  if (outcome.kind === 'failed') throw new Error(outcome.message);
  if (left.length !== outcome.files.length) throw new Error(`left behind: ${left.join()}`);
  const produced = outcome.files.map(async ({ path, name }) => ({ path, name, bytes: await readFile(path) }));
  return { files: await Promise.all(produced), notes: outcome.notes, checks: outcome.checks };
}

export async function only(converted: Promise<Converted>): Promise<Produced & Omit<Converted, 'files'>> {
  const { files, ...rest } = await converted;
  const [file] = files;
  if (file === undefined || files.length !== 1) throw new Error(`expected one file, got ${files.length}`);
  return { ...file, ...rest };
}

export async function readBack(path: string): Promise<Document> {
  const result = await readDocument({ path, name: path });
  if (result.kind === 'unreadable') throw new Error(result.message);
  return result.document;
}

/** Recognises this line on every picture, in pixels of the upright picture. */
export function recogniserOf(
  line: { readonly text: string; readonly x: number; readonly y: number; readonly size: number },
  rotation: OcrPage['rotation'] = 0,
): Recogniser {
  return {
    recogniseImage: async (_, { dpi = 200 } = {}): Promise<OcrPage> => {
      const { text, x, y, size } = line;
      const right = x + text.length * size;
      return {
        width: 1654,
        height: 2339,
        dpi,
        rotation,
        skew: 0,
        seals: [],
        unread: [],
        lines: [
          {
            text,
            confidence: 0.9,
            box: { x, y, width: right - x, height: size },
            corners: [
              { x, y },
              { x: right, y },
              { x: right, y: y + size },
              { x, y: y + size },
            ],
            edges: Array.from({ length: text.length + 1 }, (__, index) => x + index * size),
            charConfidence: Array.from(text, () => 0.9),
            paragraph: 0,
          },
        ],
      };
    },
    close: async () => undefined,
  };
}
