/** Whether a sum in figures and the same sum in words agree. */
import { type Contract, pairAmounts } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { RuleOutcome } from '../rule.ts';
import { hitOrPassed } from './build-rule.ts';

export function checkUppercase(contract: Contract): RuleOutcome {
  const { text } = contract.document;
  const disagreeing = pairAmounts(contract).filter(({ agrees }) => !agrees);
  return hitOrPassed(
    disagreeing.map(({ first, second }) => ({
      span: documentSpan(first.start, Math.min(text.length, second.end)),
      detail: `两种写法分别为${text.slice(first.start, first.end).trim()}和${text.slice(second.start, second.end).trim()}`,
    })),
  );
}
