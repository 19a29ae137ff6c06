/**
 * Recognition of Chinese contract pages compared with tesseract: the same images, page by page in turn, one thread
 * each. Gates: at most 0.5 % wrong characters on clean pages, at most 2 % on photographed ones, at most half of
 * tesseract's errors on the others.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createRecogniser, type Recogniser } from '@wenjian/readers';
import { processorOfChildren } from './children-processor.ts';
import { type CharacterErrors, characterErrors } from './ocr-error.ts';
import { benchmarkPages } from './ocr-pages.ts';
import { renderPhoto } from './ocr-photo.ts';
import {
  DPI,
  type DrawnPage,
  drawPage,
  renderClean,
  renderNoisy,
  renderSealed,
  renderSkewed,
} from './ocr-render.ts';
import { type DrawnTable, drawTable, renderTable, rightCells } from './ocr-tables.ts';

const CONDITIONS = ['clean', 'skewed', 'noisy', 'sealed', 'photo'] as const;

export type Condition = (typeof CONDITIONS)[number];

export interface OcrMeasurement extends CharacterErrors {
  readonly engine: string;
  readonly condition: Condition;
  readonly pages: number;
  readonly seconds: number;
  /** Of the processor; the clock depends on who else uses the machine. */
  readonly processorSeconds: number;
}

export interface TableCells {
  readonly tables: number;
  readonly cells: number;
  readonly right: number;
}

export interface OcrBenchmark {
  readonly measurements: readonly OcrMeasurement[];
  readonly cells: TableCells;
  /** In perspective and with a shadow. */
  readonly photographed: TableCells;
  /** One sentence each; empty when every gate passes. */
  readonly failures: readonly string[];
}

const LIMITS: Partial<Record<Condition, number>> = { clean: 0.005, photo: 0.02 };
/** Seeds that were not used while the correction of light was written. */
const FIRST_PHOTO = 90_001;
const SHARE_OF_PEER = 0.5;
const SKEW_DEGREES = 2;
/** Each engine also as it comes, with the threads it takes by itself. */
const THREADED: Condition = 'clean';

const renderings: Readonly<Record<Condition, (page: DrawnPage, index: number) => Promise<Buffer>>> = {
  clean: (page) => renderClean(page),
  skewed: (page, index) => renderSkewed(page, index % 2 === 0 ? SKEW_DEGREES : -SKEW_DEGREES),
  noisy: (page, index) => renderNoisy(page, index + 1),
  sealed: (page, index) => renderSealed(page, index + 11),
  photo: (page, index) => renderPhoto(page, index + FIRST_PHOTO),
};

type Engine = (image: string) => Promise<string>;

export async function runOcrBenchmark(report: (line: string) => void = () => {}): Promise<OcrBenchmark> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-benchmark-'));
  const recogniser = createRecogniser({ workers: 1, threads: 1 });
  const ownThreads = createRecogniser({ workers: 1 });
  try {
    const engines: Record<string, Engine> = { wenjian: ours(recogniser), tesseract: tesseract('1') };
    const threaded: Record<string, Engine> = {
      'wenjian, own threads': ours(ownThreads),
      'tesseract, own threads': tesseract(null),
    };
    const measurements: OcrMeasurement[] = [];
    for (const condition of CONDITIONS) {
      const images = await renderAll(renderings[condition], folder);
      const measuredEngines = condition === THREADED ? { ...engines, ...threaded } : engines;
      for (const [engine, measured] of await measureInTurn(images, measuredEngines)) {
        const measurement = { engine, condition, ...measured };
        measurements.push(measurement);
        report(describe(measurement));
      }
    }
    const cells = await readTables(recogniser, renderTable);
    const photographed = await readTables(recogniser, ({ svg }, seed) =>
      renderPhoto({ svg, text: '' }, seed),
    );
    const failures = [
      ...brokenGates(measurements),
      ...brokenCellGate(cells),
      ...brokenCellGate(photographed, LEAST_PHOTO_CELLS, 'cells of photographed tables'),
    ];
    return { measurements, cells, photographed, failures };
  } finally {
    await Promise.all([recogniser.close(), ownThreads.close()]);
    await rm(folder, { recursive: true });
  }
}

/** Seeds that were not used while the search for rules was written. */
const FIRST_TABLE = 70_001;
const TABLES = 12;
const LEAST_CELLS = 0.95;
const LEAST_PHOTO_CELLS = 0.9;

async function readTables(
  recogniser: Recogniser,
  render: (table: DrawnTable, seed: number) => Promise<Buffer>,
): Promise<TableCells> {
  let cells = 0;
  let right = 0;
  for (let seed = FIRST_TABLE; seed < FIRST_TABLE + TABLES; seed++) {
    const table = drawTable(seed);
    const page = await recogniser.recogniseImage(await render(table, seed), { dpi: DPI });
    cells += table.cells.flat().length;
    right += rightCells(table, page);
  }
  return { tables: TABLES, cells, right };
}

export function brokenCellGate(
  { cells, right }: TableCells,
  least = LEAST_CELLS,
  what = 'table cells',
): string[] {
  return right >= least * cells ? [] : [`${what}: ${percent(right / cells)} is below ${percent(least)}`];
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

function tesseract(threadLimit: string | null): Engine {
  const env = threadLimit === null ? process.env : { ...process.env, OMP_THREAD_LIMIT: threadLimit };
  return async (path) => {
    const { stdout } = await promisify(execFile)(
      'tesseract',
      [path, 'stdout', '-l', 'chi_sim', '--dpi', `${DPI}`],
      { env, maxBuffer: 1 << 24 },
    );
    return stdout;
  };
}

type Measured = Omit<OcrMeasurement, 'engine' | 'condition'>;

const NOTHING: Measured = {
  errors: 0,
  foldedErrors: 0,
  characters: 0,
  pages: 0,
  seconds: 0,
  processorSeconds: 0,
};

/** The engines take turns page by page, so that a busy moment of the machine meets them all. */
async function measureInTurn(
  images: readonly BenchmarkImage[],
  engines: Readonly<Record<string, Engine>>,
): Promise<[string, Measured][]> {
  const totals = new Map<string, Measured>();
  for (const image of images) {
    for (const [name, recognise] of Object.entries(engines))
      totals.set(name, sum(totals.get(name) ?? NOTHING, await measure(image, recognise)));
  }
  return [...totals];
}

function sum(one: Measured, other: Measured): Measured {
  return {
    errors: one.errors + other.errors,
    foldedErrors: one.foldedErrors + other.foldedErrors,
    characters: one.characters + other.characters,
    pages: one.pages + other.pages,
    seconds: one.seconds + other.seconds,
    processorSeconds: one.processorSeconds + other.processorSeconds,
  };
}

async function measure({ path, expected }: BenchmarkImage, recognise: Engine): Promise<Measured> {
  const used = processorOfChildren();
  const start = performance.now();
  const text = await recognise(path);
  const seconds = (performance.now() - start) / 1000;
  const processorSeconds = processorOfChildren() - used;
  return { ...characterErrors(expected, text), pages: 1, seconds, processorSeconds };
}

function describe({ engine, condition, pages, seconds, processorSeconds, ...score }: OcrMeasurement): string {
  const exact = percent(score.errors / score.characters);
  const folded = percent(score.foldedErrors / score.characters);
  return `ocr ${condition.padEnd(6)} ${engine.padEnd(9)} CER ${exact} (width folded ${folded}) of ${score.characters} characters, ${(seconds / pages).toFixed(1)} s a page, ${(processorSeconds / pages).toFixed(1)} s of the processor`;
}

/** Every gate must pass in both counts. */
export function brokenGates(measurements: readonly OcrMeasurement[]): string[] {
  const own = measurements.filter(({ engine }) => engine === 'wenjian');
  return own.flatMap((measured) => {
    const { condition, characters } = measured;
    const peer = measurements.find((other) => other.engine === 'tesseract' && other.condition === condition);
    return (['errors', 'foldedErrors'] as const).flatMap((count) => {
      const rate = measured[count] / characters;
      const limit = LIMITS[condition] ?? (SHARE_OF_PEER * (peer?.[count] ?? 0)) / characters;
      return rate <= limit ? [] : [`${condition}, ${count}: ${percent(rate)} is above ${percent(limit)}`];
    });
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}
