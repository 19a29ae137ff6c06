import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../audit.testing.ts';
import { development, type Example, labour, lease, licence, sale, service } from '../commercial.testing.ts';
import { subjectRules } from './subject.rules.ts';

const examples: readonly Example[] = [
  [
    'subject.goods-undefined',
    sale,
    ['甲方向乙方购买设备一批，价款100000元。'],
    ['乙方供应数控车床，规格型号CK6150，数量3台。'],
  ],
  ['subject.quality-standard-missing', sale, ['甲方购买设备3台。'], ['设备应符合GB/T 25659.1-2010。']],
  ['subject.quality-vague', sale, ['产品质量达到行业一般水平。'], ['产品质量应符合国家标准。']],
  ['subject.quantity-tolerance', sale, ['数量约100吨。'], ['数量约100吨，允许上下浮动5%。']],
  [
    'subject.service-scope-vague',
    service,
    ['乙方还应完成甲方临时交办的其他各项工作。'],
    ['服务内容以附件一清单为准。'],
  ],
  [
    'subject.deliverables-missing',
    development,
    ['乙方为甲方开发管理系统。'],
    ['交付物包括可执行程序和用户手册。'],
  ],
  ['subject.warranty-period-missing', sale, ['设备由乙方交付。'], ['质保期为24个月。']],
  [
    'subject.warranty-too-short',
    sale,
    ['设备的保修期为自验收合格之日起6个月。'],
    ['设备的保修期为自验收合格之日起24个月，保修期内乙方应在24小时内响应。'],
  ],
  ['subject.lease-use-missing', lease, ['甲方将房屋出租给乙方。'], ['房屋用途为办公。']],
  [
    'subject.lease-area-missing',
    lease,
    ['甲方将房屋一间出租给乙方。'],
    ['房屋坐落于杭州市文三路8号，建筑面积100平方米。'],
  ],
  ['subject.repair-duty-missing', lease, ['甲方将房屋出租给乙方。'], ['房屋由甲方负责维修。']],
  [
    'subject.repair-all-on-lessee',
    lease,
    ['租赁期内包括屋面、外墙在内的一切维修均由乙方承担。'],
    ['因乙方使用不当造成损坏的，一切维修由乙方承担。'],
  ],
  ['subject.title-warranty-missing', sale, ['乙方向甲方出售设备。'], ['乙方保证设备未设定抵押。']],
  [
    'subject.job-content-missing',
    labour,
    ['乙方月工资8000元。'],
    ['乙方担任会计岗位。', '工作地点为合肥市。'],
  ],
  [
    'subject.job-change-at-will',
    labour,
    ['甲方可以随时调整乙方的岗位和薪酬，乙方应当服从。'],
    ['经双方协商一致，甲方可以调整乙方的岗位。'],
  ],
  [
    'subject.working-hours-missing',
    labour,
    ['乙方月工资8000元。'],
    ['乙方每日工作不超过8小时。', '乙方依法享受休假。'],
  ],
  [
    'subject.licence-scope-missing',
    licence,
    ['乙方许可甲方使用该软件。'],
    ['乙方授予甲方非独占的使用许可，许可期限三年，用户数200个。'],
  ],
  ['subject.entrust-scope-full', service, ['甲方全权委托乙方处理该事项。'], ['甲方委托乙方代为办理年检。']],
];

describe('rules of the family subject', () => {
  it.each(examples)('%s finds the risk', (ruleId, parties, bad) => {
    expect(['hit', 'missing']).toContain(verdictOf(subjectRules, ruleId, [...parties, ...bad]));
  });

  it.each(examples)('%s accepts good wording', (ruleId, parties, _bad, good) => {
    expect(['passed', 'notApplicable']).toContain(verdictOf(subjectRules, ruleId, [...parties, ...good]));
  });

  it('has an example for every rule', () => {
    expect(new Set(examples.map(([ruleId]) => ruleId))).toEqual(new Set(subjectRules.map(({ id }) => id)));
  });
});
