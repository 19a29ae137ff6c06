/**
 * Measures a folder of sentences and documents as the product corrects them, with word model and corrector:
 * `sentences.tsv` (written, right, class) and drafts with marks (see proofread-blind.ts). With `--list` it also
 * prints what was missed and what was found without cause.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ProofreadOptions, proofreadLine, textLines } from '@wenjian/proofread';
import { openLanguage } from '@wenjian/server/language';
import { openCorrector } from '@wenjian/server/sentence-corrector';
import { readDrafts, scoreDraft } from './proofread-blind.ts';
import { type SentencePair, scorePairs } from './proofread-score.ts';

/** Characters shown on both sides. */
const AROUND = 24;
const isListing = process.argv.includes('--list');
const folders = process.argv.slice(2).filter((argument) => argument !== '--list');
const language = await openLanguage();
if (language === null) console.log('the word model is not present');
const propose = await openCorrector();
for (const folder of folders) {
  console.log(`## ${basename(folder)}`);
  await measureSentences(join(folder, 'sentences.tsv'));
  await measureDrafts(folder);
}

interface ClassedPair extends SentencePair {
  readonly kind: string;
}

async function measureSentences(file: string): Promise<void> {
  const rows = (await readFile(file, 'utf8').catch(() => ''))
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
    .filter(([written = '', right = '']) => written !== '' && right !== '');
  if (rows.length === 0) return;
  const proposals = await propose(rows.map(([written = '']) => written));
  const pairs = rows.map(([source = '', target = '', kind = '']): ClassedPair => {
    return { source, target, kind, corrected: proofreadLine(source, { language, proposals }).corrected };
  });
  const { sentence, untouched } = scorePairs(pairs);
  console.log(
    `sentences: precision ${sentence.precision.toFixed(3)}, recall ${sentence.recall.toFixed(3)}, F1 ${sentence.f1.toFixed(3)}, right ones kept ${untouched.toFixed(3)}`,
  );
  console.log(shares(pairs, ({ kind, corrected, target }) => [kind, corrected === target]));
  if (isListing) for (const pair of pairs) if (pair.corrected !== pair.target) print(pair);
}

function print({ kind, source, target, corrected }: ClassedPair): void {
  console.log(`[${kind}] ${source}${corrected === source ? '' : `\n    made:   ${corrected}`}`);
  if (target !== source) console.log(`    wanted: ${target}`);
}

async function measureDrafts(folder: string): Promise<void> {
  const drafts = readDrafts(folder);
  const proposals = await propose(
    drafts.flatMap(({ document }) => textLines(document).map(({ text }) => text)),
  );
  const options: ProofreadOptions = { language, proposals };
  const scored = drafts.map((draft) => ({ draft, score: scoreDraft(draft, options) }));
  const mistakes = scored.flatMap(({ score }) => score.mistakes);
  if (drafts.length === 0) return;
  const clean = scored.filter(({ score }) => score.mistakes.length === 0);
  const [found, alarms, errors] = [
    mistakes.filter(({ isFound }) => isFound).length,
    scored.flatMap(({ score }) => score.alarms).length,
    clean.flatMap(({ score }) => score.alarms).filter(({ tier }) => tier === 'error').length,
  ];
  console.log(
    `documents: found ${found} of ${mistakes.length} (${(found / Math.max(1, mistakes.length)).toFixed(3)}), findings without cause ${alarms} in ${drafts.length}, 错误 in the ${clean.length} right ones ${errors}`,
  );
  console.log(shares(mistakes, ({ family, isFound }) => [family, isFound]));
  if (!isListing) return;
  for (const { draft, score } of scored) {
    const { text } = draft.document;
    for (const { start, end, family } of score.mistakes.filter(({ isFound }) => !isFound))
      console.log(`[missed ${family}] ${draft.name}: ${around(text, start, end)}`);
    for (const { start, end, ruleId, tier, suggestion } of score.alarms)
      console.log(`[${tier} ${ruleId}] ${draft.name}: ${around(text, start, end)} → ${suggestion}`);
  }
}

function around(text: string, start: number, end: number): string {
  const own = `${text.slice(Math.max(0, start - AROUND), start)}【${text.slice(start, end)}】${text.slice(end, end + AROUND)}`;
  return own.replaceAll('\n', '⏎');
}

function shares<Row>(rows: readonly Row[], read: (row: Row) => readonly [kind: string, isGood: boolean]) {
  const counts = new Map<string, { good: number; all: number }>();
  for (const row of rows) {
    const [kind, isGood] = read(row);
    const known = counts.get(kind) ?? { good: 0, all: 0 };
    counts.set(kind, { good: known.good + (isGood ? 1 : 0), all: known.all + 1 });
  }
  return [...counts].map(([kind, { good, all }]) => `${kind} ${good}/${all}`).join(', ');
}
