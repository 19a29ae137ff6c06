/** Whether a sum in figures and the same sum in words agree. */
import { type Contract, pairAmounts } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import type { RuleOutcome } from '../rule.ts';
import { hitOrPassed, metByAny } from './build-rule.ts';

/** How much of 元整） still belongs to the quotation. */
function closingAt(text: string, end: number): number {
  return /^\s?元?整?[）)]/.exec(text.slice(end, end + 5))?.[0].length ?? 0;
}

export function checkUppercase(contract: Contract): RuleOutcome {
  const { text } = contract.document;
  const pairs = pairAmounts(contract);
  const both = ({ first, second }: (typeof pairs)[number]): Span =>
    documentSpan(first.start, Math.min(text.length, second.end));
  const disagreeing = pairs.filter(({ agrees }) => !agrees);
  if (disagreeing.length === 0 && pairs.length > 0)
    return {
      ...metByAny(pairs.map(both).map(({ start, end }) => documentSpan(start, end + closingAt(text, end)))),
      isOfFigures: true,
    };
  return hitOrPassed(
    disagreeing.map((pair) => ({
      span: both(pair),
      detail: `两种写法分别为${text.slice(pair.first.start, pair.first.end).trim()}和${text.slice(pair.second.start, pair.second.end).trim()}`,
    })),
  );
}
