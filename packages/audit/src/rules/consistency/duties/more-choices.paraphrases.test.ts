import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

const rows = paraphrases(`
+ consistency.choices 买卖 运费由卖方承担。/附件一 物流说明/项目	说明/运费	由买方承担
- consistency.choices 买卖 运费由卖方承担。/附件一 物流说明/项目	说明/运费	由卖方承担
+ consistency.choices 买卖 卖方将货物送至买方苏州仓库。/附件一 交货安排/项目	说明/交货方式	买方自提
+ consistency.choices 代持 本次代持为无偿代持。/甲方每年向乙方支付代持服务费人民币8,000元。
- consistency.choices 代持 甲方每年向乙方支付代持服务费人民币8,000元。
+ consistency.choices 买卖 本合同价格为CIF汉堡。/卖方按FOB宁波交货。
- consistency.choices 买卖 本合同价格为CIF汉堡。/卖方按CIF汉堡交货。
+ consistency.choices 技开 定制软件的著作权归委托方所有。/依本合同编写的代码，其著作权由开发方保留。
+ consistency.dates 服务 活动日期：2026年5月1日。/附件一 安排/项目	内容/活动日期	2026年5月2日
- consistency.dates 服务 活动日期：2026年5月1日。/附件一 安排/项目	内容/活动日期	2026年5月1日
+ consistency.dates 技开 乙方应自2026年1月5日起90个日历日内，即2026年6月30日前完成开发。
- consistency.dates 技开 乙方应自2026年1月5日起90个日历日内，即2026年4月5日前完成开发。
+ consistency.dates 合作 管理委员会由五名委员组成，甲方、乙方各委派两名。
- consistency.dates 合作 管理委员会由四名委员组成，甲方、乙方各委派两名。
+ consistency.dates 买卖 最迟装运日期为2026年8月20日。/信用证有效期至2026年8月10日。
- consistency.dates 买卖 最迟装运日期为2026年8月20日。/信用证有效期至2026年9月10日。
+ consistency.dates 劳动 双方的劳动合同于2026年8月31日解除。/甲方为乙方缴纳社会保险至2026年6月。
+ consistency.shares 云 本服务的可用性不低于99.9%。/附件一 服务指标/项目	标准/可用性	不低于99.5%
+ price.total-differs 服务 年服务费为人民币20,000元，分四期支付，每季度支付人民币6,000元。
- price.total-differs 服务 年服务费为人民币20,000元，分四期支付，每季度支付人民币5,000元。
+ price.total-differs 合作 甲方先支付人民币500,000元，再支付人民币300,000元，两期付清后出资额90万元即全部到位。
+ price.total-differs 服务 每桌人民币3,000元，20桌合计人民币63,000元。
- price.total-differs 服务 每桌人民币3,000元，20桌合计人民币60,000元。
`);

describe('terms, dates and sums that do not fit together', () => {
  it.each(rows)('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
