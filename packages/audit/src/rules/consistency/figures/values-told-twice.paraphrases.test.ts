import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

/** Shares, limits, principals and whole terms told twice, and look-alikes of another case. */
const table = `
+ consistency.shares 合作 第三条 项目利润由甲方得55%，其余归乙方。/附件一 收益分配表/甲方：45%
+ consistency.shares 合作 第三条 净利润甲方拿六成，乙方拿四成。/第八条 年终分红双方对半分。
+ consistency.shares 艺人 直播收益乙方分得40%，剩下的归甲方。/附件一 分成说明/乙方：30%
- consistency.shares 合作 第三条 净利润甲方拿六成，乙方拿四成。/第八条 年终分红甲方拿六成。
- consistency.shares 合作 第三条 净利润甲方分得60%，乙方分得40%。/第八条 亏损由双方各承担一半。
- consistency.shares 合作 第三条 首年利润甲方分得70%。/第四条 次年起利润甲方分得50%。
+ consistency.shares 施工 甲方审核后14日内按当月完成产值的70%支付进度款。/附件二 付款说明/月度进度款为当月完成产值的80%。
+ consistency.shares 施工 每月按已完工程量的85%支付工程进度款。/附件一 付款要素/进度款	80%
- consistency.shares 施工 每月按已完工程量的85%支付工程进度款。/附件一 付款要素/进度款	85%
- consistency.shares 施工 每月按已完工程量的80%支付进度款。/竣工验收合格后进度款累计付至合同价的90%。
+ consistency.shares 施工 合同签订后7日内支付合同价20%的预付款。/附件一 付款要素/预付款	30%
+ consistency.shares 租车 每台车每月行驶不超过2,000公里。/附件一 费用标准/超里程：以每月1,500公里为限，超出每公里1元。
+ consistency.shares 服务 乙方每月至少提供20课时的辅导。/附件一 教学安排/辅导每月不少于16课时。
+ consistency.shares 云 每月流量上限为500GB。/附件一 套餐说明/流量每月不超过300GB，超出另计。
- consistency.shares 云 每月流量上限为500GB。/附件一 套餐说明/流量每月不超过500GB，超出另计。
- consistency.shares 服务 乙方每月至少提供20课时的辅导。/附件一 教学安排/每周不少于5课时。
+ consistency.shares 服务 总课时90课时，每课时45分钟。/附件：教学计划/1. 理论：24课时；/2. 实操：48课时；/以上共72课时。
- consistency.shares 服务 总课时72课时，每课时45分钟。/附件：教学计划/1. 理论：24课时；/2. 实操：48课时；/以上共72课时。
+ consistency.amounts 抵押 所担保的主债权本金为人民币3,000,000元（大写：叁佰万元整）。/第九条 本合同担保的本金数额为贰佰捌拾万元。
- consistency.amounts 抵押 所担保的主债权本金为人民币3,000,000元（大写：叁佰万元整）。/第九条 本合同担保的本金数额为叁佰万元。
- consistency.amounts 增资 本次增资前，目标公司注册资本为800万元。/本次增资完成后，目标公司注册资本为1,000万元。
+ consistency.periods 保证 保证期间自主债务履行期限届满之日起三年。/第八条 乙方的保证期间为二年。
- consistency.periods 保证 保证期间自主债务履行期限届满之日起三年。/债务展期的，保证期间自展期后的履行期限届满之日起三年。
- consistency.periods 保证 保证期间自主债务履行期限届满之日起三年。/没有约定保证期间的，保证期间为六个月。
+ consistency.periods 服务 服务期限两年，自2026年1月1日起算。/第十条 本合同自双方盖章之日起生效，有效期三年。
- consistency.periods 服务 服务期限两年，自2026年1月1日起算。/第十条 本合同自双方盖章之日起生效，有效期24个月。
- consistency.periods 服务 服务期限两年，自2026年1月1日起算。/第十条 本合同签订时乙方资质证书的有效期为三年。
`;

describe('values told twice', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
