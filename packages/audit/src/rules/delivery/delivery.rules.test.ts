import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../audit.testing.ts';
import { construction, type Example, lease, sale, service } from '../commercial.testing.ts';
import { deliveryRules } from './delivery.rules.ts';

const examples: readonly Example[] = [
  ['delivery.date-missing', sale, ['乙方向甲方供应设备。'], ['乙方应于2025年7月20日前交付设备。']],
  ['delivery.date-vague', sale, ['乙方将尽快交付设备。'], ['乙方应在30日内尽快交付设备。']],
  ['delivery.place-missing', sale, ['乙方应按时交货。'], ['乙方应将设备运至甲方仓库。']],
  ['delivery.risk-missing', sale, ['乙方应按时交货。'], ['设备毁损、灭失的风险自签收时转移。']],
  [
    'delivery.risk-early',
    sale,
    ['设备出厂后的毁损、灭失风险由甲方承担。'],
    ['设备毁损、灭失的风险自甲方签收时转移。'],
  ],
  [
    'delivery.risk-late',
    sale,
    ['验收合格之前，设备毁损、灭失的一切风险均由乙方承担。'],
    ['设备签收后的风险由甲方承担。'],
  ],
  [
    'delivery.retention-of-title',
    sale,
    ['验收合格后30日内支付余款。'],
    ['验收合格后30日内支付余款。', '付清价款前设备所有权属于乙方。'],
  ],
  [
    'delivery.partial-refusal',
    sale,
    ['乙方分批交货。'],
    ['乙方分批交货。', '任一批不合格的，甲方可以拒收该批。'],
  ],
  ['delivery.insurance-missing', service, ['乙方承运货物。'], ['乙方为货物投保运输险。']],
  [
    'delivery.start-date-missing',
    construction,
    ['乙方承包店面装修。'],
    ['开工日期为2025年3月1日，竣工日期为2025年6月1日。'],
  ],
  [
    'delivery.extension-missing',
    construction,
    ['无论何种原因，工期一律不予顺延。'],
    ['因设计变更造成延误的，工期相应顺延。'],
  ],
  ['delivery.handover-list-missing', lease, ['甲方将房屋交给乙方。'], ['双方签署交接清单。']],
  [
    'delivery.extra-work-unpaid',
    service,
    ['甲方增加工作量的，服务费不予调整。'],
    ['甲方增加工作量的，双方另行书面确认费用。'],
  ],
];

describe('rules of the family delivery', () => {
  it.each(examples)('%s finds the risk', (ruleId, parties, bad) => {
    expect(['hit', 'missing']).toContain(verdictOf(deliveryRules, ruleId, [...parties, ...bad]));
  });

  it.each(examples)('%s accepts good wording', (ruleId, parties, _bad, good) => {
    expect(['passed', 'notApplicable']).toContain(verdictOf(deliveryRules, ruleId, [...parties, ...good]));
  });

  it('requires rules for single orders in a framework agreement, not for a single delivery', () => {
    const [, ...parties] = sale;
    const verdict = (title: string) =>
      verdictOf(deliveryRules, 'delivery.partial-refusal', [
        title,
        ...parties,
        '乙方应在收到通知后10日内交货。',
      ]);
    expect(['采购框架协议', '设备买卖合同'].map(verdict)).toEqual(['missing', 'notApplicable']);
  });

  it('has an example for every rule', () => {
    expect(new Set(examples.map(([ruleId]) => ruleId))).toEqual(new Set(deliveryRules.map(({ id }) => id)));
  });
});
