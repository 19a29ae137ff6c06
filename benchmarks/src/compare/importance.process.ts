/**
 * Measures the importance of changes on labelled files: `node benchmarks/src/compare/importance.process.ts [--list]
 * FILE…`. Prints agreement, confusion and gainers of each file and of all; `--list` also what disagrees.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { agreementOf, type JudgedPair, judgePair, labels, readPairs } from './importance-score.ts';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isListing = process.argv.includes('--list');
const all: JudgedPair[] = [];
for (const file of files) {
  const pairs = readPairs(readFileSync(file, 'utf8')).map(judgePair);
  report(basename(file), pairs);
  all.push(...pairs);
}
if (files.length > 1) report('all', all);

function report(name: string, pairs: readonly JudgedPair[]): void {
  const { count, share, confusion, gainer } = agreementOf(pairs);
  console.log(`${name}: ${count} pairs, agreement ${share.toFixed(3)}`);
  for (const label of labels) {
    const said = labels.map((other) => `${other} ${confusion[label][other]}`).join(', ');
    console.log(`  ${label}: said ${said}`);
  }
  console.log(`  gainer: labelled ${gainer.labelled}, said ${gainer.said}, right ${gainer.right}`);
  if (!isListing || name === 'all') return;
  for (const pair of pairs.filter(({ label, said }) => label !== said))
    console.log(
      `  ${pair.label} but ${pair.said} [${pair.kind}] ${pair.before} → ${pair.after}: ${pair.reason}`,
    );
  for (const pair of pairs.filter(
    ({ gainer: side, saidGainer }) => saidGainer !== null && saidGainer !== side,
  ))
    console.log(`  gainer ${pair.gainer} but ${pair.saidGainer}: ${pair.before} → ${pair.after}`);
}
