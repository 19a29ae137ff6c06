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
  const named = title === null ? undefined : typeNamedIn(title.text);
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

/** The name of a project says nothing about the contract: “微光工程”服务合同. */
function typeNamedIn(title: string) {
  const words = title.replace(/[“「][^“”「」]{1,20}[”」]/g, '');
  return typeWords.find((each) => each.title.test(words));
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
