import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Sentences that must be reported (+, with @side) and that must not (-), each in a contract of that kind. */
const rows = paraphrases(`
+ validity.company-fixed-return 增资 不论经营结果如何，目标公司每季度按投资款年化8%向投资方分红。
+ validity.company-fixed-return 增资 2026年度净利润低于承诺数的，差额由目标公司以现金补偿投资方。
+ validity.company-fixed-return 增资 投资方享有固定回报，由公司按年支付利息。
- validity.company-fixed-return 增资 目标公司弥补亏损、提取公积金后有可分配利润的，按持股比例分配。
- validity.company-fixed-return 增资 业绩未达标的，由创始股东以现金向投资方承担补偿义务。
+ validity.company-buyback 增资 触发回购的，投资方有权要求目标公司赎回其全部股权。
+ validity.company-buyback 增资 目标公司与创始股东共同承担股权回购义务。
- validity.company-buyback 增资 触发回购的，由创始股东受让投资方的股权。
- validity.company-buyback 增资 由目标公司回购的，应先依法办理减资，减资程序完成后支付回购款。
+ validity.capital-withdrawn 增资 投资方满三年可要求公司退还全部投资款本金。
+ validity.capital-withdrawn 增资 验资完成后，出资款以往来款名义转回股东账户。
- validity.capital-withdrawn 增资 股东缴纳出资后不得抽回。
- validity.capital-withdrawn 增资 交割条件未能满足的，目标公司应在五日内退还已付投资款。
+ price.capital-to-personal-account@payer 增资 增资款支付至法定代表人名下的银行账户。
- price.capital-to-personal-account@payer 增资 投资款支付至目标公司开立的验资账户。
+ price.capital-premium 增资 投资款超出新增注册资本的部分由原股东按比例分取。
- price.capital-premium 增资 超过新增注册资本的部分计入目标公司资本公积。
+ price.capital-over-five-years 增资 各股东认缴的出资在公司成立后十年内缴足。
+ validity.contribution-in-labour 增资 丙方以其行业资源和管理经验作价出资，占股10%。
+ validity.contribution-in-labour 合作 双方设立公司，注册资本100万元，乙方以劳务入股，占30%。
+ validity.liquidation-first 增资 公司清算时，投资方应当先于普通债权人收回投资本金。
- validity.liquidation-first 增资 公司清偿全部债务后的剩余财产，投资方优先于其他股东分配。
+ validity.profit-without-reserve 增资 当年利润不提取公积金，全部按持股比例分配给股东。
+ validity.price-paid-by-target 股权 股权转让款由目标公司以其账面资金垫付。
+ validity.price-paid-by-target 增资 目标公司对创始股东的回购义务提供连带责任保证。
- validity.price-paid-by-target 股权 股权转让款由受让方以自有资金支付。
+ validity.special-majority 增资 公司章程的修改由董事会过半数通过即可。
+ validity.special-majority 增资 增资、减资、合并等事项由控股股东单独决定。
- validity.special-majority 增资 修改章程、增减注册资本须经代表三分之二以上表决权的股东通过。
+ validity.office-term 增资 董事会由五人组成，董事任期四年。
- validity.office-term 增资 董事每届任期三年，可以连选连任。
+ validity.shareholder-information@payer 增资 投资方仅可查阅年度审计报告，无权查看会计账簿。
+ validity.shareholder-information@payer 增资 甲方放弃对公司财务账目的查阅权。
- validity.shareholder-information@payer 增资 投资方有权随时查阅目标公司会计账簿，目标公司不得拒绝。
+ validity.shareholder-rights-stripped 增资 小股东不得以任何理由提起股东代表诉讼或者请求解散公司。
+ validity.shareholder-expelled 增资 股东离职的，其股权由大股东无偿收回。
+ validity.off-book 合作 门店营业款统一存入甲方法定代表人个人账户。
+ validity.off-book 增资 公司设内外账两套，差额部分现金分配。
- validity.off-book 增资 公司收入全部进入公司账户，不得以个人账户收款。
+ validity.related-deals-free 增资 控股股东与公司之间的关联交易无须股东会决议，可自行定价。
+ liability.officers-excused 增资 董事对其任何职务行为均不承担赔偿责任。
+ validity.board-dictated 增资 公司印章、财务由丙方一人掌管，其他股东不得过问。
+ liability.founder-unlimited 增资 创始股东以其家庭全部财产对回购义务承担无限连带责任。
+ price.buyback-rate-high 增资 回购价款为投资款加年化24%的收益。
- price.buyback-rate-high 增资 回购价款为投资款加按年利率8%（单利）计算的收益。
+ validity.preemption-ignored@payer 股权 本次转让无需告知目标公司其他股东。
+ liability.target-debts-on-transferee@payer 股权 目标公司变更登记前的全部债务由受让方承担，转让方概不负责。
- liability.target-debts-on-transferee@payer 股权 交割日前未披露的债务由转让方承担。
+ validity.state-shares-unassessed 股权 本次国有股权转让不进行评估，以协议方式直接转让。
+ validity.nominee-forbidden 代持 受托方代为持有华泰农商银行的股份，对外不披露。
+ validity.nominee-forbidden 代持 因委托方系国家工作人员，由受托方以自己名义代持。
+ validity.nominee-disposes@payer 代持 名义股东有权将代持股权质押给银行融资。
- validity.nominee-disposes@payer 代持 未经委托方书面同意，受托方不得转让、质押代持股权。
+ validity.partners-loss-excluded 合伙 经营亏损全部由乙方承担，甲方每月固定分红五千元。
+ validity.partners-loss-excluded 合伙 甲方出资但不承担亏损，利润按四六分成。
- validity.partners-loss-excluded 合伙 双方按出资比例分配利润、分担亏损。
+ liability.partner-limited 合伙 各合伙人仅以出资额为限对合伙债务负责。
+ validity.partners-new-debts 合伙 新入伙的合伙人对入伙前的债务不承担责任。
+ validity.partners-withdraw-capital 合伙 任何合伙人可随时撤回其出资。
- validity.partners-withdraw-capital 合伙 合伙终止前不得抽回出资。
+ validity.partner-share-free 合伙 合伙人可自由转让其财产份额，无须其他合伙人同意。
+ validity.partner-executor-unchecked 合伙 执行事务合伙人可单独决定处分企业重大资产。
+ validity.partner-executor-unchecked 合伙 其他合伙人不得查阅账目。
+ validity.limited-partner-acts 合伙 有限合伙人王某以劳务出资并负责日常管理。
+ parties.partner-unfit 合伙 普通合伙人为杭州市国有资产投资集团有限公司。
+ termination.partner-expelled 合伙 经过半数合伙人同意即可将任一合伙人除名。
+ termination.partner-expelled 合伙 中途退伙的，已缴出资不予退还。
- termination.partner-expelled 合伙 合伙人退伙的，按退伙时的财产状况结算并退还财产份额。
+ parties.licence-lent 合作 甲方提供办学许可证供乙方独立招生经营，乙方每年缴纳管理费五万元。
`);

describe('the rules about companies and partners in other wordings', () => {
  it.each(rows)('$sign $rule: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
