/** Further wordings by other hands, with their harmless twins. */
import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

const rows = paraphrases(`
- validity.agent-self-dealing 委托 乙方拟自行受让的，应披露并逐笔取得甲方书面同意。
- price.invoice-surcharge 服务 乙方收款后七日内免费开具增值税普通发票，不另收费用。
- price.invoice-surcharge 买卖 税率调整的，不含税价不变，开票金额相应调整。
- validity.consumer-loan-tied 服务 甲方退课的，乙方负责结清剩余的分期贷款。
- validity.lodging-with-stores 租赁 厂房内禁止住宿，不得设置员工宿舍。
- price.unsigned-extras 装修 增项应由双方签署变更单，未经甲方签字的甲方不承担费用。
- price.unsigned-extras 施工 变更未经签证的，不予计价。
+ price.unsigned-extras 装修 乙方认为需要增加的项目按乙方价目表计入结算，甲方不得以未签认为由拒付。
+ price.unsigned-extras 施工 承包人先行实施的变更，发包人未签字的仍应照付。
+ price.unsigned-extras 技开 开发中追加的功能无须甲方签字，按乙方报价结算。
+ price.unsigned-extras 承揽 超出图纸的工作量，即使未经定作人确认，也按加工单价计付，仍应支付。
- delivery.remote-lock 买卖 乙方不得以远程锁机等方式停用设备。
+ delivery.remote-lock 买卖 甲方欠付货款的，乙方可通过后台使设备停机。
+ delivery.remote-lock 融租 承租人逾期支付租金的，出租人可利用GPS远程锁车。
+ delivery.remote-lock 技开 尾款未付清前，乙方可在系统中设置时间锁，到期自动停用。
- subject.statements-not-warranted 股权 转让方保证所提供的财务资料真实、准确、完整。
+ subject.statements-not-warranted 股权 转让方对目标公司财务报表的真实性不作任何保证。
+ subject.statements-not-warranted 增资 公司提供的经营数据仅供参考，是否准确由投资方自行判断并承担风险。
- validity.transferor-keeps-control 股权 自交割日起表决权和分红权由受让方享有，转让方不再保留。
+ validity.transferor-keeps-control 股权 转让方保留对目标公司重大事项的一票否决权及分红。
+ validity.transferor-keeps-control 股权 股权过户后，转让方仍有权行使全部表决权。
- validity.tied-purchase 房买 买受人可以自主选择是否购买车位，自愿购买的另签合同。
+ validity.tied-purchase 房买 买受人须同时购买车位和储藏间方可签约。
+ validity.tied-purchase 买卖 买方必须选购乙方的维保服务，否则不予交付设备。
+ validity.discretion-without-recourse 平台 平台可根据需要调整店铺排序，商户对此无异议。
+ validity.discretion-without-recourse 许可 许可方可根据需要暂停技术支持，不承担任何责任。
- validity.discretion-without-recourse 经销 返点办法的调整经双方协商一致后执行。
- validity.discretion-without-recourse 平台 平台调整规则的，应提前三十日通知，商户可以解除合同。
- validity.discretion-without-recourse 服务 甲方可以根据需要调整服务时间，费用相应调整。
+ liability.own-duty-disclaimed 广告 播出中的漏播、错播，发布方概不负责。
+ liability.own-duty-disclaimed 服务 报告内容的错误与乙方无关。
- liability.own-duty-disclaimed 服务 因甲方提供的资料错误造成的失误，乙方不承担责任。
- liability.own-duty-disclaimed 买卖 超过质保期的故障，乙方不再免费维修。
- liability.regardless-of-cause 服务 因乙方原因造成返工的，费用由乙方承担。
+ termination.payments-forfeited 房买 买受人逾期付款超过30天，已付房款归出卖人。
- termination.payments-forfeited 房买 合同解除的，出卖人扣除违约金后退还已付房款。
+ validity.discretion-without-recourse 特许 总部可视情况更换指定供货渠道，加盟商须执行。
`);

describe('burdens, agents and shapes of one-sided terms', () => {
  it.each(rows)('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
