import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Names that stand on no list: what an attachment says against the body, and look-alikes about something else. */
const table = `
+ consistency.shares 仓储 库内应当干燥、避光，温度控制在5℃至25℃之间。/附件一 库区标准/项目	标准/库内温度	0℃至35℃
- consistency.shares 仓储 库内应当干燥、避光，温度控制在5℃至25℃之间。/附件一 库区标准/项目	标准/库内温度	5℃～25℃
- consistency.shares 仓储 库内温度控制在5℃至25℃之间。/附件一 车辆标准/项目	标准/运输车厢温度	2℃至8℃
+ consistency.periods 仓储 储存期限为2025年7月1日至2026年6月30日。/附件一 货物清单/注：以上货物的储存截止日为2026年3月31日。
- consistency.periods 仓储 储存期限为2025年7月1日至2026年6月30日。/附件一 货物清单/注：以上货物的储存截止日为2026年6月30日。
+ consistency.periods 服务 第二条 委托处理的目的、方式与期限/2.1 期限：自2025年9月1日起至2027年8月31日止。/附件一 说明/事项	内容/处理期限	2025年9月1日至2026年8月31日
- consistency.periods 服务 第二条 委托处理的目的、方式与期限/2.1 期限：自2025年9月1日起至2027年8月31日止。/附件一 说明/事项	内容/处理期限	2025年9月1日至2027年8月31日
+ consistency.shares 服务 乙方派驻现场工程师不少于6人。/附件一 服务配置/项目	标准/现场工程师	4人
- consistency.shares 服务 乙方派驻现场工程师不少于6人。/附件一 服务配置/项目	标准/保洁员	4人
+ consistency.shares 服务 乙方每周对设备巡检一次，即每月不少于4次。/附件一 服务标准/项目	标准/设备巡检频次	每月2次
+ consistency.shares 服务 乙方每月对机房巡检2次。/附件一 服务标准/项目	标准/机房巡检	每季度1次
- consistency.shares 服务 乙方每月对机房巡检2次。/附件一 服务标准/项目	标准/机房巡检	每月两次
+ consistency.periods 服务 故障报修后，乙方应在2小时内到达现场。/附件一 服务标准/项目	标准/到达现场时间	8小时
- consistency.periods 服务 故障报修后，乙方应在2小时内到达现场。/附件一 服务标准/项目	标准/到达现场时间	2小时
+ price.schedule-table 股权 第三条 转让价款为人民币4,300,000元。/第四条 转让价款分期支付如下：/期次	金额（元）	支付时间/第一期	1,290,000	签订后五日内/第二期	1,720,000	登记后十日内/第三期	1,300,000	年底前
- price.schedule-table 股权 第三条 转让价款为人民币4,300,000元。/第四条 转让价款分期支付如下：/期次	金额（元）	支付时间/第一期	1,290,000	签订后五日内/第二期	1,720,000	登记后十日内/第三期	1,290,000	年底前
+ consistency.share-held 股权 1.1 乙方将其持有的目标公司35%的股权转让给甲方。/附件一 股东名册/股东	认缴出资（万元）	持股比例/苏州云杉设备有限公司	330	33%
- consistency.share-held 股权 1.1 乙方将其持有的目标公司33%的股权转让给甲方。/附件一 股东名册/股东	认缴出资（万元）	持股比例/苏州云杉设备有限公司	330	33%
+ consistency.amounts 融租 租赁物购买价款合计人民币13,800,000元。/乙方应支付租赁保证金人民币1,380,000元。/附件一 商务条件/项目	内容/保证金	购买价款的15%
- consistency.amounts 融租 租赁物购买价款合计人民币13,800,000元。/乙方应支付租赁保证金人民币1,380,000元。/附件一 商务条件/项目	内容/保证金	购买价款的10%
+ price.total-differs 服务 1.1 服务期自2025年10月1日至2026年9月30日。/4.1 基础服务费：每月人民币18,000元，服务期内合计人民币226,000元。
- price.total-differs 服务 1.1 服务期自2025年10月1日至2026年9月30日。/4.1 基础服务费：每月人民币18,000元，服务期内合计人民币216,000元。
- consistency.amounts 租赁 2026年10月1日至2027年9月30日，月租金为人民币15,000元。/2027年10月1日至2028年9月30日，月租金为人民币15,939元。
- validity.deposit-over-limit 施工 甲方应于7日内核定，按核定金额的80%支付进度款。
- consistency.dangling-reference 运输 第七条 中途变更/7.1 在交付收货人之前，甲方可以要求变更到达地。
- consistency.periods 服务 紧急故障应在2小时内到达现场。/附件一 服务标准/项目	标准/一般故障到达现场时间	8小时
`;

describe('the same thing in a body and in an attachment', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
