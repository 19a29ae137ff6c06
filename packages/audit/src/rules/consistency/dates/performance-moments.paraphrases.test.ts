import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

/** One performance with two moments, and look-alikes of another thing, step, party or case. */
const table = `
+ consistency.choices 房买 第三条 出卖人应于2026年5月31日前将房屋交付买受人。/第九条 买受人付清房款后三十日内，出卖人向其交房。
+ consistency.choices 租赁 乙方应于2026年3月1日前将商铺交给甲方。/附件二 时间表/商铺交付	2026年4月15日
+ consistency.choices 股权 第四条 首笔款到账后5个工作日内办理过户登记。/第八条 受让方付清全部价款后20日内，转让方配合办理工商变更登记。
+ consistency.choices 劳动 甲方每月15日发放上月工资。/第十二条 劳动报酬由甲方于次月25日支付。
+ consistency.choices 中介 甲方应在签订买卖合同之日起3日内向乙方支付全部佣金。/附件一 收费说明/佣金于房屋过户满一个月后支付。
+ consistency.choices 服务 乙方应于12月3日20时前完成撤场。/附件一 活动安排/撤场时间：12月2日22时
+ consistency.choices 借款 借款期限自2026年1月1日至2026年12月31日止。/第五条 借款本金由乙方于2027年3月31日一次性偿还。
+ consistency.choices 承揽 首批：300套，2026年3月1日前；末批：其余全部产品，2026年4月30日前。/附件一 排期/其余产品2026年4月10日前交清。
+ consistency.choices 平台 买家签收满5日无争议的，货款由平台转入商户账户。/附件一 结算规则/结算时间：每月20日结算一次货款。
+ consistency.choices 服务 甲方核对无误后于每月8日前付款。/附件一 服务清单/付款日：每月18日，遇节假日顺延。
- consistency.choices 服务 甲方核对无误后于每月8日前付款。/附件一 服务清单/付款日：每月8日，遇节假日顺延。
- consistency.choices 房买 出卖人应于2026年5月31日前将房屋交付买受人。/附件一 时间表/房屋交付	2026年5月31日
- consistency.choices 房买 出卖人应于2026年5月31日前将房屋交付买受人。/出卖人逾期交房的，应在买受人催告后十日内交付房屋，否则买受人可以解除合同。
- consistency.choices 租赁 乙方应于2026年3月1日前将商铺交给甲方。/租赁期届满后10日内，甲方应将商铺返还乙方。
- consistency.choices 劳动 甲方每月15日发放上月工资。/甲方每月25日缴纳社会保险费。
- consistency.choices 派遣 甲方每月10日前向乙方支付服务费。/乙方应于每月15日前将工资发放给派遣员工。
- consistency.choices 租赁 甲方应于每月5日前支付租金。/甲方应于每月10日前缴纳水电费。
- consistency.choices 承揽 首批产品2026年3月1日前交货。/末批产品2026年4月30日前交货。
- consistency.choices 买卖 甲方于2026年3月1日前支付货款30,000元。/甲方于2026年6月1日前支付货款50,000元。
- consistency.choices 借款 借款期限自2026年1月1日至2026年12月31日止。/借款本金由乙方于2026年12月31日一次性偿还。
- consistency.choices 借款 借款期限自2026年1月1日至2026年12月31日止。/乙方应于2026年6月30日归还本金200,000元，其余于2026年12月31日归还。
- consistency.choices 股权 首笔款到账后5个工作日内办理过户登记。/过户登记办完后15日内，受让方支付第二笔款。
`;

describe('one performance with two moments', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
