/** Sale of goods: other deliveries than agreed, price formulas, deposits, foreign trade, claims. */
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { says } from '../../../checks/find-sentences.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { saleInterpretation } from '../../commercial-laws.ts';
import { notRefunded } from '../trade.words.ts';

const goods = ['sale', 'procurementFramework', 'workContract', 'cooperation', 'other'] as const;

export const saleTermsRules: readonly Rule[] = [
  provisionRule({
    id: 'delivery.late-without-liability',
    title: '交期仅供参考，延迟不承担责任',
    family: 'delivery',
    types: [...goods, 'service', 'transport', 'technologyDevelopment', 'technologyService'],
    levels: levels('M/-/M'),
    examines: '延迟交付是否被约定为不构成违约',
    reason: '交期只是预计，延迟不承担责任，付款一方不能据此安排生产和使用，也失去催交和解除的依据。',
    basis: [
      civilCode('第五百零九条', '当事人应当按照约定全面履行自己的义务。'),
      civilCode('第五百七十七条', '履行义务不符合约定的，应当承担违约责任。'),
    ],
    suggestion:
      '{performer}应按约定的日期交付；因不可抗力或者{payer}原因延迟的，期限相应顺延，其他延迟按日支付迟延部分价款万分之五的违约金。',
    ways: [
      [
        /交(?:货|付)(?:期|时间|日期)?|发货|到货|工期|供货|完工|送达|抵达|到达|上线/,
        /预计|估计|参考|仅供|大致|暂定|顺延|延期|延迟|推迟|迟延|延误|晚/,
        /不(?:构成|视为|属于|算|承担|负|作为)[^，。；]{0,10}(?:违约|责任|延误|迟延|依据)?|免责|概不|不得(?:因此|据此|以此)?(?:要求|追究|主张|解除|拒收|索赔)/,
      ],
      [
        /(?:超过|逾|晚于)[^，。；]{0,10}(?:交货|交付|供货|完工|约定)[^，。；]{0,4}(?:期|时间|日期)?|(?:逾期|迟延|延迟)(?:交货|交付|供货|完工)/,
        /[\d一二三四五六七八九十]+(?:个)?(?:日|天|月|年)(?:以内|之内|内)?/,
        /不(?:视为|构成|属于|算)[^，。；]{0,6}违约|不承担[^，。；]{0,6}责任|无[需须](?:承担|赔)/,
      ],
    ],
    unless:
      /不可抗力|因(?:PAYER|对方|自然灾害|政府)|(?:PAYER)(?:未|迟延|逾期|不(?!得))|双方|相应顺延|不免除|工期不顺延|不予顺延|零售价|价格/,
  }),
  provisionRule({
    id: 'delivery.substitute-at-will',
    title: '卖方可以自行更换品牌、型号或者规格',
    family: 'delivery',
    types: goods,
    levels: levels('M/-/M'),
    examines: '卖方能否不经同意以其他产品代替',
    reason: '卖方可以自行以其他品牌、型号代替，标的物的品质和适用性没有保障。',
    basis: [
      civilCode('第六百一十五条', '出卖人应当按照约定的质量要求交付标的物。'),
      civilCode('第五百四十三条', '当事人协商一致，可以变更合同。'),
    ],
    suggestion:
      '更换品牌、型号、规格或者产地的，{performer}应事先取得{payer}的书面同意，价格随之调整，且不得降低质量。',
    ways: [
      [
        /替代|代替|代用|替换|同(?:等|类|档)[^，。；]{0,6}(?:品|货|产品|型号|规格)|类似(?:产品|型号)|(?:其他|不同|另外)(?:品牌|型号|规格|产地|批次)|更换(?:品牌|型号|规格|产地|配置)/,
        /(?:PERFORMER)/,
        /有权|(?<!许)可以?|得|自行|随时|单方|直接|酌情|无[须需]|不得(?:拒收|拒绝|异议)|应(?:当|予)(?:接受|接收)/,
      ],
    ],
    unless:
      /同意|许可(?:。|$)|确认|协商|不得(?:以|擅自|自行)?(?:替代|更换|代替)|要求(?:PERFORMER)|维修|修理|PAYER可以要求|质保/,
  }),
  provisionRule({
    id: 'price.adjust-trigger-vague',
    title: '调价的条件、幅度没有约定',
    family: 'price',
    types: [...goods, 'service', 'transport', 'warehousing', 'construction'],
    levels: levels('L/L/L'),
    examines: '约定可以调价时，是否写明触发条件、幅度和协商不成的处理',
    reason:
      '只写价格波动较大时另行协商，触发条件、幅度、期限和协商不成时怎么办都不明确，履行中必然发生争议。',
    basis: [
      civilCode(
        '第五百一十条',
        '价款等内容约定不明确的，可以协议补充；不能达成的按合同相关条款或者交易习惯确定。',
      ),
    ],
    suggestion:
      '主要原材料的【】月均价较签约时变动超过【5】%的，超过部分由双方按【50】%分担；双方在【10】日内未达成书面协议的，按原价执行当期订单。',
    ways: [
      [
        /原材料|材料|成本|市场|行情|物价|汇率|人工|油价|运价/,
        /(?:波动|变化|上涨|变动|涨跌|浮动|上升|下降)[^，。；]{0,6}(?:较大|过大|明显|显著|异常|剧烈|幅度)|大幅|重大(?:变化|波动|变动)|(?:较大|明显|显著|剧烈)(?:的)?(?:波动|变化|变动|上涨)/,
        /(?:另行|再行|友好|届时)?(?:协商|商定|商议|议定)|再议|酌情|适当(?:调整|调价)|另议/,
      ],
    ],
    unless:
      /[\d.]+%|百分之|千分之|[一二三四五六七八九]成|指数|公式|协商不成|不可抗力|情势变更|明显不公平|另行协商[^，。；]{0,6}解除/,
    unlessNearby: /超过[^。；]{0,10}(?:%|百分之)|协商不成/,
  }),
  provisionRule({
    id: 'price.earnest-unnamed-kept',
    title: '订金、意向金一律不退',
    family: 'price',
    levels: levels('M/-/M'),
    examines: '订金、意向金、诚意金是否按原因退还',
    reason:
      '订金、意向金、诚意金不具有定金的性质，交易不成时应当返还；约定一律不退，付款一方承担了对方的责任。',
    basis: [
      civilCode('第五百八十七条', '只有定金适用定金罚则；收受定金的一方不履行的应当双倍返还。'),
      civilCode('第四百九十七条', '格式条款不合理地排除对方主要权利的无效。'),
    ],
    suggestion:
      '订金（意向金）在合同正式签订后抵作价款；因{performer}原因或者双方未能协商一致而未签约的，应在【7】日内无息退还。',
    ways: [[/订金|诚意金|意向金|预订金|认购金|排号费|预定(?:款|金)|锁定金/, notRefunded]],
    unless:
      /应(?:当)?(?:在|于|予)[^，。；]{0,16}(?:退|返)还|双倍|抵作[^，。；]{0,6}(?:价款|货款|房款|租金)(?!.*(?:不退|不予))/,
  }),
  provisionRule({
    id: 'delivery.incoterm-without-version',
    title: '贸易术语没有写明通则版本或者地点',
    family: 'delivery',
    levels: levels('L/L/L'),
    examines: '使用 FOB、CIF 等术语时是否写明通则版本',
    reason: '各版《国际贸易术语解释通则》对风险、费用的划分不同，没有写明版本容易产生争议。',
    basis: [civilCode('第五百一十条', '内容约定不明确的，按照合同相关条款或者交易习惯确定。')],
    suggestion:
      '本合同的贸易术语按国际商会《国际贸易术语解释通则2020》（INCOTERMS® 2020）解释，指定地点为【】。',
    ways: [[/(?<![A-Z])(?:FOB|CIF|CFR|EXW|DDP|DAP|DPU|FCA|CIP|CPT|FAS)(?![A-Z])/]],
    unlessAnywhere: /INCOTERMS|术语解释?通则|贸易术语[^。；]{0,12}20[12]0|20[12]0(?:年)?通则/i,
  }),
  missingClause({
    id: 'delivery.customs-missing',
    title: '进出口手续、关税由谁负责未约定',
    family: 'delivery',
    types: goods,
    levels: levels('M/M/M'),
    examines: '涉及进出口的，报关、许可和关税由谁负责',
    reason: '进出口许可、报关和关税由谁办理、负担没有约定，货物滞港、被退运时责任和费用难以分清。',
    basis: [civilCode('第五百一十一条', '履行费用的负担不明确的，由履行义务一方负担。')],
    suggestion:
      '出口许可、出口报关由{performer}办理并负担费用；进口许可、进口报关、关税和进口环节税由【】办理并负担。',
    applies: about(/(?:进口|出口)(?:货物|合同|设备|产品|许可|商)|提单|信用证|装运港|目的港|海运/),
    present: (contract) =>
      says(
        contract,
        /(?:报关|清关|通关|许可证|关税|进口(?:环节)?税)[^。；]{0,30}(?:由|负责|承担|负担|办理)|由[^。；]{1,20}(?:报关|清关|办理[^。；]{0,8}许可)|DDP|EXW/,
      ),
    after: /交付|交货|运输|装运|价款/,
  }),
  provisionRule({
    id: 'acceptance.quality-claim-burden',
    title: '质量异议的条件过于苛刻',
    family: 'acceptance',
    types: goods,
    levels: levels('M/-/L'),
    examines: '提出质量异议是否附加不合理的前提',
    reason: '质量异议须以付清全款、未拆封、指定机构的报告等为前提，买方实际上难以主张质量责任。',
    basis: [
      civilCode('第六百二十一条', '买受人应当在约定或者合理期限内将质量不符的情形通知出卖人。'),
      saleInterpretation('第十三条', '买受人付款、确认欠款或者使用标的物，不等于放弃异议。'),
    ],
    suggestion:
      '{payer}发现质量问题的，在质保期内书面通知{performer}即可；双方对质量有争议的，共同委托有资质的机构检验，费用由责任方承担。',
    ways: [
      [
        /异议|质量问题|索赔|退换|退货|瑕疵/,
        /(?:须|应|必须|只有|仅|需)[^，。；]{0,20}(?:付清|付款|结清|未拆封|原包装|未使用|国家级|省级|指定(?:的)?(?:机构|检测)|公证)|(?:付清|付款|签收|使用|拆封|开封|加工|安装)[^，。；]{0,6}(?:之?后|的|即)/,
        /否则|不予受理|不予认可|不(?:予|再)?(?:接受|处理|承担|负责)|方可|才能|视为(?:放弃|合格|认可|无异议)|丧失/,
      ],
    ],
    unless: /外观|数量|(?:不|并不)(?:视为|影响|等于)|共同(?:委托|选定)|双方认可|隐蔽瑕疵(?:不|除)/,
  }),
];
