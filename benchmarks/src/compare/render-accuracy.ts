/** The measured accuracy as tables, with the targets. */

import { consequenceClasses, type EditClass, injectedClasses } from '../contracts/contract-truth.ts';
import { type AccuracyCell, type AccuracyFormat, FIRST_REPORT_SEED } from './compare-accuracy.ts';
import { type EditScore, noiseToldAsNoise } from './compare-score.ts';

interface Target {
  readonly recall: number | null;
  readonly precision: number | null;
  readonly majorRecall: number | null;
}

const targets: Readonly<Record<AccuracyFormat, Target>> = {
  docx: { recall: 0.99, precision: 0.98, majorRecall: null },
  pdf: { recall: 0.98, precision: 0.97, majorRecall: null },
  scan: { recall: null, precision: null, majorRecall: 0.97 },
};

/** Of the injected edits that say nothing, in every format. */
const NOISE_TARGET = 0.95;

export function renderAccuracy(cells: readonly AccuracyCell[]): string {
  return [
    '### Accuracy',
    '',
    `Generated Chinese contracts (sale, lease, software, construction; definitions, automatic numbering in three levels, references, price lists, footnotes, header and footer) and their new versions with injected edits of every class. Seeds from ${FIRST_REPORT_SEED} on, which development does not use.`,
    '',
    'An edit counts as found when changes of fitting kind and significance stand on it on the side or sides it touches: amounts, dates, percentages, periods, words of duty, parties, cells, rows, footnotes must be major; inserted, deleted and moved text must be marked for the most part, a move as a move with the change inside it besides; a split or merged paragraph must be reported without marking its unchanged text; punctuation and renumbering must be listed as noise and not be shown. Recall is over the injected edits, without what follows from them (renumbering, references: last rows). Precision is the share of shown changes (neither noise nor marked as a suspected misreading) that touch an edit worth showing; a header reported on every page counts once. Noise told as noise is the share of injected edits that say nothing (marks, numbers that shifted) which are listed as noise and not shown as more. Text that the reader loses counts as not found.',
    '',
    `Scan: the Word file of OLD against a scan of NEW (page images at 200 dpi, tilted up to 0.7°, blurred, noisy, JPEG quality 55, no text layer), read by our recognition. A page takes about 6 s, so only the shortest size is scanned.`,
    '',
    renderSummary(cells),
    '',
    renderClasses(cells),
  ].join('\n');
}

function renderSummary(cells: readonly AccuracyCell[]): string {
  const rows = cells.map((cell) => {
    const edits = injectedOf(cell);
    const { recall, precision, majorRecall } = measuresOf(cell);
    const target = targets[cell.format];
    const { shown, falseCount } = countShown(cell);
    return [
      cell.format,
      pagesOf(cell),
      cell.scores.length,
      edits.length,
      withTarget(recall, target.recall),
      withTarget(majorRecall, target.majorRecall),
      withTarget(precision, target.precision),
      `${falseCount} of ${shown}`,
      noiseOf(cell),
      cell.scores.reduce((sum, score) => sum + score.suspectCount, 0),
      perEdit(edits.filter(({ edit }) => edit.expected !== 'noise')),
      cell.selfChanges,
      cell.lostPassages,
    ].join(' | ');
  });
  return [
    '| format | pages | pairs | injected edits | recall | recall of major | precision | false changes | noise told as noise | suspected misreadings | shown per edit | changes against itself | passages lost by the reader |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

function renderClasses(cells: readonly AccuracyCell[]): string {
  const classes: readonly EditClass[] = [...injectedClasses, ...consequenceClasses];
  const titles = cells.map((cell) => `${cell.format} ${cell.plan.pages}`);
  const rows = classes.map((name) => {
    const values = cells.map((cell) => {
      const edits = cell.scores.flatMap((score) => score.edits).filter(({ edit }) => edit.class === name);
      if (edits.length === 0) return '–';
      return `${share(foundOf(edits), edits.length)} of ${edits.length} · ${perEdit(edits)}`;
    });
    return `| ${name} | ${values.join(' | ')} |`;
  });
  return [
    'Recall of each class, how many there were, and how many changes are shown for one of them (folded ones for punctuation and renumbering):',
    '',
    `| class | ${titles.join(' | ')} |`,
    `|---|${titles.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}

function injectedOf(cell: AccuracyCell): readonly EditScore[] {
  const consequences: readonly EditClass[] = consequenceClasses;
  return cell.scores.flatMap((score) => score.edits).filter(({ edit }) => !consequences.includes(edit.class));
}

function measuresOf(cell: AccuracyCell) {
  const edits = injectedOf(cell);
  const major = edits.filter(({ edit }) => edit.expected === 'major');
  const { shown, falseCount } = countShown(cell);
  return {
    recall: foundOf(edits) / edits.length,
    majorRecall: foundOf(major) / major.length,
    precision: shown === 0 ? 1 : 1 - falseCount / shown,
  };
}

/** A header reported again on every page counts once here; otherwise the repetitions would raise the precision. */
function countShown(cell: AccuracyCell): { readonly shown: number; readonly falseCount: number } {
  const repeated = injectedOf(cell)
    .filter(({ edit }) => edit.class === 'header')
    .reduce((sum, { changeCount }) => sum + Math.max(0, changeCount - 1), 0);
  return {
    shown: cell.scores.reduce((sum, score) => sum + score.shownCount, 0) - repeated,
    falseCount: cell.scores.reduce((sum, score) => sum + score.falseChanges.length, 0),
  };
}

function foundOf(edits: readonly EditScore[]): number {
  return edits.filter(({ isFound }) => isFound).length;
}

function noiseOf({ scores }: AccuracyCell): string {
  const { told, of } = noiseToldAsNoise(scores);
  return of === 0 ? '–' : `${withTarget(told / of, NOISE_TARGET)} of ${of}`;
}

function pagesOf(cell: AccuracyCell): string {
  const [first] = cell.pageCounts;
  return first === undefined ? `${cell.plan.pages}` : `${cell.plan.pages} (${first} laid out)`;
}

function withTarget(value: number, target: number | null): string {
  const shown = value.toFixed(3);
  if (target === null) return shown;
  return value >= target ? `${shown} (≥ ${target})` : `**${shown}** (≥ ${target} missed)`;
}

function share(count: number, total: number): string {
  return (count / total).toFixed(2);
}

function perEdit(edits: readonly EditScore[]): string {
  const changes = edits.reduce((sum, { changeCount }) => sum + changeCount, 0);
  return (changes / Math.max(1, edits.length)).toFixed(1);
}
