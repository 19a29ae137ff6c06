/** Sales of houses. */
import { levels, missingClause } from '../../checks/build-rule.ts';
import { civilCode, constructionLaw, urbanRealEstateLaw } from '../../checks/laws.ts';
import { anyOf, notLiable } from '../../checks/words.ts';
import type { Rule } from '../../rule.ts';
import { unconsulted } from './finance.words.ts';
import { houseSaleInterpretation, houseSaleMeasures } from './premises.laws.ts';
import { deposit, isHouseSale, keptFor } from './premises.words.ts';
import { provisionsWith } from './provision.ts';

const provision = provisionsWith('performer');

export const premisesSaleRules: readonly Rule[] = [
  provision({
    id: 'liability.mortgage-refused-on-buyer',
    title: '贷款未获批一律由买方承担违约责任',
    family: 'liability',
    levels: levels('H/-/M'),
    examines: '银行不批贷或者额度不足时，是否不问原因由买方承担违约责任',
    reason: '因不可归责于双方的原因不能获得贷款的，可以解除合同，出卖人应返还购房款本息或者定金。',
    basis: [
      houseSaleInterpretation(
        '第十九条',
        '因不可归责于双方的事由未能订立担保贷款合同的，可以解除合同，出卖人应返还购房款本金及利息或者定金。',
      ),
    ],
    suggestion:
      '因不可归责于{payer}的原因未获批准贷款的，双方可以解除合同，{performer}应在【7】日内无息返还已付款项，互不承担违约责任。',
    applies: isHouseSale,
    ways: [
      [
        /贷款|按揭|公积金/,
        /(?:未|不|无法|未能|不足|拒绝|少于|低于)[^，。；]{0,12}(?:批准|获批|通过|发放|审批|足额|取得|办理|申请金额|额度)|(?:额度|金额)不足|拒贷|不批/,
        /违约|解除|定金|不退|没收|自筹|现金|补足|一次性|承担|(?:七|十|五|三|\d+)日内/,
      ],
    ],
    unless:
      /因(?:其|乙方|买方|买受人)[^。；]{0,12}(?:虚假|过错|未(?:按时|及时|按约|如期|配合)|不(?:配合|符合贷款条件))[^。；]{0,24}(?:导致|致使|造成|未)|互不(?:承担|追究)|返还(?:乙方|买)|退还(?:乙方|买)|卖方原因|不可归责|协商/,
    judge: ({ text }) => (/(?:不论|无论|不管|任何原因|违约|没收|不退|不予退|定金)/.test(text) ? {} : null),
  }),
  provision({
    id: 'price.area-difference-waived',
    title: '面积误差不退不补',
    family: 'price',
    levels: levels('M/L/M'),
    examines: '实测面积与约定面积的误差是否一概不予退补',
    reason: '面积误差比超过百分之三的，买受人可以解除合同；一概不退不补使买方承担缩水的损失。',
    basis: [
      houseSaleMeasures('第二十条', '没有约定的，面积误差比绝对值在3%以内据实结算，超出3%的买受人有权退房。'),
    ],
    suggestion: '实测面积与约定面积不一致的，误差比绝对值在3%以内据实结算；超过3%的，{payer}有权解除合同。',
    applies: isHouseSale,
    ways: [
      [
        /面积|平方米|公摊/,
        /误差|差异|不(?:一致|符)|出入|增减|减少|缩小|偏差|不足/,
        /不(?:退|补|予|再|作|另|得)|互不(?:找补|退补|补偿)|按(?:本合同|约定|合同)(?:价|总价|面积)?(?:不变|为准)|总价不变|多退少不补|无(?:须|需)/,
      ],
    ],
    unless: /据实结算|多退少补|3%|百分之三|有权(?:解除|退房)|按套(?:计价|出售)/,
  }),
  provision({
    id: 'delivery.house-handover-unaccepted',
    title: '未经竣工验收即交房或者视为交付',
    family: 'delivery',
    levels: levels('H/M/H'),
    examines: '交房是否以竣工验收合格、备案为条件，是否以通知代替实际交付',
    reason: '房屋经竣工验收合格后方可交付使用；以通知、登报视为交付，买方未验房就承担风险和费用。',
    basis: [
      constructionLaw('第六十一条', '建筑工程竣工经验收合格后，方可交付使用。'),
      urbanRealEstateLaw('第二十七条', '房地产开发项目竣工，经验收合格后，方可交付使用。'),
    ],
    suggestion:
      '房屋应取得竣工验收备案证明并具备约定的水电气条件后交付，双方共同查验并签署交接单；存在质量问题的，{payer}有权拒绝接收。',
    applies: isHouseSale,
    ways: [
      [
        /交(?:房|付|楼|接)|收房|入住/,
        /(?:未|尚未|不论|无论|不以)[^，。；]{0,14}(?:验收|备案|合格|竣工)|(?:验收|备案)[^，。；]{0,8}(?:前|之前)[^，。；]{0,8}(?:交付|入住|收房)|(?:不得|无权)[^，。；]{0,10}(?:拒绝|拒收)[^，。；]{0,10}(?:收房|接收|交付)?|(?:通知|公告|登报)[^，。；]{0,16}(?:之日|后|即)?[^，。；]{0,6}视为[^，。；]{0,6}(?:已)?(?:交付|交房|接收)/,
      ],
    ],
    unless: /主体结构[^。；]{0,10}除外|竣工验收合格[^，。；]{0,10}(?:后|方可)交付|逾期不(?:办理|来)/,
  }),
  provision({
    id: 'liability.title-transfer-excused',
    title: '办证迟延、不能过户而卖方不负责',
    family: 'liability',
    levels: levels('H/-/M'),
    examines: '是否免除出卖人迟延办证、不能办证的责任或者不设期限',
    reason:
      '因出卖人原因不能按期取得权属证书的，出卖人应承担违约责任；免责或者不设期限使买方长期不能取得所有权。',
    basis: [
      houseSaleInterpretation('第十四条', '由于出卖人的原因未能按期取得不动产权属证书的，应当承担违约责任。'),
      houseSaleInterpretation(
        '第十五条',
        '办证期限届满后超过一年仍不能办理登记的，买受人可以请求解除合同和赔偿损失。',
      ),
    ],
    suggestion:
      '{performer}应于交付之日起【90】日内办妥不动产权登记；因其原因逾期的，每日按已付房款的万分之【一】支付违约金，超过【一年】的{payer}有权解除合同。',
    applies: isHouseSale,
    ways: [
      [
        /(?:办证|产权|不动产权|权属|过户|房产证|登记)/,
        /(?:迟延|延误|延迟|逾期|不能|无法|未能|推迟|时间|期限)/,
        anyOf(
          notLiable,
          /不(?:构成|视为)违约|以[^，。；]{0,14}为准|不作(?:保证|承诺)|不(?:保证|承诺)|视[^，。；]{0,10}(?:情况|进度)|顺延/,
        ),
      ],
    ],
    unless:
      /非(?:因)?(?:双方|甲乙双方|任何一方)(?:的)?(?:原因|过错)|双方[^，。；]{0,8}(?:可以?解除|解除|互不|积极|协商)|任何一方(?:均)?不|互不(?:承担|追究)|退还(?:乙方|买|已)|(?:买受人|买方|乙方|购房人)(?:原因|未)|每日|违约金|不可抗力/,
  }),
  provision({
    id: 'property.advertising-not-binding',
    title: '广告、样板间、沙盘不作为合同内容',
    family: 'property',
    levels: levels('M/-/M'),
    examines: '是否约定宣传资料、样板间、沙盘对出卖人没有约束力',
    reason:
      '对开发规划范围内的房屋和设施所作的具体说明和允诺，对订约和价格有重大影响的，即使未载入合同也是合同内容。',
    basis: [
      houseSaleInterpretation(
        '第三条',
        '具体确定且有重大影响的说明和允诺构成要约，未载入合同的也是合同内容。',
      ),
    ],
    suggestion: '{performer}在广告、沙盘、样板间中就房屋及配套设施所作的具体说明和允诺，为本合同的组成部分。',
    applies: isHouseSale,
    ways: [
      [
        /广告|宣传|沙盘|样板(?:间|房)|效果图|楼书|口头承诺|推介|海报|展示/,
        /不(?:构成|作为|属于|具有|产生|视为)|仅供参考|要约邀请|无(?:约束|法律)|以本合同为准|不得(?:以|作为)/,
      ],
    ],
    unless: /不得(?:虚假|夸大)|组成部分|一致/,
  }),
  provision({
    id: 'subject.house-plan-changed',
    title: '开发商可以单方变更规划设计',
    family: 'subject',
    levels: levels('H/-/M'),
    examines: '规划、设计、户型、装修标准是否可以不经买方同意变更',
    reason: '影响房屋结构、户型、朝向、质量的变更应书面通知买受人，买受人有权退房。',
    basis: [
      houseSaleMeasures(
        '第二十四条',
        '规划、设计变更影响质量或者使用功能的，应在十日内书面通知，买受人有权在十五日内决定退房。',
      ),
    ],
    suggestion:
      '变更规划、设计影响{payer}的，{performer}应在十日内书面通知，{payer}有权在十五日内选择退房或者继续履行。',
    applies: isHouseSale,
    ways: [
      [
        /规划|设计|户型|布局|朝向|装修标准|建筑材料|配套|公共设施|材料品牌|层高|楼间距/,
        /变更|调整|修改|替换|更换|改动/,
        anyOf(unconsulted, notLiable, /有权(?:变更|调整|替换|修改)|可以?(?:变更|调整|替换|修改)/),
      ],
    ],
    unless:
      /有权(?:退房|解除)|书面通知(?:乙方|买受人)|(?:买受人|买方|乙方)(?:不得|擅自)|(?:出卖人|卖方|甲方|开发商)不得/,
  }),
  provision({
    id: 'property.common-parts-to-seller',
    title: '共有部分、屋顶、外墙归开发商',
    family: 'property',
    levels: levels('M/-/M'),
    examines: '道路、绿地、屋面、外墙、公共用房等是否约定归出卖人所有或者使用',
    reason:
      '建筑区划内的道路、绿地、公共场所和物业服务用房属于业主共有，占用共有道路停车的车位也属于业主共有。',
    basis: [
      civilCode(
        '第二百七十四条',
        '建筑区划内的道路、绿地、其他公共场所、公用设施和物业服务用房属于业主共有。',
      ),
      civilCode('第二百七十五条', '占用业主共有的道路或者其他场地用于停放汽车的车位，属于业主共有。'),
    ],
    suggestion: '建筑区划内的道路、绿地、屋面、外墙、公共场所、公用设施和物业服务用房归全体业主共有。',
    applies: isHouseSale,
    ways: [
      [
        /屋(?:顶|面)|外墙|绿地|道路|会所|公共(?:部位|场所|设施|用房)|物业(?:服务|管理)?用房|架空层|大堂|共用部位|地面车位|人防车位|命名权/,
        /(?:归|属于?|由)(?:甲方|出卖人|卖方|开发商|开发企业)[^，。；]{0,10}(?:所有|享有|使用|支配|经营|处分)?|(?:买受人|买方|乙方)[^，。；]{0,16}(?:不得|无权|放弃|不主张|不享有)/,
      ],
    ],
    unless: /归(?:全体)?业主|业主共有|负责(?:维修|养护)/,
  }),
  provision({
    id: 'price.subscription-money-kept',
    title: '认购金、定金不问原因不退',
    family: 'price',
    levels: levels('H/-/M'),
    examines: '认购、预订时交付的定金是否不论何种原因均不退还',
    reason: '因不可归责于双方的事由未能订立买卖合同的，出卖人应当将定金返还买受人。',
    basis: [
      houseSaleInterpretation(
        '第四条',
        '因不可归责于当事人双方的事由未能订立合同的，出卖人应当将定金返还买受人。',
      ),
    ],
    suggestion: '因不可归责于{payer}的原因未能签订买卖合同的，{performer}应在【5】日内返还定金。',
    applies: isHouseSale,
    ways: [
      [
        deposit,
        keptFor,
        /(?:不论|无论|不管|任何(?:原因|理由|情况)|一律|一概|概|均|协商不成|未能(?:签订|达成|签约)|限购|政策|贷款)/,
      ],
    ],
    unless: /双倍返还|不可归责/,
  }),
  provision({
    id: 'validity.borrowed-name-purchase',
    title: '借名购房、规避限购',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '是否以他人名义购房或者买卖限制上市的保障性住房、宅基地房屋',
    reason:
      '借名购买政策性住房、规避限购或者向集体以外的人出售宅基地房屋的，合同可能无效，实际出资人难以取得所有权。',
    basis: [civilCode('第一百五十三条', '违反强制性规定、违背公序良俗的民事法律行为无效。')],
    suggestion: '{payer}应以自己的名义购买并具备购房资格；房屋应为可以依法上市交易的商品房。',
    applies: isHouseSale,
    ways: [
      [
        /借名|代持|(?:以|登记在)[^，。；]{0,14}(?:他人|第三人|亲属|朋友)[^，。；]{0,6}(?:名义|名下)|(?:没有|不具备|不具有|无)[^，。；]{0,6}购房资格|规避(?:限购|限售|限贷)|补缴社保/,
      ],
      [
        /宅基地|农村(?:房屋|住房|自建)|小产权|集体土地|经济适用(?:住)?房|限价房|共有产权房|公租房|安置房|房改房|军产房/,
        /出售|转让|买卖|购买|卖给/,
        /(?:未|不|尚未|暂)[^，。；]{0,12}(?:满|上市|过户|办理|取得|补缴)|五年|非本(?:村|集体)|城镇居民|待[^，。；]{0,10}后/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|不属于|不存在|保证|已(?:补缴|取得)/,
  }),
  provision({
    id: 'subject.house-encumbered',
    title: '房屋有抵押、查封或者租赁而没有解除安排',
    family: 'subject',
    levels: levels('H/L/M'),
    examines: '出售的房屋存在抵押、查封、租赁时由谁、何时解除',
    reason: '房屋存在抵押、查封的，可能不能过户；没有解除的期限和资金监管，买方付款后风险很大。',
    basis: [
      civilCode('第六百一十二条', '出卖人负有保证第三人对标的物不享有任何权利的义务。'),
      urbanRealEstateLaw('第三十八条', '司法机关和行政机关依法裁定、决定查封的房地产，不得转让。'),
    ],
    suggestion:
      '{performer}应在过户前【15】日解除抵押、查封，{payer}的购房款存入资金监管账户，办妥过户后支付；不能解除的，{payer}有权解除合同。',
    applies: isHouseSale,
    ways: [
      [
        /抵押|查封|冻结|出租|租赁|居住权/,
        /(?:尚|已|仍|目前|现)[^，。；]{0,8}(?:抵押|查封|设定|存在|出租|设有|冻结)|(?:抵押|查封|冻结)(?:中|状态|给|于|在)/,
        /(?:由|自)(?:乙方|买方|买受人)[^，。；]{0,12}(?:解决|负责|承担|代偿|偿还|清偿|协商)|不影响|知悉|知晓|自行(?:解决|处理|承担)|过户后|择机|另行/,
      ],
    ],
    unless:
      /卖方(?:应|负责)|甲方(?:应|负责)[^。；]{0,16}(?:解除|注销)|出卖人(?:应|负责)|未(?:设|被)|买受人以该房屋抵押|按揭/,
  }),
  missingClause({
    id: 'delivery.house-transfer-missing',
    title: '未约定过户的时间',
    family: 'delivery',
    types: ['houseSale'],
    levels: levels('H/M/M'),
    examines: '是否约定办理不动产转移登记的时间',
    reason: '没有约定过户的时间，买方付款后何时取得所有权没有保障。',
    basis: [civilCode('第二百零九条', '不动产物权的转让经依法登记，发生效力。')],
    suggestion: '双方应于【】年【】月【】日前共同办理不动产转移登记。',
    present:
      /(?:过户|转移登记|产权登记|不动产登记|办证|权属(?:转移|变更)|产权(?:变更|证))[^。；]{0,60}(?:日|月|年|内|前|后|同时|当天)|(?:日|月|内|前)[^。；]{0,40}(?:办理|办妥|完成|取得)[^。；]{0,16}(?:过户|登记|不动产权|产权证)/,
    after: /交付|付款|房款|登记/,
  }),
  missingClause({
    id: 'delivery.house-household-missing',
    title: '未约定户口迁出和费用结清',
    family: 'delivery',
    types: ['houseSale'],
    levels: levels('M/-/L'),
    examines: '二手房是否约定户口迁出、水电物业费用结清',
    reason: '原业主户口不迁出、欠费未结清，会影响买方落户、入学和使用。',
    basis: [civilCode('第五百零九条', '当事人应当遵循诚信原则，履行通知、协助等义务。')],
    suggestion:
      '{performer}应于交房前迁出户口、结清水电燃气及物业费用；逾期迁出户口的，每日按房价的万分之【一】支付违约金。',
    applies: (contract) => /二手房|存量房/.test(contract.title?.text ?? ''),
    present: /户口|户籍|落户/,
    after: /交付|交房|过户/,
  }),
];
