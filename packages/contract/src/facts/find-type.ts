/** The contract type: by the title, else by the weighted words of the text. Returns its confidence and evidence. */
import { type Document, documentSpan, type Span } from '@wenjian/document';
import type { Contract, ContractType, ContractTypeFinding } from '../contract.ts';
import { typeWords } from './contract-type.words.ts';

/** More repetitions of one word do not count. */
const MAX_COUNT = 8;
const MIN_SCORE = 6;
const EVIDENCE_PER_WORD = 3;
/** The type is clear long before this; more text only takes time. */
const READ_CHARACTERS = 60_000;

export function findType(document: Document, title: Contract['title']): ContractTypeFinding {
  const called = title === null ? '' : kindInTitle(title.text);
  if (title !== null && ownKind.test(called))
    return { type: 'other', confidence: 'certain', evidence: [documentSpan(title.start, title.end)] };
  const named = title === null ? undefined : typeWords.find((each) => each.title.test(called));
  if (named !== undefined && title !== null) {
    return { type: named.type, confidence: 'certain', evidence: [documentSpan(title.start, title.end)] };
  }
  const text = document.text.slice(0, READ_CHARACTERS);
  const scores = typeWords.map(({ type, body }) => ({ type, ...scoreOf(text, body) }));
  const [best, second] = scores.sort((a, b) => b.score - a.score);
  if (best === undefined || best.score < MIN_SCORE)
    return { type: 'other', confidence: 'guess', evidence: [] };
  const isClear = best.score >= 2 * (second?.score ?? 0);
  return {
    type: best.type satisfies ContractType,
    confidence: isClear ? 'likely' : 'guess',
    evidence: best.evidence,
  };
}

/** Gifts, factoring and settlements are none of the types, whatever they are about. */
const ownKind = /捐赠|赠与|保理(?:业务|融资|服务)?(?:合同|协议)|(?:和解|调解)(?:协议|合同)/;

/**
 * The part of a title that names the kind. A name in quotation marks says nothing of it (“微光工程”捐赠协议书), and a
 * contract for advice or brokerage is one, whatever the business is about (厂房租赁中介服务合同, 工程造价咨询合同).
 */
export function kindInTitle(title: string): string {
  const rest = title.replace(/[“"「][^“”"「」]{1,20}[”"」]/g, '');
  const named = /合同|协议/.test(rest) ? rest : title;
  const advice = /(?:技术)?(?:中介|居间|经纪|咨询|顾问)(?:服务)?(?:合同|协议)/.exec(named);
  return advice === null ? named : named.slice(advice.index);
}

function scoreOf(
  text: string,
  words: readonly (readonly [RegExp, number])[],
): { score: number; evidence: Span[] } {
  let score = 0;
  const evidence: Span[] = [];
  for (const [pattern, weight] of words) {
    let count = 0;
    for (const match of text.matchAll(pattern)) {
      if (count < EVIDENCE_PER_WORD) evidence.push(documentSpan(match.index, match.index + match[0].length));
      if (++count >= MAX_COUNT) break;
    }
    score += count * weight;
  }
  return { score, evidence };
}
