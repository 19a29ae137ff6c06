/** Procurement and supply: payment of smaller suppliers, stock, orders, price terms dictated by the buyer. */
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { civilCode, smallBusinessPayments } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';

const supply = [
  'sale',
  'procurementFramework',
  'workContract',
  'service',
  'technologyService',
  'other',
] as const;

export const supplyRules: readonly Rule[] = [
  provisionRule({
    id: 'subject.stock-at-supplier-risk',
    title: '要求备货而不承担库存',
    family: 'subject',
    types: supply,
    levels: levels('-/M/L'),
    examines: '要求供方备货、备料时，未采购的库存由谁承担',
    reason: '预测不构成采购承诺，却要求供方按预测备货，未消化的库存和专用物料全部由供方承担，成本没有边界。',
    basis: [civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion:
      '{performer}按{payer}书面预测备货的，{payer}应在【90】日内采购完毕；逾期未采购的专用库存，由{payer}按成本价收购。',
    ways: [
      [
        /备货|库存|常备|储备|备料|呆滞|寄售|VMI|安全存量|存货|备品/,
        /自行(?:处理|承担|消化|解决|负责)|由(?:PERFORMER)[^，。；]{0,8}(?:承担|负责|处理|消化)|不(?:承担|负责|收购|回购|补偿|予采购|构成[^，。；]{0,8}(?:采购|订购|承诺))|无(?:义务|须|需)(?:采购|购买|收购|回购)|概不|损失自负/,
        /PERFORMER/,
      ],
    ],
    unless: /(?:PAYER)(?:应|须)[^，。；]{0,12}(?:收购|回购|补偿|采购)|仓储物|存货人|经销商/,
  }),
  provisionRule({
    id: 'termination.orders-cancelled-freely',
    title: '采购方可以随时取消、削减订单而不补偿',
    family: 'termination',
    types: [...supply, 'transport', 'cooperation'],
    levels: levels('-/M/M'),
    examines: '订单下达后能否任意取消、削减而不补偿',
    reason: '已确认的订单可以随时取消或者削减而不补偿，供方已经备料、生产的损失无法收回。',
    basis: [
      civilCode('第五百四十三条', '当事人协商一致，可以变更合同。'),
      civilCode('第五百七十八条', '以行为表明不履行义务的，对方可以请求承担违约责任。'),
    ],
    suggestion:
      '订单经双方确认后不得单方取消或者变更；{payer}确需取消的，应补偿{performer}已发生的材料、加工费用和合理损失。',
    ways: [
      [
        /订单(?!流失|丢失|损失)|订购|采购(?:量|计划|数量)|提货计划|要货/,
        /取消|撤销|撤回|减少|缩减|调减|削减|暂停|推迟|终止|变更/,
        /随时|无[须需]|不必|不(?:承担|予补偿|作[^，。；]{0,4}补偿|负|构成违约)|单方|自行|不(?:给)?(?:赔偿|补偿)|概不|不得(?:要求|主张|索赔)/,
      ],
    ],
    unless:
      /经[^，。；]{0,10}(?:同意|确认)|(?:应|须)(?:当)?(?:赔偿|补偿|承担)|PERFORMER(?:不得|无权)(?:取消|撤销)|双方/,
  }),
  provisionRule({
    id: 'price.most-favoured',
    title: '承诺最低价并追溯补差',
    family: 'price',
    types: [...supply, 'softwareLicence', 'transport'],
    levels: levels('-/M/L'),
    examines: '是否承诺对其他客户的价格不低于本合同并退还差价',
    reason: '承诺对任何客户不低于本合同价，否则追溯退还差价，限制了供方的正常定价，责任难以预估。',
    basis: [civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion: '同一期间、同等数量和条件下的供货价格不高于其他同类客户。',
    ways: [
      [
        /最(?:优惠|低)(?:的)?(?:价|待遇|供货)|不(?:得)?高于|低于本(?:合同|协议)/,
        /其他(?:客户|采购方|买方|用户|单位|第三方)|任何(?:第三方|客户|其他)|市场(?:最低|价)|同行/,
        /差(?:额|价)|退还|返还|补差|倍|追溯|自动(?:下调|调整)|同步(?:下调|降低)/,
      ],
    ],
  }),
  provisionRule({
    id: 'price.yearly-cut',
    title: '供货价逐年强制下调',
    family: 'price',
    types: supply,
    levels: levels('-/M/L'),
    examines: '是否约定不问成本每年自动降价',
    reason: '不问成本和市场，每年固定降价，供方可能被迫亏损供货。',
    basis: [civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion: '每年度开始前【30】日由双方根据原材料成本、采购量协商确定价格；未达成一致的，按原价执行。',
    ways: [
      [
        /每年|逐年|每(?:一)?(?:年度|合同年)|年降|次年起|第二年起/,
        /降价|下调|让利|降低|递减|下浮|年降/,
        /%|百分之|个(?:百分)?点|成(?!本)/,
        /价|供货|单价|货款/,
      ],
    ],
    unless: /协商|租金|利率|折旧/,
  }),
  provisionRule({
    id: 'price.shelf-fees',
    title: '收取进场费、条码费等通道费用',
    family: 'price',
    levels: levels('-/M/M'),
    examines: '是否收取与销售无关的进场、上架、节庆等费用',
    reason: '进场费、条码费、节庆费等与商品销售没有直接关系，常由采购方单方扣收，供方的实际收入难以预计。',
    basis: [
      civilCode('第四百九十七条', '格式条款不合理地加重对方责任的无效。'),
      smallBusinessPayments('第七条', '不得要求中小企业接受不合理的交易条件。'),
    ],
    suggestion:
      '除经{performer}事先书面同意的促销服务费外，{payer}不得收取进场费、条码费、节庆费等费用，也不得从货款中直接扣除。',
    ways: [
      [
        /进场费|条码费|上架费|堆头费|店庆费|节庆费|通道费|陈列费|毛利(?:补偿|保证|保底)|新品费|开户费|端架费|海报费/,
        /收取|承担|支付|扣|缴|交/,
      ],
    ],
    unless: /不(?:得)?收取|不收|免收|双方另行/,
  }),
  provisionRule({
    id: 'subject.exclusive-supply',
    title: '供方不得向其他客户供货而采购量没有保证',
    family: 'subject',
    types: [...supply, 'cooperation', 'softwareLicence'],
    levels: levels('-/M/M'),
    examines: '是否没有限制供方向其他客户销售自有产品、提供同类服务',
    reason: '供方不得向他人供货或者服务，采购方却没有最低采购的承诺，供方的业务全部系于一家，限制过宽。',
    basis: [civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion:
      '限制仅适用于使用{payer}图纸、商标或者专用模具生产的产品；{performer}的其他产品和客户不受限制。',
    ways: [
      [
        /不得|不可(?!抗力)|禁止|不能|仅(?:能|可|限|供)|只(?:能|可)|独家|排他/,
        /(?:向|为|给|与)[^，。；]{0,16}(?:第三[人方]|其他|任何)[^，。；]{0,10}(?:客户|采购方|单位|企业|厂|公司|人|方)/,
        /供货|供应|销售|提供[^，。；]{0,10}(?:服务|产品|咨询|加工)|生产|合作|交易/,
      ],
    ],
    unless:
      /图纸|专用|定制|保密|商标|模具|泄露|披露|资料|信息|技术秘密|转让|最低(?:采购|订货)|保证[^，。；]{0,8}采购|个人信息|转委托|转包/,
  }),
  provisionRule({
    id: 'property.improvements-taken',
    title: '供方自行作出的改进无偿归对方',
    family: 'property',
    types: ['sale', 'procurementFramework', 'workContract', 'service'],
    levels: levels('-/M/M'),
    examines: '供方、承揽方自行作出的改进是否无偿归对方',
    reason: '供方自己投入作出的工艺、模具改进无偿归采购方独有，没有对价，也妨碍供方使用自己的技术。',
    basis: [
      civilCode('第八百七十五条', '后续改进的成果分享办法没有约定的，一方改进的成果其他各方无权分享。'),
      civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。'),
    ],
    suggestion: '{performer}自行作出的改进归{performer}所有，{payer}可以为使用本合同产品的目的免费使用。',
    ways: [
      [
        /改进|改良|革新|优化|创新|工艺|模具结构|技术诀窍/,
        /归(?:PAYER)|无偿(?:归|转让|许可|提供|移交)|属于(?:PAYER)/,
        /权利|所有|知识产权|专利|成果|享有|使用/,
        /PERFORMER|自行/,
      ],
    ],
    unless: /PAYER提供的[^。；]{0,30}归PAYER|原有|背景|PAYER(?:支付|另行支付|补偿)|共有|双方协商/,
  }),
  missingClause({
    id: 'subject.order-procedure-missing',
    title: '框架合作没有订单的下达与确认程序',
    family: 'subject',
    types: ['procurementFramework'],
    levels: levels('M/M/M'),
    examines: '框架协议是否约定订单如何下达、确认、变更',
    reason: '框架协议没有订单程序，每一次采购是否成立、数量和交期以什么为准都可能发生争议。',
    basis: [civilCode('第四百九十条', '合同自双方以约定的形式作出承诺时成立。')],
    suggestion:
      '{payer}以书面或者约定的电子邮箱下达订单，写明品名、数量、单价、交期；{performer}应在【2】个工作日内书面确认，经确认的订单对双方有约束力。',
    applies: about(/订单|采购计划|分批/),
    present:
      /订单[^。；]{0,60}(?:确认|接受|回复|回传|盖章|生效|答复|系统|邮件|书面)|(?:确认|回传|接受)[^。；]{0,20}订单/,
    after: /订单|采购|供货|标的/,
  }),
];
