/**
 * Unrelated contracts: made from one form, before and after it is subtracted; the same with copied
 * paragraphs, so that finding nothing is not rewarded; and hand-written ones, with nothing subtracted.
 */
import { type BlockDraft, buildDocument, type Document } from '@wenjian/document';
import { comparePair } from '@wenjian/plagiarism';
import { type CorpusSet, loadCorpus } from '../audit/audit-corpus.ts';
import { createRandom } from '../contract-text.ts';
import { ContractWriter } from '../contracts/contract-generator.ts';
import { passagesOf } from '../contracts/contract-model.ts';
import { type ContractKind, kinds } from '../contracts/contract-phrases.ts';
import { definitions, lists, notes } from '../contracts/contract-words.ts';
import { type PairOutcome, type PlagDetScore, scorePlagDet } from './plagiarism-score.ts';
import { writeText } from './reuse-corpus.ts';

export interface UnrelatedScore {
  readonly pairs: number;
  /** Mean and highest rate, in either direction. */
  readonly before: { readonly mean: number; readonly highest: number };
  readonly after: { readonly mean: number; readonly highest: number };
}

const PAGES = 8;
/** The generator's first numbers are similar for neighbouring seeds; this separates them. */
const SPREAD = 0x9e3779b1;

export function measureUnrelated(pairs: number, firstSeed: number): UnrelatedScore {
  const before: number[] = [];
  const after: number[] = [];
  for (let index = 0; index < pairs; index++) {
    const kind = kinds[index % kinds.length];
    if (kind === undefined) continue;
    const [a, b] = [
      contractOf(kind, firstSeed + index * 100),
      contractOf(kind, firstSeed + index * 100 + 50),
    ];
    const { aInB, bInA } = comparePair(a, b, { subtract: { templates: [formOf(kind)] } });
    before.push(aInB.before.rate, bInA.before.rate);
    after.push(aInB.after.rate, bInA.after.rate);
  }
  return { pairs, before: summary(before), after: summary(after) };
}

const PLANTED = 3;
const PLANTED_CHARACTERS = 160;

/**
 * Paragraphs outside the form that are equal in both contracts: how much of them is found when the form is
 * subtracted.
 */
export function measurePlanted(pairs: number, firstSeed: number): PlagDetScore {
  const outcomes = Array.from({ length: pairs }, (_, index): PairOutcome => {
    const kind = kinds[index % kinds.length];
    if (kind === undefined) return { cases: [], detections: [] };
    const seed = firstSeed + index * 100;
    const planted = Array.from({ length: PLANTED }, (__, number) =>
      writeText(PLANTED_CHARACTERS, seed + number).text.replaceAll('\n', ''),
    );
    const [a, b] = [
      plant(contractOf(kind, seed), planted, seed),
      plant(contractOf(kind, seed + 50), planted, seed + 50),
    ];
    const { fragments } = comparePair(a, b, { subtract: { templates: [formOf(kind)] } });
    return {
      cases: planted.map((text) => ({ suspicious: placeOf(a, text), source: placeOf(b, text) })),
      detections: fragments
        .filter(({ isSubtracted }) => !isSubtracted)
        .map((fragment) => ({ suspicious: fragment.a, source: fragment.b })),
    };
  });
  return scorePlagDet(outcomes);
}

/** At places that depend on the seed, never two side by side. */
function plant(contract: Document, texts: readonly string[], seed: number): Document {
  const blocks: BlockDraft[] = contract.blocks.map(({ type, start, end }) => ({
    type,
    text: contract.text.slice(start, end),
  }));
  const step = Math.floor(blocks.length / (texts.length + 1));
  texts.forEach((text, index) => {
    blocks.splice((index + 1) * step - (seed % step) + index, 0, { type: 'paragraph', text });
  });
  return buildDocument({ readerVersion: 'bench', kind: 'docx', pages: null, blocks, notRead: [] });
}

function placeOf({ text }: Document, passage: string): { readonly start: number; readonly end: number } {
  const start = text.indexOf(passage);
  return { start, end: start + passage.length };
}

/** Every two of one type; no form, nothing subtracted. */
export async function measureWrittenContracts(
  set: CorpusSet,
): Promise<UnrelatedScore['before'] & { pairs: number }> {
  const contracts = (await loadCorpus(set)) ?? [];
  const rates = contracts.flatMap((one, index) =>
    contracts
      .slice(index + 1)
      .filter(({ type }) => type === one.type)
      .flatMap((other) => {
        const { aInB, bInA } = comparePair(one.document, other.document);
        return [aInB.after.rate, bInA.after.rate];
      }),
  );
  return { pairs: rates.length / 2, ...summary(rates) };
}

/** The first contract of the type from the seed on: the generator chooses the type itself. */
function contractOf(kind: ContractKind, firstSeed: number): Document {
  for (let seed = firstSeed; ; seed++) {
    const contract = new ContractWriter(createRandom(Math.imul(seed, SPREAD))).write(PAGES);
    if (!contract.header.startsWith(kind.title)) continue;
    const blocks = passagesOf(contract).map(({ zone, number, body }) => ({
      type: zone === 'body' ? ('paragraph' as const) : zone === 'notes' ? ('footnote' as const) : zone,
      text: number + body,
    }));
    return buildDocument({ readerVersion: 'bench', kind: 'docx', pages: null, blocks, notRead: [] });
  }
}

/** The form that the parties filled in: every sentence with its blanks. */
function formOf(kind: ContractKind): Document {
  const sentences = [
    kind.title,
    '{a}：{aName}',
    '{b}：{bName}',
    '{a}（盖章）：{aName}',
    '{b}（盖章）：{bName}',
    '签订日期：{date}',
    '住所地：{place}，统一社会信用代码：{account}',
    '双方经平等协商，就{item}等事宜于{date}订立本合同，共同遵守。',
    '{item}及其配套的价格见下表，单价在{date}前固定不变。',
    '编码名称单位数量单价（元）金额（元）',
    ...definitions,
    ...kind.articles.flatMap(({ heading, sentences: clauses }) => [heading, ...clauses]),
    ...lists.flatMap(({ lead, items }) => [lead, ...items]),
    ...notes,
  ];
  const blocks = sentences.map((sentence) => ({
    type: 'paragraph' as const,
    text: sentence
      .replaceAll('{a}', kind.a)
      .replaceAll('{b}', kind.b)
      .replaceAll(/\{\w+\}|⟦\?⟧/g, '____'),
  }));
  return buildDocument({ readerVersion: 'bench', kind: 'docx', pages: null, blocks, notRead: [] });
}

function summary(rates: readonly number[]): { readonly mean: number; readonly highest: number } {
  return { mean: rates.reduce((sum, rate) => sum + rate, 0) / rates.length, highest: Math.max(...rates) };
}
