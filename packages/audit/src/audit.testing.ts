/** Runs rules over a few paragraphs. Test code only. */
import { type Contract, understandContract } from '@wenjian/contract';
import { buildDocument, type Document } from '@wenjian/document';
import type { Rule, RuleOutcome } from './rule.ts';

/** Two companies, a buyer and a seller, so that rules can tell the sides apart. */
const saleParties = [
  '甲方（买方）：杭州青禾贸易有限公司',
  '住所：浙江省杭州市西湖区文三路1号',
  '乙方（卖方）：苏州云杉设备有限公司',
  '住所：江苏省苏州市虎丘区浒关路2号',
];

export function outcomeOf(
  rules: readonly Rule[],
  ruleId: string,
  paragraphs: readonly string[],
): RuleOutcome {
  const rule = rules.find(({ id }) => id === ruleId);
  if (rule === undefined) throw new Error(`there is no rule ${ruleId}`);
  return rule.check(contractOf(paragraphs), rule.thresholds ?? {});
}

/** `hit`, `missing`, `passed` … */
export function verdictOf(rules: readonly Rule[], ruleId: string, paragraphs: readonly string[]): string {
  return outcomeOf(rules, ruleId, paragraphs).kind;
}

/**
 * The outcome of the rule for a contract with this title, two parties and these paragraphs; a hit includes
 * the quoted words.
 */
export function verdictIn(
  rules: readonly Rule[],
  ruleId: string,
  title: string,
  paragraphs: readonly string[],
): string {
  const all = [title, ...saleParties, ...paragraphs];
  const outcome = outcomeOf(rules, ruleId, all);
  if (outcome.kind !== 'hit') return outcome.kind;
  const { start, end } = outcome.findings[0].span;
  return `hit: ${documentOf(all).text.slice(start, end)}`;
}

function contractOf(paragraphs: readonly string[]): Contract {
  return understandContract(documentOf(paragraphs));
}

export function documentOf(paragraphs: readonly string[]): Document {
  return buildDocument({
    readerVersion: 'test',
    kind: 'txt',
    pages: null,
    blocks: paragraphs.map((text) => ({ type: 'paragraph', text })),
    notRead: [],
  });
}
