/**
 * Draws lines that a review shows as met, at random over the contracts of folders, for a lawyer to read: does the quoted clause satisfy the question?
 * `node benchmarks/src/audit/audit-met.process.ts FOLDER … SEED COUNT`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { auditContract } from '@wenjian/audit';
import { parsePlanted } from './audit-planted.ts';

interface MetLine {
  readonly file: string;
  readonly ruleId: string;
  readonly question: string;
  readonly quote: string;
}

const folders = argv.slice(2, -2);
const [seed = 1, count = 300] = argv.slice(-2).map(Number);
const lines = (await Promise.all(folders.map(metLines))).flat();
console.log(`${lines.length} met lines`);
drawn(lines, seed, count).forEach(({ file, ruleId, question, quote }, index) => {
  console.log(`${index + 1} ${file} ${ruleId}\n   ${question}\n   「${quote}」`);
});

async function metLines(folder: string): Promise<readonly MetLine[]> {
  const found: MetLine[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort()) {
    const { document } = parsePlanted(name, await readFile(join(folder, name), 'utf8'));
    for (const { ruleId, examines, met } of auditContract(document).checked)
      if (met !== null) found.push({ file: name, ruleId, question: examines, quote: met.quote });
  }
  return found;
}

/** Each line is as likely as any other; the same seed draws the same lines. */
function drawn(all: readonly MetLine[], start: number, most: number): readonly MetLine[] {
  const random = randomNumbers(start);
  return all
    .map((line) => ({ line, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ line }) => line);
}

/** A linear congruential generator, good enough to draw a sample. */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
