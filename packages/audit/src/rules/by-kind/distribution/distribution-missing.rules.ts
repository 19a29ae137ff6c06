/** Clauses that contracts of distribution, services and joint operation should have. */
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { advertisingLaw, commerceLaw } from '../trade-laws.ts';

const openTerm = civilCode('第五百一十条', '内容没有约定或者约定不明确的，可以协议补充。');

export const distributionMissingRules: readonly Rule[] = [
  missingClause({
    id: 'subject.entrust-report-missing',
    title: '没有约定受托人报告的义务',
    family: 'subject',
    types: ['entrustment'],
    levels: levels('M/-/L'),
    examines: '是否约定受托人报告委托事务的进展和结果',
    reason: '没有约定报告的内容和时间，委托人难以了解事务的进展，也难以及时纠正。',
    basis: [
      civilCode('第九百二十四条', '受托人应当按照委托人的要求报告委托事务的情况，终止时应当报告结果。'),
    ],
    suggestion:
      '{performer}应每【月】书面报告事务进展，重大情况应在【24】小时内报告，事务完成后【10】日内提交结果报告和相关资料。',
    present: /报告|汇报|告知[^。；]{0,10}(?:进展|情况)|通报|反馈|月报|周报|通知(?:甲方|委托人)/,
    proof:
      /(?:报告|汇报|通报|反馈|告知|通知)[^。；]{0,20}(?:进展|进度|情况|结果|事务|处理)|(?:进展|进度|情况|结果|事务)[^。；]{0,20}(?:报告|汇报|通报|反馈|告知)|(?:定期|每[月周季]|及时|次月|日前)[^。；]{0,30}(?:报告|汇报|月报|周报)/,
    proofUnless: /解除|评估报告/,
    after: /义务|委托事项|权限/,
  }),
  missingClause({
    id: 'termination.dealer-stock-missing',
    title: '没有约定终止后的库存和物料处理',
    family: 'termination',
    types: 'all',
    applies: about(
      /(?:经销|(?<!委托|采购|诉讼|招标|税务|专利|商标|货运|保险|记账)代理|分销|加盟|特许经营)(?:（[^）]*）)?(?:合同|协议)/,
    ),
    levels: levels('M/L/M'),
    examines: '经销、加盟终止后库存、物料、标识如何处理',
    reason: '没有约定终止后库存、物料和标识的处理，经销商的存货和授权方的品牌都可能受损。',
    basis: [civilCode('第五百五十八条', '债权债务终止后，当事人应当遵循诚信原则履行通知、协助等义务。')],
    suggestion:
      '合同终止后【30】日内，{performer}按进货价回购{payer}完好的库存，{payer}拆除标识、归还物料；未回购的可以在【90】日内继续销售。',
    present:
      /库存|存货|剩余(?:的)?(?:产品|货|商品)|回购|(?<!结|付|还)清货|(?:终止|解除|期满|届满)[^。；]{0,60}(?:(?:货物|产品)[^。；]{0,16}(?:退|处理|清|返|收购|销完|继续销售)|物料|标识|招牌|拆除|返还)/,
    proof:
      /(?:库存|存货|剩余(?:的)?(?:产品|货|商品)|未售)[^。；]{0,40}(?:回购|退|处理|清|收购|销售|返)|回购[^。；]{0,20}(?:库存|存货|产品|货)|(?:终止|解除|期满|届满)[^。；]{0,60}(?:货物|产品|物料|标识|招牌)[^。；]{0,20}(?:退|处理|拆|返|收购|销|停止)|(?:终止|解除|期满|届满)[^。；]{0,40}(?:返还|拆除|停止使用)[^。；]{0,16}(?:物料|标识|招牌|样机|授权|商标|货物|产品)/,
    proofUnless: /保证金/,
    after: /解除|终止|期限/,
  }),
  missingClause({
    id: 'liability.ad-makeup-missing',
    title: '没有约定错播、漏播的补救',
    family: 'liability',
    types: 'all',
    applies: about(/广告(?:发布|投放)(?:合同|协议)?/),
    levels: levels('M/L/M'),
    examines: '是否约定错播、漏播、停播时的补播或者退费',
    reason: '没有约定错播、漏播、停播的补救，广告主难以要求补播、延期或者退费。',
    basis: [civilCode('第五百八十二条', '履行不符合约定的，受损害方可以请求修理、重作、减少价款等。')],
    suggestion:
      '错播、漏播、停播的，{performer}应按“错一补一、漏一补二”补播或者退还相应费用；累计超过【】次的，{payer}可以解除合同。',
    present:
      /补播|补刊|补投|补发|错播|漏播|误播|错刊|停播|停止播放|未(?:按|能)[^。；]{0,12}(?:发布|播放|投放)[^。；]{0,40}(?:退|赔|补|违约|扣)|顺延/,
    proof:
      /补播|补刊|补投|错播|漏播|误播|错刊|停播|停止播放|未(?:按|能)[^。；]{0,12}(?:发布|播放|投放)[^。；]{0,40}(?:退|赔|补|违约|扣)|(?:发布|播放|投放|暂停)[^。；]{0,40}顺延/,
    after: /发布|违约|验收|监测/,
  }),
  missingClause({
    id: 'property.ad-review-duty-missing',
    title: '没有约定广告证明文件和审核责任',
    family: 'property',
    types: 'all',
    applies: about(/广告(?:发布|投放|代理)(?:合同|协议)/),
    levels: levels('M/M/M'),
    examines: '是否约定广告主提供证明文件、发布者审核内容',
    reason: '没有约定证明文件的提供和审核，广告违法被处罚时双方的责任难以划分。',
    basis: [advertisingLaw('第三十四条', '广告经营者、广告发布者应当查验证明文件，核对广告内容。')],
    suggestion:
      '{payer}应提供真实、合法、有效的证明文件并对内容真实性负责；{performer}应在发布前查验、核对，不符的通知修改，修改前不发布。',
    present: /证明文件|审核|审查|查验|核对|合法性|真实性|资质/,
    proof:
      /(?:提供|提交|出具)[^。；]{0,30}(?:证明文件|资质|许可|执照|批准|批文)|(?:发布|播出)前[^。；]{0,20}(?:审核|审查|查验|核对)|(?:审核|审查|查验|核对)[^。；]{0,24}(?:广告|内容|证明|素材|样稿|资质)/,
    after: /广告内容|权利|义务|发布/,
  }),
  missingClause({
    id: 'parties.contributions-missing',
    title: '没有约定出资的方式、数额和期限',
    family: 'parties',
    types: ['cooperation', 'other'],
    applies: about(/合伙(?:协议|合同|人)|共同(?:投资|出资)|联营(?:协议|合同)|合作经营/),
    levels: levels('M/M/M'),
    examines: '合伙、联营各方的出资方式、数额和缴付期限是否写明',
    reason: '出资的方式、数额和期限没有写明，出资不到位时难以追究，利润分配和退出也失去依据。',
    basis: [civilCode('第九百六十八条', '合伙人应当按照约定的出资方式、数额和缴付期限，履行出资义务。')],
    suggestion:
      '甲方以【货币】出资【】万元，乙方以【】出资作价【】万元，均应在【】年【】月【】日前缴付至共管账户；逾期的按日支付万分之五的违约金。',
    present:
      /(?:出资|投资|投入)[^。；]{0,60}(?:[\d,.]+(?:万)?元|[一二三四五六七八九十百]+万|%|百分之|实物|劳务|设备|场地|技术|日前|到位)/,
    // How much and by when.
    proof:
      /(?:出资|投资|投入)[^。；]{0,60}(?:[\d,.]+(?:万)?元|[一二三四五六七八九十百]+万|%|百分之|实物|劳务|设备|场地|技术)[^。；]{0,60}(?:[日月]前|日内|到位|缴付|缴清|缴足)|(?:[日月]前|日内)[^。；]{0,40}(?:出资|投资|投入)[^。；]{0,40}(?:[\d,.]+(?:万)?元|[一二三四五六七八九十百]+万)/,
    proofUnless: /成立于|注册资本|估值/,
    after: /出资|合作|投资|标的/,
  }),
  missingClause({
    id: 'price.platform-settlement-missing',
    title: '没有约定货款结算的周期',
    family: 'price',
    types: 'all',
    applies: about(
      /(?:平台|商城)[^。；]{0,12}(?:入驻|服务)(?:合同|协议)|入驻(?:协议|合同)|直播(?:带货|推广|合作)(?:合同|协议)/,
    ),
    levels: levels('M/M/M'),
    examines: '平台、直播代收的货款何时结算给商家',
    reason: '货款由平台或者机构代收而没有结算周期，商家的资金可能被长期占用。',
    basis: [openTerm],
    suggestion:
      '用户确认收货后【7】日内结算，{performer}应在每月【10】日前支付上月货款并提供对账单；逾期按日支付万分之五的违约金。',
    present: /结算(?:周期|时间|日|期)|T\+\d|提现|(?:结算|打款|付款|支付)[^。；]{0,40}(?:[日天月周]|确认收货)/,
    proof:
      /(?:代收|货款|销售款|结算款)[^。；逾]{0,40}(?:结算|打款|提现|支付|转)[^。；]{0,40}(?:[日天月周]|确认收货|T\+)|结算(?:周期|时间|日|期)[^。；]{0,30}(?:为|：|按|每|\d)|T\+\d/,
    after: /费用|结算|价款|佣金/,
  }),
  missingClause({
    id: 'price.platform-deposit-return-missing',
    title: '没有约定保证金的退还',
    family: 'price',
    types: 'all',
    applies: about(
      /(?:平台|入驻|店铺|直播|加盟|经销|代理)[^。；]{0,40}保证金|保证金[^。；]{0,40}(?:平台|入驻|店铺|加盟|经销)/,
    ),
    levels: levels('M/-/M'),
    examines: '入驻、加盟、经销保证金的退还条件和期限',
    reason: '没有约定保证金的退还条件和期限，退出后难以取回。',
    basis: [commerceLaw('第二十一条', '收取押金的应当明示退还的方式、程序，不得设置不合理条件。'), openTerm],
    suggestion:
      '合同终止且双方结清款项后【15】日内，{performer}应无息退还保证金；扣除的应同时提供书面明细和凭证。',
    present: /保证金[^。；]{0,60}(?:退|返)|(?:退|返)还[^。；]{0,20}保证金/,
    after: /保证金|费用|终止/,
  }),
  missingClause({
    id: 'liability.event-safety-missing',
    title: '没有约定安全责任和保险',
    family: 'liability',
    types: 'all',
    applies: about(
      /(?:活动|赛事|展会|展览|演出|研学|夏令营|拓展|婚庆|旅游|托育|游学)(?:承办|组织|策划|执行|服务|委托|包价)?(?:服务)?(?:合同|协议)/,
    ),
    levels: levels('M/M/M'),
    examines: '活动、培训、旅游中的安全责任、应急和保险是否约定',
    reason: '没有约定安全保障、应急和保险的责任，发生人身、财产损害时双方责任不清。',
    basis: [civilCode('第五百零九条', '当事人应当遵循诚信原则，根据合同的性质、目的履行协助、保护等义务。')],
    suggestion:
      '{performer}负责活动期间的安全保障，制定应急预案，并为参加人员投保人身意外险和公众责任险；因{performer}未尽到义务造成损害的，由{performer}赔偿。',
    present: /安全(?:责任|保障|管理|措施|预案|事故)|应急|意外险|保险|急救/,
    proof:
      /(?:安全|应急)[^。；]{0,16}(?:负责|由|承担|措施|预案|保障)|(?:购买|投保)[^。；]{0,16}(?:意外|责任|保险)/,
    after: /义务|服务|活动|责任/,
  }),
  missingClause({
    id: 'liability.event-cancel-missing',
    title: '没有约定取消、延期的处理',
    family: 'liability',
    types: 'all',
    applies: about(
      /(?:活动|赛事|展会|展览|演出|婚庆|旅游|会议)(?:承办|组织|策划|执行|服务|委托|参展|包价)?(?:服务)?(?:合同|协议)|参展(?:合同|协议)/,
    ),
    levels: levels('M/M/M'),
    examines: '活动取消、延期时已付款项和已发生费用如何处理',
    reason: '没有约定取消、延期的处理，已付款项的退还和已发生的费用难以分担。',
    basis: [
      civilCode('第五百六十六条', '合同解除后可以请求恢复原状或者采取其他补救措施，并有权请求赔偿损失。'),
    ],
    suggestion:
      '活动延期的，已付款项转用于延期活动；因{performer}原因取消的全额退款并赔偿损失，因{payer}原因取消的按已发生的费用结算，因不可抗力取消的双方据实分担。',
    present: /取消|延期|改期|推迟|(?:终止|解除)[^。；]{0,40}(?:退|结算)/,
    proof: /(?:取消|延期|改期|推迟)[^。；]{0,60}(?:退|结算|费用|承担|款|违约金|顺延)/,
    after: /违约|费用|不可抗力/,
  }),
  missingClause({
    id: 'parties.broker-agent-missing',
    title: '没有写明承办的经纪人员',
    family: 'parties',
    types: 'all',
    applies: about(/房地产经纪|(?:房屋|房产|厂房|商铺)[^。；]{0,20}(?:中介|居间)|房源/),
    levels: levels('L/L/L'),
    examines: '经纪服务合同是否写明承办人员的姓名、登记号',
    reason: '没有写明承办的经纪人员，服务由谁提供、资格是否有效难以核实。',
    basis: [openTerm],
    suggestion: '承办经纪人员：【】，登记号【】，由其在本合同上签名。',
    present: /(?:经纪人员?|承办人员?|经办人|协理)[^。；]{0,24}(?:姓名|登记|编号|签名|签字|：|为)|登记号/,
    after: /服务|委托/,
  }),
];
