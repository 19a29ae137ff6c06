import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

/** Figures in running text and in tables: wrong results, and look-alikes that are right or mean something else. */
const table = `
+ price.total-differs 租赁 第一条 租赁面积为520平方米。/第二条 租金按每平方米每月45元计算，月租金为人民币24,300元。
- price.total-differs 租赁 第一条 租赁面积为520平方米。/第二条 租金按每平方米每月45元计算，月租金为人民币23,400元。
+ price.total-differs 租赁 库房使用面积1,800平方米，租金每平方米每日1.2元，每年按365天计，全年租金合计778,400元。
- price.total-differs 租赁 库房使用面积1,800平方米，租金每平方米每日1.2元，每年按365天计，全年租金合计788,400元。
- price.total-differs 租赁 面积为300平方米，每平方米每日2元，每月租金为18,250元。
+ price.total-differs 服务 乙方派驻保安12人，每人每月服务费4,500元，每月服务费合计56,000元。
- price.total-differs 服务 乙方派驻保安12人，每人每月服务费4,500元，每月服务费合计54,000元。
+ price.total-differs 运输 全年运量预计8,000吨，运价为每吨135元，运费总额为1,008,000元。
- price.total-differs 运输 全年运量预计8,000吨，运价为每吨135元，运费总额为1,080,000元。
+ price.total-differs 服务 短信按条计费，单价0.045元，预计发送600万条，费用共计207,000元。
- price.total-differs 服务 短信按条计费，单价0.045元，预计发送600万条，费用共计270,000元。
+ price.total-differs 买卖 甲方订购智能水表4,200台，每台单价385元，货款总计1,671,000元。
- price.total-differs 买卖 甲方订购智能水表4,200台，每台单价385元，货款总计1,617,000元。
+ price.total-differs 租赁 首年月租金为8,600元。/乙方应付相当于三个月租金的押金28,500元。
- price.total-differs 租赁 首年月租金为8,600元。/乙方应付相当于三个月租金的押金25,800元。
- price.total-differs 租赁 年租金为120,000元。/押金为人民币20,000元，相当于两个月租金。
+ price.total-differs 租赁 年租金为120,000元。/押金为人民币30,000元，相当于两个月租金。
+ price.total-differs 租赁 每月租金12,000元，年租金共计154,000元。
- price.total-differs 租赁 每月租金12,000元，年租金共计144,000元。
- price.total-differs 租赁 每月租金12,000元，免租一个月，首年租金共计132,000元。
+ price.total-differs 许可 每季度许可费不低于30万元，即全年不低于130万元。
+ price.total-differs 服务 服务费总额为人民币860,000元。/合同签订后支付服务费总额的30%，即人民币285,000元。
- price.total-differs 服务 服务费总额为人民币860,000元。/合同签订后支付服务费总额的30%，即人民币258,000元。
+ price.total-differs 借款 借款本金为人民币1,500,000元。/乙方应按借款本金的2%支付手续费，即人民币35,000元。
+ price.total-differs 合作 投前估值为8,000万元，甲方投资2,000万元，投后估值为1.2亿元。
- price.total-differs 合作 投前估值为8,000万元，甲方投资2,000万元，投后估值为1亿元。
+ price.total-differs 服务 一期设备630kVA、二期设备400kVA，合计1,130kVA。
- price.total-differs 服务 一期设备630kVA、二期设备400kVA，合计1,030kVA。
+ price.total-differs 租赁 租赁面积共880平方米，其中一层420平方米，二层480平方米。
- price.total-differs 租赁 租赁面积共880平方米，其中一层420平方米，二层460平方米。
- price.total-differs 租赁 厂区总面积9,000平方米，其中办公楼500平方米，食堂300平方米。
+ price.total-differs 买卖 本合同一式六份，甲乙双方各执两份，具有同等效力。
- price.total-differs 买卖 本合同一式六份，甲乙双方各执三份，具有同等效力。
- price.total-differs 买卖 本合同一式六份，甲乙双方各执两份，其余两份报主管部门备案。
- price.total-differs 合作 本协议一式三份，甲方执两份，乙方执一份。
+ price.total-differs 合作 本协议一式四份，甲方执两份，乙方执一份。
+ price.total-differs 租赁 第一条 月租金自第二年起每年递增4%。/附件一 租金表/年度	月租金（元）/第一年	5,000.00/第二年	5,200.00/第三年	5,308.00/第四年	5,624.32
- price.total-differs 租赁 第一条 月租金自第二年起每年递增4%。/附件一 租金表/年度	月租金（元）/第一年	5,000.00/第二年	5,200.00/第三年	5,408.00/第四年	5,624.32
+ price.total-differs 仓储 附件一 货物清单/品名	数量	单价（元）	货值（元）/大米	400	125	50,000/面粉	300	98	29,400/食用油	250	86	25,100
- price.total-differs 仓储 附件一 货物清单/品名	数量	单价（元）	货值（元）/大米	400	125	50,000/面粉	300	98	29,400/食用油	250	86	21,500
+ price.total-differs 保证 附件一 抵押物清单/名称	坐落	评估价值（万元）/厂房	东区	860/办公楼	西区	420/合计	—	1,380
- price.total-differs 保证 附件一 抵押物清单/名称	坐落	评估价值（万元）/厂房	东区	860/办公楼	西区	420/合计	—	1,280
+ price.total-differs 服务 培训费用共计人民币36,000元，明细见附件一。/附件一 费用明细/项目	金额（元）/讲师费	20,000/场地费	8,000/教材费	6,000
- price.total-differs 服务 培训费用共计人民币34,000元，明细见附件一。/附件一 费用明细/项目	金额（元）/讲师费	20,000/场地费	8,000/教材费	6,000
+ price.total-differs 合作 附件一 股权结构/股东	认缴出资（万元）	持股比例/甲	510	51%/乙	490	50%/合计	1,000	100%
+ price.instalments-differ 技转 许可入门费为人民币120万元，分三期支付：签约后付50万元，交付资料后付40万元，验收后付40万元。
- price.instalments-differ 技转 许可入门费为人民币120万元，分三期支付：签约后付50万元，交付资料后付40万元，验收后付30万元。
+ consistency.dates 施工 开工日期为2025年3月1日。/竣工日期为2025年8月31日。/工期总日历天数为150天。
- consistency.dates 施工 开工日期为2025年3月1日。/竣工日期为2025年8月31日。/工期总日历天数为184天。
+ consistency.dates 服务 服务期间为2025年4月1日至2025年6月30日，共计88天。
- consistency.dates 服务 服务期间为2025年4月1日至2025年6月30日，共计91天。
+ consistency.periods 借款 借款期限为二十四个月。/本息按月偿还，共计二十期。
- consistency.periods 借款 借款期限为二十四个月。/本息按月偿还，共计二十四期。
+ price.total-differs 服务 服务费每月15,000元，服务期10个月，服务费总额160,000元。
- price.total-differs 服务 服务费每月15,000元，服务期10个月，服务费总额150,000元。
+ price.total-differs 借款 借款本金100万元，年利率12%，期限6个月，利息合计7万元。
- price.total-differs 借款 借款本金100万元，年利率12%，期限6个月，利息合计6万元。
+ price.total-differs 房买 房屋总价款128万元，已付40万元，余款98万元于过户当日付清。
- price.total-differs 房买 房屋总价款128万元，已付40万元，余款88万元于过户当日付清。
+ price.total-differs 劳动 月工资8,000元，其中基本工资5,000元，岗位工资2,000元，绩效工资1,500元。
- price.total-differs 劳动 月工资8,000元，其中基本工资5,000元，岗位工资2,000元，绩效工资1,000元。
+ price.total-differs 买卖 合同总价为人民币120万元。/甲方支付定金20万元（合同总价的20%）。
- price.total-differs 买卖 合同总价为人民币120万元。/甲方支付定金24万元（合同总价的20%）。
+ price.total-differs 买卖 合同总价为人民币120万元。/质保金为合同总价的5%（8万元）。
- price.total-differs 买卖 合同总价为人民币120万元。/质保金为合同总价的5%（6万元）。
+ price.total-differs 合作 注册资本为人民币500万元。/甲方出资300万元，占注册资本的50%。
- price.total-differs 合作 注册资本为人民币500万元。/甲方出资300万元，占注册资本的60%。
+ price.total-differs 买卖 不含税价款100,000元，税率13%，税额13,000元，含税总价115,000元。
- price.total-differs 买卖 不含税价款100,000元，税率13%，税额13,000元，含税总价113,000元。
+ price.total-differs 服务 广告位20块，每块每月3,200元，每月费用合计74,000元。
+ price.total-differs 承揽 布料每米26.5元，首批供应8,000米，首批货款为221,000元。
- price.total-differs 承揽 布料每米26.5元，首批供应8,000米，首批货款为212,000元。
- price.total-differs 租赁 面积260平方米，物业费每平方米每月5元，另付押金20,000元。
- price.total-differs 运输 运费每吨200元，货物毁损的按每吨5,000元赔偿，本批货物30吨，保险金额150,000元。
+ consistency.rate-differs 借款 借款月利率为1%，折合年利率15%。
- consistency.rate-differs 借款 借款月利率为1%，折合年利率12%。
`;

describe('figures', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
