/**
 * The plagiarism section's part on pictures: how many reused ones are found, and how many different ones are
 * reported as the same.
 */
import type { Picture } from '@wenjian/document';
import { PictureIndex } from '@wenjian/plagiarism';
import { pictureOf } from '@wenjian/readers';
import { createRandom } from '../contract-text.ts';
import { drawPicture, type PictureKind, pictureKinds, reuses } from './plagiarism-pictures.ts';

export interface ImageBenchmark {
  /** Lines of a Markdown table with its header, and a sentence below. */
  readonly lines: readonly string[];
  readonly failures: readonly string[];
}

export interface ImageBenchmarkSize {
  /** 250 pictures and 1,750 reused ones at 50. */
  readonly picturesOfAKind: number;
  /** Additional pictures in the index, to measure the time of a look-up. */
  readonly crowd: number;
}

const FULL_SIZE: ImageBenchmarkSize = { picturesOfAKind: 50, crowd: 100_000 };

const LEAST_FOUND = 0.98;
const MOST_FALSE = 0.01;

export async function benchPlagiarismImages({ picturesOfAKind, crowd } = FULL_SIZE): Promise<ImageBenchmark> {
  const rows: KindMeasurement[] = [];
  const index = new PictureIndex<string>();
  for (const kind of pictureKinds) rows.push(await measureKind(kind, picturesOfAKind, index));
  const names = Object.keys(reuses);
  return {
    lines: [
      `| pictures (${picturesOfAKind} each) | ${names.join(' | ')} | different pairs taken for the same |`,
      `|---|${names.map(() => '---').join('|')}|---|`,
      ...rows.map(({ kind, found, falsePairs, pairs }) => {
        const shares = names.map((name) => percent(found.get(name) ?? 0, picturesOfAKind));
        return `| ${kindNames[kind]} | ${shares.join(' | ')} | ${percent(falsePairs, pairs)} (${falsePairs} of ${pairs}) |`;
      }),
      '',
      `Looking up one picture among ${crowd.toLocaleString('en')}: ${lookUpMs(crowd).toFixed(2)} ms.`,
    ],
    failures: rows.flatMap((row) => failuresOf(row, picturesOfAKind)),
  };
}

function failuresOf({ kind, found, falsePairs, pairs }: KindMeasurement, count: number): readonly string[] {
  const missed = [...found].filter(([, hits]) => hits / count < LEAST_FOUND);
  return [
    ...missed.map(([reuse, hits]) => `${kind}, ${reuse}: ${hits} of ${count} found`),
    ...(falsePairs / pairs > MOST_FALSE
      ? [`${kind}: ${falsePairs} of ${pairs} different pairs taken for the same`]
      : []),
  ];
}

/** Random codes, four per picture as in real ones: the cost of a look-up depends only on their number. */
const CODES_OF_A_PICTURE = 4;
const LOOK_UPS = 200;

function lookUpMs(crowd: number): number {
  const random = createRandom(crowd);
  const index = new PictureIndex<number>();
  const picture = (number: number): Picture => ({
    hash: String(number),
    looks: Array.from({ length: CODES_OF_A_PICTURE }, () =>
      Array.from({ length: 32 }, () => random(0x10000).toString(16).padStart(4, '0')).join(''),
    ),
  });
  for (let number = 0; number < crowd; number++) index.add(number, picture(number));
  const asked = Array.from({ length: LOOK_UPS }, (_, number) => picture(-1 - number));
  const started = performance.now();
  for (const one of asked) index.find(one);
  return (performance.now() - started) / LOOK_UPS;
}

const kindNames: Readonly<Record<PictureKind, string>> = {
  diagram: 'diagrams',
  chart: 'charts in one frame',
  stamp: 'round seals of companies',
  photograph: 'photographs',
  scan: 'scanned pages',
};

function percent(count: number, all: number): string {
  return `${((count / all) * 100).toFixed(1)} %`;
}

interface KindMeasurement {
  readonly kind: PictureKind;
  readonly found: ReadonlyMap<string, number>;
  readonly falsePairs: number;
  readonly pairs: number;
}

/** The index grows from kind to kind, as a text base does. */
async function measureKind(
  kind: PictureKind,
  count: number,
  index: PictureIndex<string>,
): Promise<KindMeasurement> {
  const files: Buffer[] = [];
  for (let seed = 1; seed <= count; seed++) files.push(await drawPicture(kind, seed));
  let falsePairs = 0;
  for (const [number, file] of files.entries()) {
    const picture = await pictureOf(file, true);
    falsePairs += index.find(picture).filter(({ owner }) => owner.startsWith(kind)).length;
    index.add(`${kind} ${number}`, picture);
  }
  const found = new Map<string, number>();
  for (const [name, reuse] of Object.entries(reuses)) {
    let hits = 0;
    for (const [number, file] of files.entries())
      if (isFound(index, await pictureOf(await reuse(file), true), `${kind} ${number}`)) hits++;
    found.set(name, hits);
  }
  return { kind, found, falsePairs, pairs: (count * (count - 1)) / 2 };
}

function isFound(index: PictureIndex<string>, picture: Picture, owner: string): boolean {
  return index.find(picture).some((one) => one.owner === owner);
}
