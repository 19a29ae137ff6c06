/** A small real converter and recogniser over text files, for tests: content decides what happens. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  ConversionRequest,
  FileConverter,
  ProducedFile,
} from '../../adapters/file-converter/file-converter.port.ts';
import type { Recogniser } from '../../adapters/recogniser/recogniser.port.ts';
import type { Engines } from '../feature-jobs.ts';

export const DAMAGED = '损坏';
/** Never ends by itself. */
export const ENDLESS = '没完没了';

/** Merging joins, splitting gives a file a line, everything else copies; `损坏` fails, `没完没了` waits to be stopped. */
function createTextConverter(): FileConverter {
  return {
    async convert(request) {
      const { files, operation, signal } = request;
      const texts = await Promise.all(files.map(({ path }) => readFile(path, 'utf8')));
      if (texts.some((text) => text === ENDLESS)) await wait(60_000, null, { signal });
      if (texts.some((text) => text === DAMAGED))
        return { kind: 'failed', failure: 'DOCUMENT_DAMAGED', message: '文件已损坏，无法读取' };
      const whole = texts.join('');
      const pieces = operation.kind === 'split' ? whole.split('\n') : [whole];
      return {
        kind: 'converted',
        files: await writeAll(request, pieces),
        notes: ['批注没有保留'],
        checks: [],
      };
    },
  };
}

/** Each line of the file is a recognised line, a paragraph each. */
export function createTextRecogniser(): Recogniser {
  return {
    async recognise({ path, onProgress }) {
      const text = await readFile(path, 'utf8');
      onProgress(0.5);
      if (text === DAMAGED)
        return { kind: 'failed', failure: 'DOCUMENT_DAMAGED', message: '图片已损坏，无法识别' };
      const lines = text.split('\n').map((line, paragraph) => ({
        text: line,
        confidence: 0.9,
        box: { x: 10, y: 20 * paragraph, width: 100, height: 16 },
        paragraph,
      }));
      return { kind: 'recognised', pages: [{ width: 600, height: 800, lines }] };
    },
  };
}

export function createTextEngines(): Pick<Engines, 'converter' | 'recogniser'> {
  return { converter: createTextConverter(), recogniser: createTextRecogniser() };
}

async function writeAll(
  { files, operation, outputFolder, onProgress }: ConversionRequest,
  pieces: readonly string[],
): Promise<readonly ProducedFile[]> {
  const extension = operation.kind === 'format' ? operation.to : 'pdf';
  const name = `${files[0]?.name.replace(/\.\w+$/, '') ?? ''}.${extension}`;
  const produced: ProducedFile[] = [];
  for (const [index, piece] of pieces.entries()) {
    const path = join(outputFolder, `${index}.out`);
    await writeFile(path, piece);
    produced.push({ path, name, type: 'application/pdf' });
    onProgress((index + 1) / pieces.length);
  }
  return produced;
}
