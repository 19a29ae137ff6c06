import { describe, expect, it } from 'vitest';
import { commasBetweenItems } from './list-commas.ts';

/** The text with each comma inside a list replaced. */
function listed(text: string): string {
  const places = new Set(commasBetweenItems(text));
  return [...text].map((sign, at) => (places.has(at) ? '、' : sign)).join('');
}

describe('commas inside lists', () => {
  it.each([
    ['乙方担任库管员，负责入库登记、票据整理，现场巡查及用品发放。', '票据整理、现场'],
    ['保密资料是指乙方的图样、配比，工艺参数及标有记号的文件。', '配比、工艺参数'],
    ['平台由订单、仓储、配送，结算四个模块组成。', '配送、结算四个'],
    ['损失包括停工、退货，客户索赔。', '退货、客户索赔'],
    ['租金、物业费，滞纳金以及追索债权的费用由丙方担保。', '物业费、滞纳金'],
    ['作品可以复制、发行，改编和翻译。', '发行、改编'],
  ])('%s', (text, right) => {
    expect(listed(text)).toContain(right);
  });

  it.each([
    '甲方提供水、电，保证施工需要和道路畅通。',
    '收回钥匙、门卡，核对账目和库存。',
    '通过检查、抽样等方式，加强质量和安全管理。',
    '生产、经营时，甲方和乙方应当配合。',
    '经过评估、核查，有关单位和个人没有异议。',
    '平台由订单、仓储，结算两个模块组成。',
    '违反法律、法规，造成人员伤亡和财产损失的，应当赔偿。',
    '没有列举，只有分句。',
  ])('%s stays', (text) => {
    expect(listed(text)).toBe(text);
  });
});
