import { understandContract } from '@wenjian/contract';
import { buildDocument } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { checkInstalments } from './check-instalments.ts';
import { checkTotals } from './check-totals.ts';

function tableOf(...rows: readonly (readonly string[])[]) {
  const blocks = rows.flatMap((cells, row) =>
    cells.map((text, column) => ({ type: 'tableCell' as const, text, cell: { table: 0, row, column } })),
  );
  return buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks, notRead: [] });
}

describe('the arithmetic of a price', () => {
  it('quotes the table row in which unit price times quantity does not give the amount', () => {
    const document = tableOf(
      ['名称', '数量', '单价（元）', '金额（元）'],
      ['斜梁', '2,400根', '86', '216,400'],
      ['立柱', '1,200根', '128', '153,600'],
      ['合计', '', '', '370,000'],
    );
    const outcome = checkTotals(understandContract(document));
    expect(outcome.kind).toBe('hit');
    if (outcome.kind !== 'hit') return;
    expect(outcome.findings).toHaveLength(1);
    const [{ span, detail }] = outcome.findings;
    expect(document.text.slice(span.start, span.end)).toContain('216,400');
    expect(detail).toContain('206,400元');
  });

  it.each(['\t', '  ', '　', ' | '])(
    'reads rows of plain text whose columns are separated by “%s”',
    (gap) => {
      const rows = [
        ['名称', '数量', '单价', '金额'],
        ['水泵', '10', '500', '5000'],
        ['阀门', '20', '300', '6500'],
      ];
      const document = documentOf(rows.map((row) => row.join(gap)));
      const outcome = checkTotals(understandContract(document));
      expect(outcome.kind === 'hit' && outcome.findings[0].detail).toContain('6,000元');
    },
  );

  it('compares a total in ten thousands of yuan with rows in yuan', () => {
    const document = tableOf(['项目', '金额（万元）'], ['设备', '80'], ['安装', '20'], ['合计', '100']);
    expect(checkTotals(understandContract(document)).kind).toBe('passed');
  });

  it('ignores a price with a single named part', () => {
    const document = documentOf(['合同总价为100000元，其中税额为11504元。']);
    expect(checkTotals(understandContract(document)).kind).toBe('passed');
  });

  it.each([
    ['签约后付30%；到货后付至90%；质保期满付10%。', 'passed'],
    ['签约后付30%；到货后付至90%；质保期满付20%。', 'hit'],
    ['签约后付30%；到货后付40%；余款验收后付清。', 'passed'],
    ['签约后付30%，税率13%；验收后付70%。', 'passed'],
    ['逾期付款的，每日支付千分之五违约金；解除合同的，支付总价的60%。', 'passed'],
  ])('judges the schedule %s', (schedule, verdict) => {
    expect(checkInstalments(understandContract(documentOf(['第一条 付款', schedule]))).kind).toBe(verdict);
  });
});
