/** Of which case a sum is: the only writing of it in its sentence, before a change or after it. */
import { type Amount, type Contract, factsWithin, wordsBefore } from '@wenjian/contract';
import { sentenceAt } from '../../../checks/find-sentences.ts';

/** 本金数额为肆佰伍拾万元: written in capitals only. */
export function standsAlone(contract: Contract, amount: Amount): boolean {
  const sentence = sentenceAt(contract, amount);
  return (
    sentence !== null &&
    factsWithin(contract.amounts, sentence).every((other) => other === amount || other.isUppercase)
  );
}

/** 增资前注册资本为800万元, and 1,000万元 after it. */
export function isBeforeOrAfter(contract: Contract, amount: Amount): boolean {
  const before =
    wordsBefore(contract, amount, 40)
      .split(/[。；\n]/)
      .at(-1) ?? '';
  return /(?:增资|减资|投资|变更|交割)(?:完成)?(?:之?前|之?后)/.test(before);
}
