/** The figures of the home page and the deployment pages, taken from the benchmarks' report; written with the demonstrations. */
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
  readonly deployment: DeploymentFigures;
}

/** How long the work on documents of a hundred pages takes, and how a text base grows. */
export interface DeploymentFigures {
  readonly pairColdSeconds: number;
  readonly pairWarmSeconds: number;
  readonly pdfMs: number;
  readonly scanPages: number;
  readonly scanMs: number;
  readonly auditMs: number;
  readonly searchP95Ms: number;
  /** Passages in other words, in texts nobody of the authors has read. */
  readonly paraphrasesFound: number;
  readonly paraphrases: number;
  readonly bases: readonly BaseFigures[];
}

interface BaseFigures {
  readonly documents: number;
  readonly millionCharacters: number;
  readonly indexMb: number;
  readonly p50Seconds: number;
  readonly p95Seconds: number;
  readonly verbatimRecall: number;
  readonly editedRecall: number;
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
    deployment: deploymentFigures(report),
  };
}

function deploymentFigures(report: string): DeploymentFigures {
  const scans = report.slice(report.indexOf('### Scanned PDF, '));
  const paraphrases = rows(report, /^\| blind \| paraphrase \| (\d+) of (\d+) \|/gm)[0];
  return {
    pairColdSeconds: one(report, /^\| cold \| ([\d.]+) s/gm),
    pairWarmSeconds: one(report, /^\| warm \| ([\d.]+) s/gm),
    pdfMs: one(report.slice(report.indexOf('### PDF, 100 pages')), /^\| wenjian \| (\d+) ms/gm),
    scanPages: one(scans, /^### Scanned PDF, (\d+) pages/gm),
    scanMs: one(scans, /^\| wenjian \| (\d+) ms/gm),
    auditMs: one(report, /^\| 100 \| (\d+) ms \| [\d.]+ ms \| \d+ MB \| \d+ \|/gm),
    searchP95Ms: one(report, /^\| search, a common phrase \|[^|]*\| \d+ ms \| (\d+) ms/gm),
    paraphrasesFound: paraphrases?.[0] ?? 0,
    paraphrases: paraphrases?.[1] ?? 0,
    bases: baseFigures(report),
  };
}

/** The sizes told: each is ten times the one before. */
const TOLD_BASES: readonly number[] = [1_000, 10_000, 100_000];

function baseFigures(report: string): readonly BaseFigures[] {
  const measured = rows(
    report,
    /^\| ([\d,]+) \| ([\d.]+) million \| \d+ \| ([\d,]+) MB \| \d+ \| ([\d.]+) s \| ([\d.]+) s[^|]*\| ([\d.]+)[^|]*\| ([\d.]+)/gm,
  );
  return measured
    .filter(([documents = 0]) => TOLD_BASES.includes(documents))
    .map(
      ([
        documents = 0,
        millionCharacters = 0,
        indexMb = 0,
        p50Seconds = 0,
        p95Seconds = 0,
        verbatimRecall = 0,
        editedRecall = 0,
      ]) => ({
        ...{ documents, millionCharacters, indexMb },
        ...{ p50Seconds, p95Seconds, verbatimRecall, editedRecall },
      }),
    );
}

function one(text: string, pattern: RegExp): number {
  return rows(text, pattern)[0]?.[0] ?? missing(pattern);
}

function rows(report: string, pattern: RegExp): readonly (readonly number[])[] {
  const found = [...report.matchAll(pattern)].map((match) =>
    match.slice(1).map((cell) => Number(cell.replaceAll(',', ''))),
  );
  return found.length > 0 ? found : missing(pattern);
}

function missing(pattern: RegExp): never {
  throw new Error(`benchmarks/REPORT.md has no row like ${pattern}`);
}
