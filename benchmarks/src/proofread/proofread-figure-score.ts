/** The report part on figures: each kind of error, planted and not. */
import { buildDocument } from '@wenjian/document';
import { type Correction, proofreadDocument } from '@wenjian/proofread';
import { createRandom } from '../contract-text.ts';
import { type FigureCase, type FigureSlip, figureSlips, writeFigures } from './proofread-figures.ts';

const CASES_EACH = 100;

export interface FigureScore {
  readonly slip: FigureSlip;
  /** Documents with a finding at the error, or one that names it among the contradicting figures. */
  readonly found: number;
  readonly atPlace: number;
  /** Documents with more than one finding. */
  readonly several: number;
  readonly restored: number;
  /** Findings in the same documents without the error. */
  readonly falseAlarms: number;
}

export function scoreFigures(seed: number, cases = CASES_EACH): readonly FigureScore[] {
  return figureSlips.map((slip) => {
    const score = { slip, found: 0, atPlace: 0, several: 0, restored: 0, falseAlarms: 0 };
    for (let number = 0; number < cases; number++) {
      const planted = writeFigures(slip, true, createRandom(seed + number));
      const findings = findingsIn(planted);
      const clean = writeFigures(slip, false, createRandom(seed + number));
      const { place } = planted;
      if (place === null) throw new Error(`nothing planted: ${slip}`);
      const here = findings.find((finding) => overlaps(finding, place));
      const named = findings.some(({ related = [] }) => related.some((span) => overlaps(span, place)));
      if (here !== undefined || named) score.found++;
      if (here !== undefined) score.atPlace++;
      if (findings.length > 1) score.several++;
      if (here !== undefined && applied(planted, here) === textOf(clean)) score.restored++;
      score.falseAlarms += findingsIn(clean).length;
    }
    return score;
  });
}

export function figureTable(seed: number): string {
  const scores = scoreFigures(seed);
  const all = scores.length * CASES_EACH;
  const sum = (pick: (score: FigureScore) => number): number =>
    scores.reduce((total, score) => total + pick(score), 0);
  const clean = 1 - sum(({ falseAlarms }) => falseAlarms) / all;
  const row = (name: string, score: Omit<FigureScore, 'slip'>, count: number): string =>
    `| ${[name, count, share(score.found, count), share(score.atPlace, count), score.several, share(score.restored, count), score.falseAlarms].join(' | ')} |`;
  const whole = {
    found: sum(({ found }) => found),
    atPlace: sum(({ atPlace }) => atPlace),
    several: sum(({ several }) => several),
    restored: sum(({ restored }) => restored),
    falseAlarms: sum(({ falseAlarms }) => falseAlarms),
  };
  const head =
    '| slip | documents | found (≥ 0.98) | at its very place | with several findings | right value proposed | findings without the slip |\n|---|---|---|---|---|---|---|';
  const rows = scores.map((score) => row(score.slip, score, CASES_EACH));
  return `${head}\n${[...rows, row('all', whole, all)].join('\n')}\n\nDocuments without a slip left untouched: ${clean.toFixed(4)} (≥ 0.995).`;
}

function findingsIn({ blocks }: FigureCase): readonly Correction[] {
  const document = buildDocument({
    readerVersion: 'benchmark',
    kind: 'docx',
    pages: null,
    blocks,
    notRead: [],
  });
  return proofreadDocument(document).corrections.filter(({ family }) => family === 'figures');
}

function textOf({ blocks }: FigureCase): string {
  return blocks.map(({ text }) => text).join('\n');
}

function applied(planted: FigureCase, { start, end, suggestion }: Correction): string | null {
  const text = textOf(planted);
  return suggestion === null ? null : text.slice(0, start) + suggestion + text.slice(end);
}

function overlaps(
  one: { readonly start: number; readonly end: number },
  other: { readonly start: number; readonly end: number },
): boolean {
  return one.start < other.end && other.start < one.end;
}

function share(part: number, whole: number): string {
  return (part / whole).toFixed(3);
}
