import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Provisions on distribution and services in other words (+) and their harmless twins (-). */
const rows = paraphrases(`
+ parties.franchisor-unqualified 特许 特许人目前仅有一家直营店，开业八个月。
- parties.franchisor-unqualified 特许 特许人拥有直营店六家，均已经营两年以上。
+ parties.franchise-disclosure-late 特许 特许人已于签约前十日向被特许人提供信息披露文件。
+ parties.franchise-disclosure-late 特许 披露资料由特许人在合同签订后补充提供。
- parties.franchise-disclosure-late 特许 特许人已于签约三十五日前书面提供信息披露文件。
+ termination.cooling-off-excluded 特许 被特许人签约后反悔的，无权要求解除和退费。
+ validity.franchise-income-promise 特许 按总部数据，加盟店平均月净利润可达三万元，一年回本。
- validity.franchise-income-promise 特许 特许人提供的数据不构成对收益的保证。
+ property.franchise-mark-unregistered 特许 “禾木”商标注册申请已被受理，目前处于审查阶段。
- property.franchise-mark-unregistered 特许 被特许人不得申请注册与特许商标近似的商标。
+ termination.franchise-term-short 特许 特许经营期限为一年。
- termination.franchise-term-short 特许 特许经营期限为五年。
+ price.forced-purchase 特许 收银设备、清洁用品、包装袋一律从总部购买，不得外购。
- price.forced-purchase 特许 核心原料由特许人统一供应，其他物料加盟商可以自行采购。
+ liability.supplied-goods-harm-on-dealer 特许 特许人配送的原料引发食品安全投诉的，赔偿和罚款仍全部由被特许人承担。
- liability.supplied-goods-harm-on-dealer 特许 因特许人提供的原料存在缺陷造成损害的，由特许人承担赔偿责任。
+ validity.resale-price-fixed 经销 经销商不得低于厂家规定的最低零售价销售，违者停止供货。
+ validity.resale-price-fixed 经销 终端售价由供货方统一核定，擅自打折的扣减返利。
- validity.resale-price-fixed 经销 供货方的建议零售价仅供参考，经销商有权自主定价。
+ liability.target-missed-forfeits 经销 年度进货额不足八十万元的，经销商应补足差额，保证金不予退还。
- liability.target-missed-forfeits 经销 未完成年度目标的，供货方可以取消独家授权，经销商不承担违约责任。
+ subject.territory-eroded 经销 供货方保留在该区域内直接向大客户销售并另行授权其他渠道的权利。
- subject.territory-eroded 经销 合同期内供货方不得在授权区域内授权其他经销商。
+ price.rebate-at-will 经销 返利政策以供货方届时公布为准，供货方有权随时调整或取消。
+ termination.dealer-stock-stranded 经销 合同终止后，经销商剩余库存供货方不予回购，也不得继续对外销售。
- termination.dealer-stock-stranded 经销 合同终止后三十日内，供货方应按进货价回购经销商的库存。
+ price.commission-clawback@performer 委托 客户拖欠货款的，受托人应退还已收取的佣金。
+ price.dealer-fee-kept 特许 加盟费一经缴纳，概不退还。
+ validity.ad-absolute-terms 广告 广告语：全国销量第一，顶级工艺。
- validity.ad-absolute-terms 广告 广告内容不得使用国家级、最佳等用语。
+ validity.ad-medical-claims 广告 文案：喝三个月，血压降下来，告别吃药。降压茶饮，治好老毛病。
+ validity.ad-child-endorser 广告 由六岁童星手持产品出镜推荐。
+ validity.ad-disguised 广告 发布者以记者采访的形式介绍产品，页面不标注广告字样。
- validity.ad-disguised 广告 发布内容应当显著标明广告。
+ validity.ad-not-examined 广告 广告发布者仅提供播放服务，对广告内容的真实性、合法性不作审查。
+ validity.ad-at-school 广告 点位包括实验中学食堂灯箱十块。
- validity.ad-at-school 广告 不得在中小学校、幼儿园内发布广告。
+ validity.ad-cannot-close 广告 弹窗倒计时八秒后才出现跳过按钮。
+ acceptance.records-of-one-side@payer 广告 曝光量以发布者系统统计为准，广告主不得提出异议。
- acceptance.records-of-one-side 广告 曝光量以双方共同认可的第三方监测数据为准。
+ price.broker-fee-without-deal 中介 不论最终是否成交，委托人均应支付中介费。
+ price.broker-fee-without-deal 中介 一经带看，即视为完成服务，委托人应支付佣金。
- price.broker-fee-without-deal 中介 未促成合同成立的，中介人不得收取报酬。
+ price.broker-costs-extra 中介 除佣金外，交通、查询等费用由委托人另行支付。
+ liability.broker-truth-excluded 中介 房源信息由业主提供，中介人不保证其真实，委托人自行核实并承担后果。
- liability.broker-truth-excluded 中介 中介人应当核实房屋权属并如实报告。
+ liability.bypass-penalty-excessive 中介 委托人三年内私下与房东成交的，按佣金的两倍支付违约金。
+ price.agent-keeps-gains 委托 受托人以高于委托价出售的部分归受托人所有。
- price.agent-keeps-gains 委托 处理委托事务取得的差价、返点均归委托人所有。
+ termination.mandate-irrevocable 委托 本委托不可撤销，委托人不得中途收回授权。
- termination.mandate-irrevocable 委托 委托人可以提前十五日通知解除委托。
+ validity.external-debt-on-one 合伙 合伙期间的对外债务由乙方单独承担，与甲方无关。
- validity.external-debt-on-one 合伙 对外债务由双方按出资比例承担。
+ parties.partner-decides-alone 合伙 合伙资金由甲方全权支配，乙方不得查账。
+ validity.prepaid-forfeited 预付 卡内余额逾期未用自动清零。
+ validity.prepaid-forfeited 预付 课程一经售出概不退款，不得转让他人。
+ validity.prepaid-forfeited 预付 会员卡遗失不补。
- validity.prepaid-forfeited 预付 会员自付款之日起七日内可以无理由退款。
- validity.prepaid-forfeited 预付 合同解除的，商家退还扣除已消费部分后的余额。
+ subject.service-changed-at-will 预付 商家可以更换门店或者教练，会员不得因此要求退款。
+ validity.complaints-forbidden 预付 会员承诺不向消协和市场监管部门投诉，不发布差评。
- validity.complaints-forbidden 预付 会员不得捏造虚假事实进行投诉。
+ validity.platform-exclusivity 平台 商户不得同时在其他同类平台开店。
+ validity.tie-in-default 预付 购卡时默认勾选增值保险服务。
+ validity.rules-changed-alone 平台 平台方可不时修订平台规则，修订后即对商户生效，商户应当遵守。
+ validity.rules-changed-alone 特许 特许人有权随时更新运营手册，被特许人应按最新版本执行。
- validity.rules-changed-alone 平台 平台方修改规则的，应提前三十日公示征求意见，商户不接受的可以退出。
+ validity.silence-is-consent 平台 费用调整后商户继续使用的，视为同意新的收费标准。
+ validity.licence-pending 服务 服务方的资质证书尚在申请办理，双方同意先行开展工作。
- validity.licence-pending 服务 服务方取得许可证后方可开展工作。
+ validity.licence-borrowed 服务 检测报告以华测公司的名义盖章出具，资质使用费由服务方支付。
- validity.licence-borrowed 服务 服务方不得借用他人资质。
+ validity.improper-influence 服务 服务方利用与审批部门领导的关系，保证一次通过审批。
- validity.improper-influence 服务 双方不得向经办人员给予回扣、好处费。
+ validity.above-the-law 服务 本合同约定与法律规定不一致的，以本合同约定为准。
+ validity.changed-circumstances-excluded 买卖 即使发生情势变更，任何一方均不得请求变更或者解除合同。
+ validity.penalty-review-waived 买卖 双方确认违约金标准合理，承诺不以过高为由请求调整违约金。
+ liability.breach-found-by-one 服务 委托方认为服务方存在违约风险的，即可停止付款并解除合同。
- liability.breach-found-by-one 服务 有证据证明服务方违约的，委托方可以书面通知改正。
+ dispute.costs-on-one-side 服务 无论诉讼结果如何，律师费、诉讼费均由服务方承担。
- dispute.costs-on-one-side 服务 律师费、诉讼费由败诉方承担。
+ dispute.level-of-court 买卖 争议由江苏省高级人民法院管辖。
+ termination.effective-on-dispatch 服务 解除通知自发出之日起合同即解除。
- termination.effective-on-dispatch 服务 合同自解除通知到达对方时解除。
+ termination.ends-by-itself 服务 委托方逾期付款的，本合同自动解除。
+ forceMajeure.excluded 租赁 因疫情、洪水等不可抗力停业的，租金照付，承租方不得主张减免。
- forceMajeure.excluded 租赁 一方迟延履行后发生不可抗力的，不免除其责任。
+ signature.blanks-filled-later 服务 委托方同意合同空白处由服务方自行填写。
+ price.to-personal-account 买卖 货款汇入卖方业务员的个人银行卡。
- price.to-personal-account 买卖 不得将货款付入业务员个人账户。
`);

describe('paraphrases of provisions on distribution and services', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
