/** Whether a sum in figures and the same sum in words agree. */
import type { Amount, Contract } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { hitOrPassed } from './build-rule.ts';
import type { Finding, RuleOutcome } from './rule.ts';

/** Only such words may stand between two forms of one sum. */
const bridge = /^(?:[\s（()）：:，,、/／"“”]|大写|小写|人民币|金额|即|计|为|RMB|[¥￥]|整|含税|合计)*$/;

export function checkUppercase({ amounts, document }: Contract): RuleOutcome {
  const findings: Finding[] = [];
  for (const [index, one] of amounts.entries()) {
    const other = amounts[index + 1];
    if (other === undefined || !isPair(one, other)) continue;
    if (!bridge.test(document.text.slice(one.end, other.start)) || one.fen === other.fen) continue;
    findings.push({
      span: documentSpan(one.start, Math.min(document.text.length, other.end)),
      detail: `两种写法分别为${document.text.slice(one.start, one.end).trim()}和${document.text.slice(other.start, other.end).trim()}`,
    });
  }
  return hitOrPassed(findings);
}

function isPair(one: Amount, other: Amount): boolean {
  return one.isUppercase !== other.isUppercase && one.fen !== null && other.fen !== null;
}
