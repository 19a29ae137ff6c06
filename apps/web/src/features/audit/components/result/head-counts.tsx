import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import { countLevels } from '../../view-model/result-parts.ts';
import type { AuditResult } from '../../view-model/result-shapes.ts';

/** The numbers of a result in the header, at any width and whatever tab is open. */
export function HeadCounts({ result: { risks } }: { readonly result: AuditResult }) {
  const missing = risks.filter(({ kind }) => kind === 'missing').length;
  const { high, medium, low } = countLevels(risks.filter(({ kind }) => kind === 'risk'));
  const [a = '', b = '', c = '', d = ''] = [high, medium, low, missing].map(formatCount);
  return (
    <span title={text.headCountsLabel} data-testid="head-counts">
      {text.headCounts(a, b, c, d)}
    </span>
  );
}
