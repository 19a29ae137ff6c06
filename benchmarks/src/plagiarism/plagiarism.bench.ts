/**
 * The report section on plagiarism: planted reuse of every class and hand-written reuse compared with
 * competitors, unrelated contracts, speed.
 */
import { type BlockDraft, buildDocument, type Document } from '@wenjian/document';
import { comparePair, type EvasionKind } from '@wenjian/plagiarism';
import { describeDuration, describeMachine } from '../describe-machine.ts';
import { measureForms } from './oracle-forms.ts';
import { measurePlanted, measureUnrelated, measureWrittenContracts } from './plagiarism-contracts.ts';
import { benchPlagiarismImages } from './plagiarism-images.ts';
import { measureOracle, measureRuns } from './plagiarism-oracle.ts';
import { peers } from './plagiarism-peers.ts';
import { type PairOutcome, type PlagDetScore, scorePlagDet } from './plagiarism-score.ts';
import { renderWritten } from './plagiarism-written.ts';
import { createReusePair, type ReusePair, writeText } from './reuse-corpus.ts';
import { disguises, type ReuseClass } from './reuse-disguises.ts';

/** Development uses seeds below 1000. */
const SEED = 7000;
const PAIRS = 20;
const UNRELATED_PAIRS = 12;
/** For each of two documents: 300 pages of a thousand characters. */
const LONG_CHARACTERS = 300_000;
const RUNS = 3;
const TIME_LIMIT_S = 5;

const targets: Partial<Record<ReuseClass, number>> = {
  verbatim: 0.97,
  'edits 5 %': 0.97,
  'edits 10 %': 0.97,
  'edits 20 %': 0.9,
  'sentences shuffled': 0.9,
};

/** The trace that each trick should leave. */
const tricks: Partial<Record<ReuseClass, EvasionKind>> = {
  'zero-width': 'invisible',
  'look-alike letters': 'lookAlike',
  'full width and radicals': 'lookAlike',
  'spaces between characters': 'spacing',
  'marks between characters': 'marks',
  'traditional characters': 'script',
  'white text between words': 'hidden',
};

export async function benchPlagiarism(): Promise<string> {
  const [machine, startedMs] = [describeMachine(), performance.now()];
  const speed = measureSpeed();
  const images = await benchPlagiarismImages();
  const rows = classes.map(measureClass);
  const sections = [
    description,
    `${head}\n${rows.join('\n')}`,
    renderOracle(),
    await renderWritten(),
    await renderUnrelated(),
    `### Pictures\n\n${images.lines.join('\n')}`,
    speed,
  ];
  return ['## Plagiarism engine', `${machine} ${describeDuration(startedMs)}`, ...sections].join('\n\n');
}

const classes = Object.keys(disguises).filter((name): name is ReuseClass => name in disguises);

const description = `${PAIRS} pairs of generated tender answers for each class, three passages of five to nine sentences planted in each, disguised in the suspicious text; seeds from ${SEED} on; the engine was developed on seeds below 1000, though an early look at these led to two repairs: nearly blind. The author of the engine wrote the generator too. All sentences come from one small vocabulary, so that unrelated text has phrases in common. PlagDet, precision, recall and granularity over characters of both texts, as the PAN tasks define them.

- edits: each character with that chance replaced, deleted, or another put behind it. synonyms: each word that has one, with that chance.
- kinds: how the engine calls what it found. reported: pairs in which the trick is named.
- peers: \`winnowing\` (8-grams, window 6, runs of shared fingerprints, as MOSS) and \`jsdiff\` (unchanged runs of 13 characters and more), on the same pairs.`;

const head =
  '| class | PlagDet | precision | recall | granularity | kinds | trick reported | winnowing: PlagDet | jsdiff: PlagDet |\n|---|---|---|---|---|---|---|---|---|';

function measureClass(name: ReuseClass): string {
  console.error(`plagiarism: ${name}`);
  const pairs = Array.from({ length: PAIRS }, (_, index) => createReusePair(name, SEED + index));
  const kinds = new Map<string, number>();
  let reported = 0;
  const outcomes = pairs.map(({ suspicious, source, cases }): PairOutcome => {
    const { fragments, evasion } = comparePair(suspicious, source);
    for (const { kind } of fragments) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (evasion.some(({ kind, side }) => kind === tricks[name] && side === 'a')) reported++;
    return { cases, detections: fragments.map(({ a, b }) => ({ suspicious: a, source: b })) };
  });
  const { plagDet, precision, recall, granularity } = scorePlagDet(outcomes);
  const target = targets[name] ?? (tricks[name] === undefined ? null : 0.97);
  const cells = [
    name,
    plagDet.toFixed(3) + (target === null ? '' : ` (≥ ${target})`),
    precision.toFixed(3),
    recall.toFixed(3),
    granularity.toFixed(2),
    [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', '),
    tricks[name] === undefined ? '' : `${reported} of ${PAIRS}`,
    scorePeer(pairs, peers.winnowing).plagDet.toFixed(3),
    scorePeer(pairs, peers.jsdiff).plagDet.toFixed(3),
  ];
  return `| ${cells.join(' | ')} |`;
}

function scorePeer(pairs: readonly ReusePair[], detect: (typeof peers)[keyof typeof peers]): PlagDetScore {
  return scorePlagDet(
    pairs.map(({ suspicious, source, cases }) => ({
      cases,
      detections: detect(suspicious.text, source.text),
    })),
  );
}

const ORACLE_PAIRS = 500;
const RUN_PAIRS = 60;
const FORMS = 200;

function renderOracle(): string {
  console.error('plagiarism: oracle');
  const { exact, characters, copied, wrong, examples } = measureOracle(ORACLE_PAIRS, SEED);
  const runs = measureRuns(RUN_PAIRS, SEED);
  const { accused, examples: accusations } = measureForms(FORMS, SEED);
  const rows = [
    ['pairs with exactly the copied characters painted', `${exact} of ${ORACLE_PAIRS} (all)`],
    [
      'characters painted wrongly or not painted',
      `${wrong} of ${characters.toLocaleString('en-US')}, ${copied.toLocaleString('en-US')} of them copied`,
    ],
    [
      'painted runs that are not equal, texts of one small vocabulary',
      `${runs.unequal} in ${RUN_PAIRS} pairs (0)`,
    ],
    [
      'words in equal runs of thirteen and more that are not painted',
      `${runs.missed} of ${runs.inRuns.toLocaleString('en-US')}`,
    ],
    ['honest forms with a trace of evasion', `${accused} of ${FORMS} (0)`],
  ];
  return `### Painted characters

Generated pairs whose copied characters are known one by one: copied word for word, with words replaced, inserted and deleted, with own sentences between, reordered, retold, and with a form both filled in. Painted: the equal runs of copied fragments, both texts. The second pair of rows asks a brute-force search of all equal runs; a character that was doubled in the copy is in two runs and counts as missed once. Forms: blanks, boxes, dotted lines, spaced-out labels, lists, each filled in twice.

| | |
|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}${[...examples, ...accusations].map((line) => `\n\n- ${line}`).join('')}`;
}

async function renderUnrelated(): Promise<string> {
  const { pairs, before, after } = measureUnrelated(UNRELATED_PAIRS, SEED);
  const planted = measurePlanted(UNRELATED_PAIRS, SEED);
  const [seen, blind] = [await measureWrittenContracts('seen'), await measureWrittenContracts('blind')];
  return `### Unrelated contracts of one type

${pairs} pairs of contracts filled in from the same form by different parties; seeds from ${SEED} on, developed on others. Share of one that stands in the other, both directions, counted in words that agree. The form is the generator's own list of sentences, so the figure tells how well blanks are told from copied text, not how well a form is found that was altered.

| | mean | highest |
|---|---|---|
| before the form is subtracted | ${percent(before.mean)} | ${percent(before.highest)} |
| after | ${percent(after.mean)} (≤ 3 %) | ${percent(after.highest)} |

The same with three paragraphs of about 160 characters copied from one contract into the other, the form subtracted: recall ${planted.recall.toFixed(3)}, precision ${planted.precision.toFixed(3)}, PlagDet ${planted.plagDet.toFixed(3)}.

Contracts of one type written by hand for the review benchmark, nothing subtracted: common clauses are most of it. The engine was developed on the set \`seen\`, in which sentences recur from contract to contract; of \`blind\` only these figures were looked at.

| set | pairs | mean | highest |
|---|---|---|---|
| seen | ${seen.pairs} | ${percent(seen.mean)} | ${percent(seen.highest)} |
| blind | ${blind.pairs} | ${percent(blind.mean)} | ${percent(blind.highest)} |`;
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}

function measureSpeed(): string {
  const rows = [LONG_CHARACTERS, 2 * LONG_CHARACTERS].flatMap((characters) => {
    const [one, other] = [writeText(characters, SEED), writeText(characters, SEED + 1)];
    const pairs = [
      ['unrelated', one, other],
      ['half copied', one, halfOf(one, other)],
      ['the same', one, one],
    ] as const;
    return pairs.map(([name, a, b]) => {
      const seconds = Array.from({ length: RUNS }, () => {
        const started = performance.now();
        comparePair(a, b);
        return (performance.now() - started) / 1000;
      });
      const limit = characters === LONG_CHARACTERS ? ` (< ${TIME_LIMIT_S} s)` : '';
      return `| ${name} | ${characters.toLocaleString('en-US')} | ${Math.min(...seconds).toFixed(2)} s${limit} |`;
    });
  });
  return `### Speed

Two documents of ${LONG_CHARACTERS.toLocaleString('en-US')} characters (300 pages), one against one, after reading, and of twice as many. Best of ${RUNS}.

| pair | characters each | time |
|---|---|---|
${rows.join('\n')}`;
}

/** The first half of one text and the second of another. */
function halfOf(one: Document, other: Document): Document {
  const paragraphs = ({ text, blocks }: Document): readonly BlockDraft[] =>
    blocks.map(({ start, end }) => ({ type: 'paragraph', text: text.slice(start, end) }));
  const blocks = [
    ...paragraphs(one).slice(0, one.blocks.length / 2),
    ...paragraphs(other).slice(other.blocks.length / 2),
  ];
  return buildDocument({ readerVersion: 'bench', kind: 'docx', pages: null, blocks, notRead: [] });
}
