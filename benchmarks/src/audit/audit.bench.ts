/** The report section on review: findings in labelled contracts, false alarms, and speed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CorpusSet, corpusSets, type LabelledContract, loadCorpus } from './audit-corpus.ts';
import { acceptEverything, sumOf } from './audit-edits.ts';
import { type ContractScore, scoreContract } from './audit-score.ts';
import { measureAuditSpeed } from './audit-speed.ts';

const TARGETS = { recall: 0.95, precision: 0.9, highAlarms: 1 };

export async function benchAudit(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-audit-'));
  try {
    const speed = await measureAuditSpeed(folder);
    const rows: string[] = [];
    for (const set of corpusSets) rows.push(await rowOf(set));
    const edits: string[] = [];
    for (const set of corpusSets) edits.push(await editsOf(set));
    return `## Review engine\n\n${description}\n\n${head}\n${rows.join('\n')}\n\n### Suggestions accepted\n\n${editsDescription}\n\n${editsHead}\n${edits.join('\n')}\n\n${speed}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const description = `Contracts written for this measurement with planted risks, each with its rule, its place and the side it concerns, and contracts of good practice without any. The sets \`seen\` and \`practice\` were looked at while the rules were written, \`unseen\` and \`blind\` only measured. \`practice\` and \`blind\` were written by authors who knew the titles of the rules and nothing of how they work. Every contract is reviewed for the paying side, the performing side and nobody's side.

- recall: planted risks that are reported for their side by their rule on their place, and left-out clauses that are reported. A risk is on a place with its quotation or, where it is a contradiction, with one of the other places it names: the author may have planted either.
- precision: of the reported risks in planted contracts (missing clauses apart), those that lie, with either of their places, on a plant of their rule; risks listed by the author as also true are left out of the count.
- high alarms: high risks reported in a clean contract, mean and most.
- verbatim: quotations, those of the other places included, that stand in the text at their offset.

Peers: none that can be run here; the products of the field are closed services and the open ones need a language model.`;

const editsDescription =
  'Every suggestion that can be an edit is accepted at once, for each side and for nobody, and the contract that comes out is reviewed again. Gone: accepted risks that are no longer reported. New: risks reported beside those that were not accepted, blanks to fill in apart. Unnamed: sentences outside every quotation that do not stand as they were. Foreign: words for parties, and terms for the object, the price or a period, that the contract did not have.';

const editsHead =
  '| set | reviews | risks | accepted as edits | gone (all) | new (0) | unnamed changed (0) | foreign words (0) |\n|---|---|---|---|---|---|---|---|';

async function editsOf(set: CorpusSet): Promise<string> {
  const contracts = await loadCorpus(set);
  if (contracts === null) return `| ${set} | not present | | | | | | |`;
  const counts = sumOf(contracts.map(({ document }) => acceptEverything(document)));
  const { reviews, risks, accepted, gone, newRisks, changedUnnamed, foreignWords } = counts;
  const share = `${accepted} (${((100 * accepted) / risks).toFixed(0)} %)`;
  return `| ${[set, reviews, risks, share, gone, newRisks, changedUnnamed, foreignWords].join(' | ')} |`;
}

const head = `| set | contracts | plants | recall (≥ ${TARGETS.recall}) | precision (≥ ${TARGETS.precision}) | clean | high alarms a clean contract (≤ ${TARGETS.highAlarms}) | verbatim | type recognised |\n|---|---|---|---|---|---|---|---|---|`;

async function rowOf(set: CorpusSet): Promise<string> {
  const contracts = await loadCorpus(set);
  if (contracts === null) return `| ${set} | not present | | | | | | | |`;
  const planted = contracts.filter(({ isClean }) => !isClean).map(scoreContract);
  const clean = contracts.filter(({ isClean }) => isClean).map(scoreContract);
  const found = total(planted, ({ found, missingFound }) => found.length + missingFound.length);
  const plants = plantCount(contracts);
  const right = total(planted, (score) => score.right.length);
  const wrong = total(planted, (score) => score.wrong.length);
  const alarms = clean.map(({ highAlarms }) => highAlarms.length);
  const all = [...planted, ...clean];
  const cells = [
    set,
    `${contracts.length}`,
    `${plants}`,
    marked(found / plants, TARGETS.recall),
    marked(right / (right + wrong), TARGETS.precision),
    `${clean.length}`,
    `${(alarms.reduce((sum, count) => sum + count, 0) / Math.max(1, clean.length)).toFixed(2)} (most ${Math.max(0, ...alarms)})`,
    `${total(all, ({ quotations }) => quotations.verbatim)} of ${total(all, ({ quotations }) => quotations.all)}`,
    `${all.filter(({ isTypeRight }) => isTypeRight).length} of ${all.length}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function plantCount(contracts: readonly LabelledContract[]): number {
  return contracts.reduce((sum, { plants, missing }) => sum + plants.length + missing.length, 0);
}

function total(scores: readonly ContractScore[], count: (score: ContractScore) => number): number {
  return scores.reduce((sum, score) => sum + count(score), 0);
}

function marked(share: number, target: number): string {
  return share >= target ? share.toFixed(3) : `**${share.toFixed(3)}**`;
}
