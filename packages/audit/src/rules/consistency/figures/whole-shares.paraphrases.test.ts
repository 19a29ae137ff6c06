import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

/** Shares of all parties, wages made of parts, accounts and contacts of an attachment. */
const table = `
+ consistency.shares 合作 合作收益由甲方分得55%，乙方分得35%。
- consistency.shares 合作 合作收益由甲方分得55%，乙方分得45%。
+ consistency.shares 合作 项目利润按以下比例分配：甲方占60%，乙方占45%。
+ consistency.shares 合作 双方共享项目净收入，其中甲方享有70%，乙方享有20%。
+ consistency.shares 合作 公司股权比例为：甲方持有51%，乙方持有48%。
+ consistency.shares 合作 亏损由甲方承担50%，由乙方承担40%。
+ consistency.shares 合作 分红时甲方取65%、乙方取45%。
+ consistency.shares 合作 出资比例：甲方为40%，乙方为50%。
+ consistency.shares 合作 经营所得甲方得30%，乙方得60%。
- consistency.shares 合作 项目利润甲方占60%，乙方占30%，其余10%留作发展基金。
- consistency.shares 合作 甲方持有公司40%的股权，乙方持有30%的股权，其他股东持有30%。
- consistency.shares 合作 利润分配前提取公积金，甲方占50%，乙方占40%。
- consistency.shares 合作 回本之前甲方分得利润的70%，乙方分得20%。
- consistency.shares 合作 甲方享有收益的33.33%，乙方享有66.67%。
- consistency.shares 合作 甲方应保证利润率达到15%，乙方应保证回款率达到90%。
- consistency.shares 合作 逾期分配收益的，甲方按日承担5%，乙方承担10%的违约金。
+ price.total-differs 劳动 乙方每月工资总额12,000元，由基本工资5,000元、岗位津贴3,000元、绩效奖金3,000元三部分构成。
- price.total-differs 劳动 乙方每月工资总额12,000元，由基本工资5,000元、岗位津贴3,000元、绩效奖金4,000元三部分构成。
+ price.total-differs 服务 服务费总额90,000元，由策划费30,000元、执行费50,000元组成。
- price.total-differs 服务 服务费总额90,000元，由策划费30,000元、执行费60,000元组成。
- price.total-differs 服务 服务费总额90,000元，由甲方分期支付，首期30,000元，第二期50,000元。
+ consistency.choices 服务 甲方联系人：张敏，电话13800001111。/附件一：联系方式/甲方联系人：李强，电话13900002222
- consistency.choices 服务 甲方联系人：张敏，电话13800001111。/附件一：联系方式/甲方联系人：张敏，电话13800001111
- consistency.choices 服务 甲方联系人：张敏，电话13800001111。/附件一：联系方式/乙方联系人：李强，电话13900002222
- consistency.choices 服务 甲方联系人：张敏，电话13800001111。/附件一：联系方式/甲方技术联系人：李强，电话13900002222
- consistency.choices 服务 甲方联系人：张敏。/甲方联系人：李强。
+ consistency.choices 买卖 甲方付款至乙方账户：户名上海钧石机械有限公司，账号6222 0210 0112 3344。/附件一：付款信息/户名：上海钧石机械有限公司/账号：6222 0210 0112 3399
- consistency.choices 买卖 甲方付款至乙方账户：户名上海钧石机械有限公司，账号6222 0210 0112 3344。/附件一：付款信息/户名：上海钧石机械有限公司/账号：6222021001123344
`;

describe('parts of a whole, accounts and contacts', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
