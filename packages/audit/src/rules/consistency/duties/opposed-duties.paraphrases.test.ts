import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../../paraphrase.testing.ts';

/** Two clauses of one body, and the exceptions that are no contradiction. */
const table = `
+ consistency.choices 租赁 第二条 押金为两个月租金。/第六条 乙方交纳相当于一个月租金的押金。
- consistency.choices 租赁 第二条 押金为两个月租金。/第六条 乙方违约的，扣除一个月租金的押金。
+ consistency.choices 租赁 第二条 物业费由甲方承担。/第六条 物业费、水电费由乙方承担。
- consistency.choices 租赁 第二条 物业费由甲方承担。/第六条 水电费由乙方承担。
+ consistency.choices 买卖 第二条 运费由乙方承担。/第六条 运输费用由甲方另行支付。
- consistency.choices 买卖 第二条 运费由乙方承担。/第六条 因甲方原因退货的，运费由甲方承担。
+ consistency.choices 装修 第二条 主材由甲方提供。/第六条 主材由乙方采购。
+ consistency.choices 装修 第二条 本工程包工包料。/第六条 本工程为包清工。
- consistency.choices 装修 第二条 本工程包工包料。/第六条 乙方包工包料，不得以次充好。
+ consistency.choices 合伙 第二条 合伙事务由全体合伙人共同决定。/第六条 合伙事务由甲方单独决定。
+ consistency.choices 股东 第二条 对外担保须经全体股东一致同意。/第六条 对外担保由持股过半数的股东同意即可。
- consistency.choices 股东 第二条 对外担保须经全体股东一致同意。/第六条 对外投资由过半数的股东同意即可。
- consistency.choices 股东 第二条 对外担保超过100万元的，须经全体股东一致同意。/第六条 对外担保100万元以下的，由过半数股东同意。
+ consistency.choices 合伙 第二条 利润按出资比例分配。/第六条 利润由各合伙人平均分配。
- consistency.choices 合伙 第二条 利润按出资比例分配。/第六条 清算后的剩余利润由合伙人平均分配。
+ consistency.choices 借款 第二条 借款到期一次性归还本金。/第六条 乙方按月等额偿还本息。
- consistency.choices 借款 第二条 借款到期一次性归还本金。/第六条 乙方按月支付利息。
+ consistency.choices 保密 第二条 保密期限为两年。/第六条 保密义务不受期限限制，长期有效。
- consistency.choices 保密 第二条 保密期限为两年。/第六条 涉及商业秘密的，保密义务长期有效。
+ consistency.choices 买卖 第二条 货物所有权自交付时转移。/第六条 甲方付清全部货款前，货物所有权仍归乙方。
- consistency.choices 买卖 第二条 货物所有权自签收时转移。/第六条 货物所有权自交付时转移给甲方。
+ consistency.choices 买卖 第二条 本合同自双方签字盖章之日起生效。/第六条 本合同自甲方支付预付款之日起生效。
- consistency.choices 买卖 第二条 本合同自双方签字盖章之日起生效。/第六条 本合同经双方授权代表签署后生效。
+ consistency.choices 服务 第二条 本合同一式两份。/第六条 本合同一式四份，双方各执两份。
- consistency.choices 服务 第二条 本合同一式四份。/第六条 附件一式两份。
+ consistency.choices 物业 第二条 物业服务费实行包干制。/第六条 物业费采用酬金制。
+ consistency.choices 数据 第二条 乙方应在合同终止后删除全部数据。/第六条 合同终止后乙方可以保留数据用于统计分析。
- consistency.choices 数据 第二条 乙方应在合同终止后删除全部数据。/第六条 合同终止后，乙方可以依法留存法定期限内的数据。
+ consistency.choices 经销 第二条 乙方可以在网络平台销售产品。/第六条 乙方不得在任何网络平台销售产品。
- consistency.choices 经销 第二条 乙方可以在网络平台销售产品。/第六条 乙方不得以低于指导价的价格在网络平台销售。
+ consistency.choices 服务 第二条 任何一方提前30日通知可解除合同。/第六条 合同期内任何一方不得解除合同。
- consistency.choices 服务 第二条 任何一方提前30日通知可解除合同。/第六条 任何一方不得擅自解除合同。
+ consistency.choices 股权 第二条 过渡期的损益由受让方承担。/第六条 过渡期内目标公司的亏损由转让方承担。
+ consistency.choices 劳动 第二条 乙方每周工作五天。/第六条 乙方实行每周六天工作制。
+ consistency.periods 劳动 第二条 试用期三个月。/第六条 乙方试用期为六个月。
- consistency.periods 劳动 第二条 试用期三个月。/第六条 试用期满前三日内通知乙方。
+ consistency.periods 保证 第二条 保证期间为两年。/第六条 保证期间为主债务履行期届满之日起三年。
- consistency.periods 保证 第二条 保证期间为三年。/第六条 保证期间为主债务履行期届满之日起三年。
+ consistency.choices 技开 第二条 开发成果的知识产权归甲方所有。/第六条 乙方对开发成果享有著作权。
- consistency.choices 技开 第二条 开发成果的知识产权归甲方所有。/第六条 乙方对其原有的技术享有著作权。
`;

describe('clauses of one body that oppose each other', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
