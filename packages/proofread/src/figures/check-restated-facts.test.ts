/** One fact told in two ways; other sums and periods of like names stay. */
import { expect, it } from 'vitest';
import { figures, paragraphs } from './calculations.testing.ts';

function found(...said: readonly string[]): readonly string[] {
  const lines = [
    '设备租赁合同',
    '甲方：苏州青禾机械有限公司',
    '乙方：无锡锦霁食品有限公司',
    '一、转让价款为人民币450万元。',
    '二、乙方交付押金36,000元。',
    '三、质量保证期为12个月，自验收之日起计算。',
    '四、甲方账号：6100 2870 1010 5526。',
  ];
  return figures(paragraphs(...lines, ...said))
    .filter(({ ruleId }) => ruleId === 'figures.told-twice')
    .map(({ original }) => original.trim());
}

it('reads a period behind the number of its clause', () => {
  const lines = (said: string) => [
    '第七条 保修',
    '7.1 合同设备的保修期为24个月。',
    `7.2 在${said}个月的保修期内，卖方免费维修。`,
  ];
  const found = (said: string) =>
    figures(paragraphs('压缩机买卖合同', ...lines(said))).map(({ original }) => original);
  expect(found('36')).toEqual(['36个月']);
  expect(found('24')).toEqual([]);
});

it.each([
  ['五、甲方应返还已收价款，并支付价款480万元的10%作为违约金。', '480万元'],
  ['五、期满无损坏的，甲方应退还押金30,000元。', '30,000元'],
  ['五、甲方提供24个月的质量保证期。', '24个月'],
  ['五、逾期的，按转让价款540万元的千分之一计付违约金。', '540万元'],
  ['五、款项汇入账号：6100 2870 1010 5562。', '6100 2870 1010 5562'],
])('tells the odd one: %s', (said, odd) => {
  expect(found(said)).toEqual([odd]);
});

it.each([
  '五、甲方应返还已收价款，并支付价款450万元的10%作为违约金。',
  '五、甲方应退还押金36,000元。',
  '五、甲方应退还押金30,000元，其余6,000元抵作修理费。',
  '五、第二年押金40,000元，期满退还第二年押金40,000元。',
  '五、甲方提供12个月的质量保证期。',
  '五、易损件的质量保证期为6个月。',
  '五、质量保证期届满前24个月内，双方可以续约。',
  '五、乙方账号：6100 2870 1010 9047。',
  '五、甲方另收首期价款180万元的5%作为保证。',
])('leaves: %s', (said) => {
  expect(found(said)).toEqual([]);
});
