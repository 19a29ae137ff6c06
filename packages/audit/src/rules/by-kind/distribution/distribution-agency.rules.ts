/** Entrustment, agency and brokerage; joint operation and partnership. */
import type { Contract } from '@wenjian/contract';
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { isTitled } from '../provision-rule.ts';
import { released } from '../trade.words.ts';

const isBrokerage = about(/中介|居间|经纪|房源|撮合/);
const isPartnership = about(/合伙|共同(?:投资|出资|经营)|联营|合作经营|合资|各方出资|投资比例/);

/** A sale only mentions the contract with its broker. */
function isBrokersOwn(contract: Contract): boolean {
  const broker = /中介|居间|经纪/;
  return (
    isTitled(contract, broker) ||
    contract.parties.some(({ label, aliases }) => [label, ...aliases].some((word) => broker.test(word)))
  );
}

export const agencyRules: readonly Rule[] = [
  provisionRule({
    id: 'price.broker-fee-without-deal',
    title: '没有促成合同也要付中介报酬',
    family: 'price',
    applies: isBrokerage,
    levels: levels('H/-/M'),
    examines: '中介报酬是否以促成合同为前提',
    reason:
      '中介人未促成合同成立的，不得请求支付报酬，只能按照约定请求必要费用；带看、提供信息即付全部报酬与此相反。',
    basis: [
      civilCode(
        '第九百六十四条',
        '中介人未促成合同成立的，不得请求支付报酬，但可以按照约定请求支付必要费用。',
      ),
    ],
    suggestion:
      '{performer}促成合同成立后，{payer}在【5】日内支付报酬；未促成的，{payer}不支付报酬，仅按票据支付不超过【】元的必要费用。',
    ways: [
      [
        /报酬|佣金|中介费|居间费|服务费|信息费|看房费/,
        /(?:无论|不论|不管|不以)[^，。；]{0,14}(?:成交|成功|促成|签约|交易|过户)|未(?:能)?(?:成交|促成|签(?:订|约)|成功|达成)[^。；]{0,24}(?:仍|也|亦|同样|照|不退)|(?:带看|看房|提供信息|介绍|推荐)(?:后|即|之日)[^，。；]{0,12}(?:支付|付|视为)|一经(?:介绍|提供|带看)|即视为(?:完成|促成)/,
      ],
    ],
    unless: /不(?:支付|收取|得请求|得收取)|无[须需]支付|仅(?:支付|收取)[^，。；]{0,8}必要费用/,
  }),
  provisionRule({
    id: 'price.broker-costs-extra',
    title: '促成合同后中介费用仍由委托人另付',
    family: 'price',
    applies: isBrokerage,
    levels: levels('M/-/M'),
    examines: '促成合同后，中介活动的费用由谁负担',
    reason: '中介人促成合同成立的，中介活动的费用由中介人负担；另由委托人报销等于重复收费。',
    basis: [civilCode('第九百六十三条', '中介人促成合同成立的，中介活动的费用由中介人负担。')],
    suggestion: '{performer}促成合同成立的，其交通、查询、招待等费用已包含在报酬内，{payer}不另行支付。',
    ways: [
      [
        /费用|支出|开支|交通|招待|差旅|查询|垫付|成本/,
        /由PAYER[^，。；]{0,10}(?:承担|报销|负担|另行支付|另付)|PAYER[^，。；]{0,8}(?:据实|实报|凭票|另行)[^，。；]{0,6}(?:报销|支付|承担)|实报实销|据实报销|凭票(?:据)?(?:据实)?报销/,
        /无论|不论|均|另|成功与否|促成|成交|(?:报酬|佣金)(?:之外|以外|外)/,
      ],
    ],
    unless: /税|过户费|登记费|评估费|未促成|契税/,
  }),
  provisionRule({
    id: 'liability.broker-truth-excluded',
    title: '中介人不对信息真实性负责',
    family: 'liability',
    applies: isBrokerage,
    levels: levels('H/-/M'),
    examines: '中介人如实报告的义务是否没有被排除',
    reason:
      '中介人应当就订立合同的事项如实报告，故意隐瞒重要事实或者提供虚假情况的不得请求报酬并应当赔偿，这一责任不能以约定免除。',
    basis: [
      civilCode(
        '第九百六十二条',
        '中介人应当如实报告；故意隐瞒重要事实或者提供虚假情况，损害委托人利益的，不得请求报酬并应当赔偿。',
      ),
    ],
    suggestion:
      '{performer}应核实并如实报告标的的权属、抵押、租赁、查封等情况；隐瞒或者提供虚假情况的，不得请求报酬，已收的应退还并赔偿损失。',
    ways: [
      [
        /信息|标的|房屋|房源|资料|情况|瑕疵|抵押|产权|权属/,
        /真实|准确|完整|合法|隐瞒|知悉|知道|虚假|核实|属实/,
        /不(?:负责|承担|保证|作[^，。；]{0,4}保证|负)|概不|免责|自行(?:核实|判断|承担|查证)|不得(?:因此|以此|据此)?[^，。；]{0,6}(?:拒付|索赔|要求|拒绝)|无义务/,
      ],
    ],
    unless:
      /PAYER(?:提供|保证|应)[^，。；]{0,14}(?:真实|合法)|PERFORMER(?:应|须|保证)[^，。；]{0,20}(?:核实|如实|真实)/,
  }),
  provisionRule({
    id: 'liability.bypass-penalty-excessive',
    title: '跳单责任过重、范围过宽',
    family: 'liability',
    applies: isBrokerage,
    levels: levels('M/-/M'),
    examines: '绕开中介人的责任是否及于未经其介绍的交易或者数倍报酬',
    reason:
      '只有利用中介人提供的交易机会或者媒介服务、绕开中介人直接订立合同的才须付酬；及于未经介绍的交易、数年之后或者数倍报酬，明显过重。',
    basis: [
      civilCode(
        '第九百六十五条',
        '委托人利用中介人提供的交易机会或者媒介服务，绕开中介人直接订立合同的，应当支付报酬。',
      ),
      civilCode('第五百八十五条', '违约金过分高于造成的损失的，可以请求适当减少。'),
    ],
    suggestion:
      '合同终止后【6】个月内，{payer}利用{performer}提供的交易机会绕开{performer}成交的，应按约定标准支付报酬。',
    ways: [
      [
        /跳(?:单|过)|绕(?:开|过)|私下|自行(?:成交|交易|签)|直接(?:与|向)|(?:介绍|推荐|带看)过?的?(?:任何|所有)|(?:不论|无论|不管)是否[^，。；]{0,8}介绍|另行(?:购买|成交|委托)|终止后/,
        /[二两三四五六七八九十\d]+倍|双倍|全额|(?:[三四五六七八九十]|[3-9])年|任何|亲属|关联|员工/,
        /报酬|佣金|中介费|居间费|违约金|服务费/,
      ],
    ],
    unless: /PERFORMER(?:违反|绕开|私自)/,
  }),
  missingClause({
    id: 'price.broker-refund-missing',
    title: '没有约定交易不成时报酬的退还',
    family: 'price',
    types: 'all',
    applies: (contract) => !isTitled(contract, /演艺|艺人|演员|主播|模特|歌手/) && isBrokersOwn(contract),
    levels: levels('M/L/M'),
    examines: '买卖、租赁合同被解除或者无法履行时，报酬是否退还',
    reason: '促成的合同被解除、撤销或者无法过户时，已付的报酬是否退还没有约定，容易发生争议。',
    basis: [civilCode('第五百一十条', '内容没有约定或者约定不明确的，可以协议补充。')],
    suggestion:
      '促成的合同因{performer}未如实报告或者标的存在权利瑕疵而解除、无法履行的，{performer}应在【7】日内全额退还报酬；因其他原因的，按完成的服务结算。',
    present:
      /(?:报酬|佣金|中介费|居间费|服务费)[^。；]{0,40}(?:退还|返还|退回)|(?:解除|无效|无法过户|未能过户|撤销)[^。；]{0,40}(?:报酬|佣金|费)[^。；]{0,12}(?:退|返|不支付|结算)/,
    after: /报酬|费用|佣金|付款/,
  }),
  provisionRule({
    id: 'price.agent-keeps-gains',
    title: '受托人取得的差价、收益归自己',
    family: 'price',
    applies: about(/委托|受托|代理|中介|居间|行纪|托管|代管/),
    levels: levels('M/-/M'),
    examines: '受托人办理事务取得的财产、差价是否转交委托人',
    reason: '受托人处理委托事务取得的财产应当转交委托人；差价、返点归受托人，使其与委托人的利益相反。',
    basis: [civilCode('第九百二十七条', '受托人处理委托事务取得的财产，应当转交给委托人。')],
    suggestion:
      '{performer}办理委托事务取得的一切财产、差价、返点和孳息均归{payer}所有，应在取得后【5】日内转交并附明细。',
    ways: [
      [
        /差[价额]|返点|溢价|回扣|[高低](?:于|出)[^，。；]{0,10}(?:部分|价)|超出[^，。；]{0,8}部分|孳息|利息|折扣|返佣|余额|盈余/,
        /归(?:PERFORMER|中介人|居间人|代理人|受托人)|由(?:PERFORMER|受托人)[^，。；]{0,6}(?:享有|取得|所有|留存)|作为(?:PERFORMER|受托人)[^，。；]{0,10}(?:报酬|收益|收入|奖励|管理)/,
      ],
      [
        /(?:返还|返点|返利|返佣|折让|回佣)(?:款项?|金|费用|收入|资源)?|赠送(?:的)?(?:时段|资源|广告|版面|流量)/,
        /媒体|第三方|供应商|平台|相对方|厂家/,
        /(?:归|由)(?:PERFORMER|受托人|受托方|代理方)[^，。；]{0,8}(?:所有|享有|自行|留存|支配|安排|处理)|不(?:列入|计入|纳入)[^，。；]{0,10}(?:对账|结算)/,
      ],
    ],
    unless: /标的物[^，。；]{0,12}孳息|归PAYER|双方(?!对账)|按比例|不得|业绩报酬|保理|%|百分之/,
  }),
  provisionRule({
    id: 'termination.mandate-irrevocable',
    title: '委托不得撤销或者解除',
    family: 'termination',
    applies: about(/委托人|受托人|委托合同|授权委托|代理人/),
    levels: levels('M/-/M'),
    examines: '委托人随时解除委托的权利是否没有被排除',
    reason:
      '委托以信任为基础，委托人可以随时解除；约定不可撤销、不得解除，委托人在失去信任时也不能收回授权。',
    basis: [civilCode('第九百三十三条', '委托人或者受托人可以随时解除委托合同，造成损失的依法赔偿。')],
    suggestion:
      '{payer}可以提前【15】日书面通知解除委托，按已完成的事务支付相应报酬；无正当理由解除给{performer}造成损失的，赔偿直接损失。',
    ways: [
      [
        /委托|授权|代理/,
        /不可撤(?:销|回)|不得(?:撤销|撤回|解除|收回|变更)|(?:PAYER|委托人|委托方)[^，。；]{0,10}(?:不得|无权|不能)[^，。；]{0,10}(?:解除|终止|撤销|收回)/,
      ],
    ],
    unless: /相对人|(?:受托人|PERFORMER)(?:不得|无权)|律师|未经(?:甲方|委托人)|信托/,
  }),
  provisionRule({
    id: 'validity.external-debt-on-one',
    title: '对外债务约定只由一方承担',
    family: 'validity',
    types: ['cooperation', 'other'],
    applies: isPartnership,
    levels: levels('M/M/M'),
    examines: '合伙、联营的对外债务是否没有约定只由一方承担',
    reason:
      '合伙人对合伙债务承担连带责任，约定由一方单独承担只在内部有效，不能对抗债权人；内部也应有追偿的安排。',
    basis: [
      civilCode('第九百七十三条', '合伙人对合伙债务承担连带责任；清偿超过应担份额的，有权向其他合伙人追偿。'),
    ],
    suggestion: '合作期间的对外债务由双方按出资比例分担；一方清偿超过其份额的，有权向另一方追偿。',
    ways: [
      [
        /债务|亏损|对外(?:责任|欠款)|经营(?:风险|损失)|债权债务|债权人|供应商|欠款/,
        /由[^，。；]{1,8}(?:单独|独自|全部|一方|独立|完全)(?:承担|负责)|(?:一律|均|全部|概)由(?:甲方|乙方|丙方)[^，。；]{0,4}(?:承担|负责|清偿)|不得向(?:甲方|乙方|丙方)[^，。；]{0,6}(?:主张|追索|追偿|要求|索要)|只能向(?:甲方|乙方|丙方)|与[^，。；]{1,8}无关|[^，。；]{1,6}(?:概)?不(?:承担|负)[^，。；]{0,8}(?:债务|亏损|责任|风险)/,
      ],
    ],
    unless: /各自|此前|合作前|签订前|既有|原有|按(?:比例|出资)|双方(?:共同|按)|个人债务/,
  }),
  provisionRule({
    id: 'parties.partner-decides-alone',
    title: '合作财产和资金由一方独自支配',
    family: 'parties',
    types: ['cooperation', 'other'],
    applies: isPartnership,
    levels: levels('M/M/M'),
    examines: '重大事务、资金和账目是否由一方单方决定',
    reason: '合伙事务的决定应当经全体合伙人一致同意；资金、账目由一方独自支配，另一方的投入没有监督。',
    basis: [
      civilCode(
        '第九百七十条',
        '合伙人就合伙事务作出决定的，除另有约定外应当经全体合伙人一致同意；不执行事务的合伙人有权监督。',
      ),
    ],
    suggestion:
      '单笔超过【】元的支出、对外借款、担保和处分合作财产须经双方书面同意；账目每月公开，任何一方可以随时查阅。',
    ways: [
      [
        /资金|财务|账目|账户|款项|收入|支出|财产|重大(?:事项|决策)|公章|印章|查账/,
        /(?:由)?(?:甲方|乙方|丙方|一方)[^，。；]{0,8}(?:独自|单独|全权|自行|单方|一人)[^，。；]{0,8}(?:决定|负责|管理|处分|支配|保管|使用|调配)|(?:甲方|乙方|丙方)?[^，。；]{0,6}(?:不得|无权)[^，。；]{0,10}(?:查阅|查看|过问|干预|干涉|审计|查账)/,
      ],
    ],
    unless: /双方(?:共同|均)|一致同意|不得单方|各自/,
  }),
  missingClause({
    id: 'price.profit-share-missing',
    title: '没有约定利润分配和亏损分担',
    family: 'price',
    types: ['cooperation', 'other'],
    applies: about(/合伙(?:协议|合同|人)|共同(?:投资|出资)[^。；]{0,20}经营|联营(?:协议|合同)|合作经营/),
    levels: levels('M/M/M'),
    examines: '是否约定利润分配和亏损分担的比例',
    reason: '没有约定利润分配和亏损分担，只能协商或者按实缴出资比例确定，最容易在盈利或者亏损时发生争议。',
    basis: [
      civilCode(
        '第九百七十二条',
        '利润分配和亏损分担按照合伙合同的约定；没有约定又协商不成的按实缴出资比例，无法确定的平均分配、分担。',
      ),
    ],
    suggestion: '利润由双方按【】：【】分配，亏损按相同比例分担，每【季度】结算一次。',
    present:
      /(?:利润|收益|盈亏|盈利|亏损|分红|分成|收入)[^。；]{0,50}(?:比例|%|百分之|平均|按|成|：\d|各半)|(?:比例|按)[^。；]{0,20}(?:分配|分担|分享)/,
    proof:
      /^(?=[^。；]*(?:亏损|盈亏|损失))[^。；]*(?:利润|收益|盈亏|盈利|盈余)[^。；]{0,80}(?:比例|%|百分之|平均|各半|\d[:：]\d)/,
    proofUnless: /不低于|承诺|不承担|保底|固定/,
    after: /出资|投资|收益|财务|分配/,
  }),
  missingClause({
    id: 'termination.exit-settlement-missing',
    title: '没有约定退出和清算',
    family: 'termination',
    types: ['cooperation', 'other'],
    applies: about(/合伙(?:协议|合同|人)|共同(?:投资|出资)[^。；]{0,20}经营|联营(?:协议|合同)|合作经营/),
    levels: levels('M/M/M'),
    examines: '是否约定退伙时如何结算',
    reason: '没有约定退出的条件、份额的计算和清算办法，散伙时财产、债务和客户如何处理难以确定。',
    basis: [
      civilCode(
        '第九百七十八条',
        '合伙合同终止后，合伙财产在支付费用、清偿债务后有剩余的，按约定或者法定比例分配。',
      ),
    ],
    suggestion:
      '一方退出的，应提前【60】日书面通知，双方共同清点财产、结清债务，按出资比例分配剩余财产；协商不成的，委托【】审计后结算。',
    present:
      /清算|退(?:伙|出)[^。；]{0,60}(?:结算|返还|份额|估值|清|分配)|散伙|(?:终止|解除)[^。；]{0,40}(?:清算|结算|分配|清理)/,
    proof: /退(?:伙|出)[^。；]{0,60}(?:结算|返还|退还|估值|分配)/,
    proofUnless: /不(?:予|再|得|能)?(?:结算|退|返|分配)|散伙|不清算|无权|放弃|期内不得/,
    after: /解除|终止|期限|分配/,
  }),
  provisionRule({
    id: 'liability.service-result-excluded',
    title: '服务方对结果概不负责',
    family: 'liability',
    types: ['service', 'entrustment', 'technologyService', 'other'],
    levels: levels('M/-/M'),
    examines: '服务质量、结果的责任是否被整体排除',
    reason: '收取报酬而对服务质量、结果概不负责，付款一方在服务不合格时没有任何救济。',
    basis: [
      civilCode(
        '第五百七十七条',
        '履行义务不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。',
      ),
      civilCode('第四百九十七条', '格式条款不合理地免除己方责任的无效。'),
    ],
    suggestion:
      '{performer}应按约定的标准提供服务；不符合约定的，应在【7】日内免费补救，仍不合格的退还相应费用并赔偿损失。',
    ways: [
      [
        /(?:服务|工作|咨询|设计|培训|活动|方案|报告|诊断|检测)(?:的)?(?:质量|效果|结果|成果|结论|意见)|(?:使用|采纳|依据)[^，。；]{0,12}(?:报告|方案|意见|成果)/,
        released,
        /PERFORMER|服务方|受托|本机构|公司/,
      ],
    ],
    unless: /不可抗力|因PAYER|PAYER(?:自行|擅自|未|违反|提供)|第三方(?:原因|造成)|超出|双方|不得/,
  }),
];
