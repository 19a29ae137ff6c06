/**
 * Accepts every suggestion of the contracts in folders of text files (marks of planted risks are taken out) and prints the counts:
 * `node benchmarks/src/audit/audit-edits.process.ts FOLDER … [--all]`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { documentOf } from './audit-corpus.ts';
import { acceptEverything, type EditCounts, sumOf } from './audit-edits.ts';

const folders = argv.slice(2).filter((word) => !word.startsWith('--'));
const isVerbose = argv.includes('--all');

for (const folder of folders) {
  const all: EditCounts[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort()) {
    const counts = acceptEverything(documentOf(contractText(await readFile(join(folder, name), 'utf8'))));
    all.push(counts);
    if (isVerbose) console.log(name, JSON.stringify(counts));
  }
  const { failures, ...counts } = sumOf(all);
  console.log(folder, JSON.stringify(counts));
  const byRule = Map.groupBy(failures, (failure) => failure);
  for (const [failure, times] of [...byRule].sort(([, one], [, other]) => other.length - one.length))
    console.log(`  ${times.length} ${failure}`);
}

function contractText(source: string): string {
  const [, ...rest] = source.replaceAll('\r', '').split(/^---$/m);
  return rest
    .join('---')
    .replace(/⟦[^⟧]*⟧/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}
