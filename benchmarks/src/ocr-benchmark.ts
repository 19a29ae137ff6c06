/**
 * Recognition of Chinese contract pages compared with tesseract: the same images, the same run, one thread
 * each. Gates: at most 0.5 % wrong characters on clean pages, at most half of tesseract's errors on the
 * others.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createRecogniser, type Recogniser } from '@wenjian/readers';
import { type CharacterErrors, characterErrors } from './ocr-error.ts';
import { benchmarkPages } from './ocr-pages.ts';
import {
  DPI,
  type DrawnPage,
  drawPage,
  renderClean,
  renderNoisy,
  renderSealed,
  renderSkewed,
} from './ocr-render.ts';

const CONDITIONS = ['clean', 'skewed', 'noisy', 'sealed'] as const;

export type Condition = (typeof CONDITIONS)[number];

export interface OcrMeasurement extends CharacterErrors {
  readonly engine: string;
  readonly condition: Condition;
  readonly pages: number;
  readonly seconds: number;
}

export interface OcrBenchmark {
  readonly measurements: readonly OcrMeasurement[];
  /** One sentence each; empty when every gate passes. */
  readonly failures: readonly string[];
}

const CLEAN_LIMIT = 0.005;
const SHARE_OF_PEER = 0.5;
const SKEW_DEGREES = 2;

const renderings: Readonly<Record<Condition, (page: DrawnPage, index: number) => Promise<Buffer>>> = {
  clean: (page) => renderClean(page),
  skewed: (page, index) => renderSkewed(page, index % 2 === 0 ? SKEW_DEGREES : -SKEW_DEGREES),
  noisy: (page, index) => renderNoisy(page, index + 1),
  sealed: (page, index) => renderSealed(page, index + 11),
};

type Engine = (image: string) => Promise<string>;

export async function runOcrBenchmark(report: (line: string) => void = () => {}): Promise<OcrBenchmark> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-benchmark-'));
  const recogniser = createRecogniser({ workers: 1 });
  try {
    const engines: Record<string, Engine> = { wenjian: ours(recogniser), tesseract };
    const measurements: OcrMeasurement[] = [];
    for (const condition of CONDITIONS) {
      const images = await renderAll(renderings[condition], folder);
      for (const [engine, recognise] of Object.entries(engines)) {
        const measured = await measure(images, recognise);
        const measurement = { engine, condition, ...measured };
        measurements.push(measurement);
        report(describe(measurement));
      }
    }
    return { measurements, failures: brokenGates(measurements) };
  } finally {
    await recogniser.close();
    await rm(folder, { recursive: true });
  }
}

interface BenchmarkImage {
  readonly path: string;
  readonly expected: string;
}

async function renderAll(
  render: (page: DrawnPage, index: number) => Promise<Buffer>,
  folder: string,
): Promise<BenchmarkImage[]> {
  const images: BenchmarkImage[] = [];
  for (const [index, page] of benchmarkPages.entries()) {
    const drawn = drawPage(page);
    const path = join(folder, `${page.name}.img`);
    await writeFile(path, await render(drawn, index));
    images.push({ path, expected: drawn.text });
  }
  return images;
}

function ours(recogniser: Recogniser): Engine {
  return async (path) => {
    const page = await recogniser.recogniseImage(path, { dpi: DPI });
    return page.lines.map((line) => line.text).join('\n');
  };
}

async function tesseract(path: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'tesseract',
    [path, 'stdout', '-l', 'chi_sim', '--dpi', `${DPI}`],
    { env: { ...process.env, OMP_THREAD_LIMIT: '1' }, maxBuffer: 1 << 24 },
  );
  return stdout;
}

async function measure(
  images: readonly BenchmarkImage[],
  recognise: Engine,
): Promise<Omit<OcrMeasurement, 'engine' | 'condition'>> {
  const total = { errors: 0, foldedErrors: 0, characters: 0 };
  const start = performance.now();
  for (const { path, expected } of images) {
    const { errors, foldedErrors, characters } = characterErrors(expected, await recognise(path));
    total.errors += errors;
    total.foldedErrors += foldedErrors;
    total.characters += characters;
  }
  return { ...total, pages: images.length, seconds: (performance.now() - start) / 1000 };
}

function describe({ engine, condition, pages, seconds, ...score }: OcrMeasurement): string {
  const exact = percent(score.errors / score.characters);
  const folded = percent(score.foldedErrors / score.characters);
  return `ocr ${condition.padEnd(6)} ${engine.padEnd(9)} CER ${exact} (width folded ${folded}) of ${score.characters} characters, ${(seconds / pages).toFixed(1)} s a page`;
}

/** Every gate must pass in both counts. */
export function brokenGates(measurements: readonly OcrMeasurement[]): string[] {
  const own = measurements.filter(({ engine }) => engine === 'wenjian');
  return own.flatMap((measured) => {
    const { condition, characters } = measured;
    const peer = measurements.find((other) => other.engine === 'tesseract' && other.condition === condition);
    return (['errors', 'foldedErrors'] as const).flatMap((count) => {
      const rate = measured[count] / characters;
      const limit = condition === 'clean' ? CLEAN_LIMIT : (SHARE_OF_PEER * (peer?.[count] ?? 0)) / characters;
      return rate <= limit ? [] : [`${condition}, ${count}: ${percent(rate)} is above ${percent(limit)}`];
    });
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}
