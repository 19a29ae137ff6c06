/** The figures of the home page, taken from the benchmarks' report; written with the demonstrations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SiteFigures {
  /** Edits planted in Word contracts, and how many were found. */
  readonly edits: number;
  readonly editsRecall: number;
  readonly falseChanges: number;
  readonly shownChanges: number;
  /** A million characters with scattered edits. */
  readonly compareMs: number;
  readonly sealedErrorPercent: number;
  readonly noisyErrorPercent: number;
  readonly quotations: number;
  readonly verbatimQuotations: number;
  readonly rules: number;
  /** Of risks in contracts unknown to the authors of the rules. */
  readonly blindRecall: number;
  readonly slips: number;
  readonly slipsRecall: number;
  readonly plagiarismEdited: number;
  readonly plagiarismShuffled: number;
}

export function siteFigures(): SiteFigures {
  const report = readFileSync(join(import.meta.dirname, '../benchmarks/REPORT.md'), 'utf8');
  const word = rows(
    report,
    /^\| docx \| \d+ \| \d+ \| (\d+) \| ([\d.]+)[^|]*\|[^|]*\|[^|]*\| (\d+) of (\d+) \|/gm,
  );
  const verbatim = rows(report, /\| (\d+) of (\d+) \| \d+ of \d+ \|$/gm);
  const sum = (all: readonly (readonly number[])[], at: number) =>
    all.reduce((total, row) => total + (row[at] ?? 0), 0);
  const million = report.slice(report.indexOf('#### 1 000 000 characters, 2 % scattered edits'));
  const one = (text: string, pattern: RegExp) => rows(text, pattern)[0]?.[0] ?? missing(pattern);
  return {
    edits: sum(word, 0),
    editsRecall: Math.min(...word.map((row) => row[1] ?? 0)),
    falseChanges: sum(word, 2),
    shownChanges: sum(word, 3),
    compareMs: one(million, /^\| wenjian \| (\d+) ms/gm),
    sealedErrorPercent: one(report, /^\| sealed \| wenjian \| ([\d.]+) %/gm),
    noisyErrorPercent: one(report, /^\| noisy \| wenjian \| ([\d.]+) %/gm),
    verbatimQuotations: sum(verbatim, 0),
    quotations: sum(verbatim, 1),
    rules: one(report, /^\| 100 \| \d+ ms \| [\d.]+ ms \| \d+ MB \| (\d+) \|/gm),
    blindRecall: one(report, /^\| blind \| \d+ \| \d+ \| \**([\d.]+)/gm),
    slips: one(report, /^\| all \| (\d+) \| [\d.]+ \| [\d.]+ \|/gm),
    slipsRecall: one(report, /^\| all \| \d+ \| ([\d.]+) \| [\d.]+ \|/gm),
    plagiarismEdited: one(report, /^\| edits 20 % \| ([\d.]+)/gm),
    plagiarismShuffled: one(report, /^\| sentences shuffled \| ([\d.]+)/gm),
  };
}

function rows(report: string, pattern: RegExp): readonly (readonly number[])[] {
  const found = [...report.matchAll(pattern)].map((match) => match.slice(1).map(Number));
  return found.length > 0 ? found : missing(pattern);
}

function missing(pattern: RegExp): never {
  throw new Error(`benchmarks/REPORT.md has no row like ${pattern}`);
}
