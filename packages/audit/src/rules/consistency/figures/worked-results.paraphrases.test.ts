import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

/** Results beside what they are made of, lengths beside their days, limits of the law by figures; and look-alikes that come out or are another thing. */
const table = `
+ price.total-differs 服务 设备租用18,000元，人员费用6,400元，餐食2,600元，共计27,800元。
+ price.total-differs 平台 例如当月成交30万元，佣金15,000元，推广费2,400元，合计17,600元。
- price.total-differs 服务 设备租用18,000元，人员费用6,400元，餐食2,600元，共计27,000元。
- price.total-differs 服务 餐食2,600元，设备租用18,000元，人员费用6,400元，两项合计24,400元。
+ price.total-differs 云 标准价每账号每年1,200元，50个账号每年60,000元；客户签两年，享八折，两年费用合计97,000元。
- price.total-differs 云 标准价每账号每年1,200元，50个账号每年60,000元；客户签两年，享八折，两年费用合计96,000元。
+ price.total-differs 技转 许可费为净销售额的4%，按季结算。例如，某季净销售额为500万元的，当季许可费为210,000元。
- price.total-differs 技转 许可费为净销售额的4%，按季结算。例如，某季净销售额为500万元的，当季许可费为200,000元。
+ price.total-differs 竞业 经济补偿按月平均工资的40%计算，按现工资18,000元测算，每月为7,400元。
- price.total-differs 竞业 经济补偿按月平均工资的40%计算，按现工资18,000元测算，每月为7,200元，不低于当地最低工资标准。
+ price.total-differs 买卖 供应期自2026年1月1日起至2026年8月31日止，共8个月。/预计月均用量合计120,000元，供应期内预计总额990,000元。
- price.total-differs 买卖 供应期自2026年1月1日起至2026年8月31日止，共8个月。/预计月均用量合计120,000元，供应期内预计总额960,000元。
+ price.total-differs 合作 1、甲方出场地装修共150万元。/2、乙方出设备和流动资金共230万元。/3、双方加起来总投入390万元。
- price.total-differs 合作 1、甲方出场地装修共150万元。/2、乙方出设备和流动资金共230万元。/3、双方加起来总投入380万元。
+ price.total-differs 外贸 数量3台。/单价92,000美元每台，总价286,000美元。
- price.total-differs 外贸 数量3台。/单价92,000美元每台，总价276,000美元。
+ price.total-differs 租赁 月租金计31,200元（含税）；/租金按季支付，先付后用，每季租金计94,600元。
- price.total-differs 租赁 月租金计31,200元（含税）；/租金按季支付，先付后用，每季租金计93,600元。
- price.total-differs 租赁 月租金为30,000元。/第二年起月租金调整为33,000元。/保证金为两个月租金60,000元。
+ price.total-differs 房买 房屋总价186万元。/1、乙方签约当天付定金20万元。/2、首付余款36.5万元，10日内支付。/3、剩下的131万元由银行贷款支付。
- price.total-differs 房买 房屋总价186万元。/1、乙方签约当天付定金20万元。/2、首付余款35万元，10日内支付。/3、剩下的131万元由银行贷款支付。
- price.total-differs 房买 房屋总价186万元。/1、乙方签约当天付定金20万元。/2、首付款56万元（含定金），10日内支付。/3、剩下的130万元由银行贷款支付。
+ termination.term-contradiction 合作 双方合作三年，从2026年3月1日起到2029年5月31日止。
- termination.term-contradiction 合作 双方合作三年，从2026年3月1日起到2029年2月28日止。
+ consistency.dates 技转 发明专利“一种阀门”，申请日2019年4月8日，有效期至2038年4月7日。
- consistency.dates 技转 发明专利“一种阀门”，申请日2019年4月8日，有效期至2039年4月7日。
+ consistency.dates 技转 实用新型专利“一种支架”，申请日为2020年5月6日，专利权期限至2032年5月5日。
- consistency.dates 技转 外观设计专利“灯具”，申请日为2022年5月6日，专利权期限至2037年5月5日。
+ consistency.dates 买卖 本合同于2026年3月2日签订。/交货期为本合同签订之日起60日内，即不晚于2026年4月15日。
- consistency.dates 买卖 本合同于2026年3月2日签订。/交货期为本合同签订之日起60日内，即不晚于2026年5月1日。
+ validity.labour-hours-over 劳动 乙方每周工作六天，周一至周六上午八点至十二点、下午一点半至五点半上班。
+ validity.labour-hours-over 劳动 工作时间为周一至周六9:00至18:00，午休半小时。
- validity.labour-hours-over 劳动 工作时间为周一至周五9:00至18:00，午休一小时。
- validity.labour-hours-over 劳动 周一至周五上午八点半至十二点、下午一点半至六点上班。
+ validity.probation-pay-low 劳动 月工资由基本工资4,000元、岗位工资3,000元、绩效工资1,000元构成，合计每月8,000元。/试用期内每月工资为6,000元。
- validity.probation-pay-low 劳动 月工资由基本工资4,000元、岗位工资3,000元、绩效工资1,000元构成，合计每月8,000元。/试用期内每月工资为6,400元。
`;

describe('results beside what they are made of', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
