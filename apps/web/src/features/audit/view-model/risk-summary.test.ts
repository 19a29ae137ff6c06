import { expect, it } from 'vitest';
import { resultFixture, riskFixture } from './result.testing.ts';
import { cutResult } from './result-parts.ts';
import { riskSummary, SUMMARY_LINES_MAX } from './risk-summary.ts';

const many = (count: number, part: object) =>
  Array.from({ length: count }, (_, at) => riskFixture({ id: `${JSON.stringify(part)}${at}`, ...part }));
const rule = { title: 'x', family: 'price', met: null, isUnproven: false, unproven: null, why: null };
const checked = [{ ...rule, ruleId: 'x', outcome: 'notChecked' as const }];

const linesOf = (risks: ReturnType<typeof many>, done = 0) => {
  const result = resultFixture(['合同'], risks, {
    checked,
    coverage: { examined: [], notExamined: [{ what: '图片', count: 2, reason: '未读' }] },
  });
  return riskSummary(result, cutResult(result), { done, total: risks.length });
};

it('never has more than ten lines, and names the worst risks first', () => {
  const risks = [
    ...many(9, { level: 'low', title: '表述不清' }),
    ...many(7, { level: 'high', title: '定金过高', clause: '第三条' }),
    ...many(9, { kind: 'missing', title: '没有保密条款' }),
  ];
  const lines = linesOf(risks, 3);
  expect(lines).toHaveLength(SUMMARY_LINES_MAX);
  expect(lines).toEqual([
    '合同：合同.docx（买卖合同）',
    '立场：甲方（买方公司）；仅按规则审查',
    '发现：高风险 7 项，中风险 0 项，低风险 9 项，缺失条款 9 项',
    ...Array.from({ length: 3 }, () => '高风险：定金过高（第三条）'),
    '另有 4 项高风险，见清单',
    '缺失：没有保密条款、没有保密条款、没有保密条款、没有保密条款等 9 项',
    '处理：已处理 3 / 25 项',
    '未检查：1 条规则，另有 1 项文件内容未读；未列出的不代表没有风险',
  ]);
});

it('says that nothing was found, and what was not checked', () => {
  expect(linesOf([]).slice(2)).toEqual([
    '发现：没有发现风险与缺失条款',
    '未检查：1 条规则，另有 1 项文件内容未读；未列出的不代表没有风险',
  ]);
});
