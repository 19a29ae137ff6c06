import { expect, it } from 'vitest';
import { figures, paragraphs } from './calculations.testing.ts';

const written = (...lines: readonly string[]): readonly (string | undefined)[] =>
  figures(paragraphs('服务合同', ...lines)).map(({ ruleId }) => ruleId);

it.each([
  [
    ['合同总价为人民币500,000元。', '合同总价的构成：设计费200,000元，施工费260,000元，监理费50,000元。'],
    'figures.sum',
  ],
  [['本协议一式六份，甲方、乙方、监理单位各执一份，其余四份报主管部门备案。'], 'figures.sum'],
  [['本合同一式八份，双方各执二份，其余五份办理登记使用。'], 'figures.sum'],
  [['本合同一式四份，买卖双方各执一份，其余三份办理登记使用。'], 'figures.sum'],
  [['原交付日期为2024年3月1日，因设计变更顺延30日，调整后的交付日期为2024年4月20日。'], 'figures.term'],
  [['约定的完工日期为2024年5月31日。双方同意提前十日，提前后的完工日期为2024年5月11日。'], 'figures.term'],
])('tells a figure that does not follow from what is announced: %s', (lines, rule) => {
  expect(written(...lines)).toContain(rule);
});

it.each([
  [['合同总价为人民币500,000元。', '合同总价的构成：设计费200,000元，施工费250,000元，监理费50,000元。']],
  [['合同总价为人民币500,000元。', '合同总价的构成：设计费20万元，施工费25万元，监理费5万元。']],
  [['合同总价的构成：设计费200,000元，施工费260,000元。']],
  [['合同总价为人民币900,000元。', '合同总价的构成：设计费200,000元，施工费260,000元。']],
  [['本协议一式六份，甲方、乙方、监理单位各执一份，其余三份报主管部门备案。']],
  [['本合同一式八份，双方各执二份，其余四份办理登记使用。']],
  [['本合同一式八份，各方各执一份，其余四份办理登记使用。']],
  [['原交付日期为2024年3月1日，因设计变更顺延30日，调整后的交付日期为2024年3月31日。']],
  [['原交付日期为2024年3月1日，因设计变更顺延30日，调整后的交付日期为2024年3月30日。']],
  [['本合同一式四份，买卖双方各执一份，其余两份办理登记使用。']],
  [['本合同一式四份，当事人双方各执一份，其余两份办理登记使用。']],
  [['本合同一式五份，甲、乙、丙三方各执一份，其余两份办理登记使用。']],
  [['本合同一式五份，甲乙双方、监理单位各执一份，其余两份办理登记使用。']],
  [['本合同一式五份，各合伙人各执一份，其余两份办理登记使用。']],
  [['本合同一式六份，全体股东各执一份，其余一份备案。']],
  [['本合同一式四份，constructor各执一份，其余一份备案。']],
  [['合同于2024年3月1日签订。', '工期顺延30日，调整后的竣工日期为2024年9月1日。']],
])('is silent where it does: %s', (lines) => {
  expect(written(...lines)).toEqual([]);
});

it('reads a list that could be parted in many ways once', () => {
  const list = `总价的构成：${'和甲为人民币 1元'.repeat(9)}`;
  const before = process.cpuUsage();
  expect(written('合同总价为人民币10元。', list)).not.toContain('figures.sum');
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});
