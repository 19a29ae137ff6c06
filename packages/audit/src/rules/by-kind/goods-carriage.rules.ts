/** Carriage, warehousing and custody of goods. */
import { levels, missingClause } from '../../checks/build-rule.ts';
import { civilCode } from '../../checks/laws.ts';
import { about, provisionRule } from '../../checks/provision-rule.ts';
import { anyOf } from '../../checks/words.ts';
import type { Rule } from '../../rule.ts';
import { handedOn, harm, withoutConsent } from './trade.words.ts';
import { chemicalsRegulation, roadTrafficLaw, roadTransportRegulation } from './trade-laws.ts';

const isCarriage = about(/承运|托运|运输(?:合同|服务|费|任务)|物流|配送|货运|快递/);
const isEither = about(/承运|托运|运输(?:合同|服务|费|任务)|物流|配送|仓储|保管人|保管费|入库|寄存|存货人/);
const danger =
  /易燃|易爆|有毒|腐蚀|酒精|锂电池|危险(?:品|货物|化学品|物品)|危化|气瓶|液化|农药|油漆|稀释剂|汽油|柴油|天那水|化学品/;

export const carriageRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.overloading',
    title: '约定超载、超限运输',
    family: 'validity',
    applies: isCarriage,
    levels: levels('H/H/H'),
    examines: '是否约定超过核定载质量装载',
    reason:
      '机动车载物严禁超过核定载质量，约定超载违反法律的强制性规定，发生事故时双方都可能承担责任，保险也可能拒赔。',
    basis: [roadTrafficLaw('第四十八条', '机动车载物应当符合核定的载质量，严禁超载。')],
    suggestion: '每车装载不得超过行驶证核定的载质量和规定的外廓尺寸。',
    ways: [
      [
        /核定|额定|限载|载(?:质|重)?量|吨位|装载|配载|装运量|标载/,
        /超(?:载|限|重|装)|1\.[1-9]\d?倍|一点[一二三四五六七八九]倍|[二两三]倍|1[1-9]\d%|百分之一百[一二三四五六七八九]|多装|加(?:装|载)|不受[^，。；]{0,8}(?:限|核定)|上浮[^，。；]{0,8}(?:装|载)/,
      ],
      [/超载|超限/, /罚款|处罚|风险|费用|后果/, /由[^，。；]{1,10}承担|允许|可以|同意|要求/],
    ],
    unless: /不得|严禁|禁止|拒绝|(?:不|未)超(?:载|限)|防止/,
  }),
  provisionRule({
    id: 'delivery.transit-loss-on-shipper',
    title: '运输途中的损失由托运人承担',
    family: 'delivery',
    applies: isCarriage,
    levels: levels('H/-/M'),
    examines: '运输过程中的毁损、灭失是否转由托运人承担',
    reason:
      '承运人对运输过程中货物的毁损、灭失承担赔偿责任；把途中的风险全部转给托运人，排除了承运人的主要责任。',
    basis: [
      civilCode(
        '第八百三十二条',
        '承运人对运输过程中货物的毁损、灭失承担赔偿责任，不可抗力、货物自然性质和托运人过错除外。',
      ),
    ],
    suggestion:
      '货物自{performer}接收至交付收货人期间的毁损、灭失由{performer}赔偿；因不可抗力、货物自身性质或者{payer}过错造成的除外。',
    ways: [
      [
        /运输途中|途中|在途|装车(?:完毕)?(?:之?后|起)|起运(?:之?后|起)|承运期间|运输(?:过程|期间)|路上|上车|运送|配送(?:途中|过程)|交接(?:之?后|起)|运抵前|离库/,
        anyOf(harm, /出[了现]?[^，。；]{0,4}(?:问题|差错|意外)/),
        /算(?:在|到)?(?:PAYER)|(?:由|归|属)?(?:托运人|PAYER)[^，。；]{0,8}(?:自行)?(?:承担|负责|负担|自负|自担)|(?:承运人|PERFORMER)[^，。；]{0,8}(?:(?:概)?不(?:承担|负|赔|予)|免责|免除|免赔|无[须需])|(?:概|均|一律)?不(?:负责|予赔偿|负赔偿|承担赔偿)/,
      ],
    ],
    unless:
      /不可抗力|货物(?:本身|自身)|自然(?:性质|属性|损耗)|合理损耗|(?:托运人|PAYER)(?:的)?(?:过错|原因|包装)|包装(?:不|缺陷)|不得免除|承运人应(?:当)?(?:赔|承担)|PERFORMER(?:应|须)(?:当)?(?:赔|承担)/,
  }),
  provisionRule({
    id: 'liability.cap-by-fee',
    title: '赔偿以运费、保管费的倍数为限',
    family: 'liability',
    applies: isEither,
    levels: levels('M/-/M'),
    examines: '货损赔偿是否只按运费、保管费的倍数计算',
    reason:
      '货物毁损应按交付时到达地的市场价格赔偿；以运费或者保管费的几倍为限，与货物价值严重脱节，故意、重大过失的部分无效。',
    basis: [
      civilCode('第八百三十三条', '赔偿额没有约定的，按照交付时货物到达地的市场价格计算。'),
      civilCode('第五百零六条', '因故意或者重大过失造成对方财产损失的免责条款无效。'),
    ],
    suggestion:
      '货物毁损、灭失的，{performer}按货物的实际价值赔偿；已保价的在保价范围内赔偿。故意或者重大过失造成的损失不受任何限额。',
    ways: [
      [
        /赔/,
        /运费|运输费|快递费|邮费|仓储费|保管费|寄存费|停车费|资费/,
        /[一二两三四五六七八九十\d]+倍|倍(?:以内|为限)|为限|不超过|最高|封顶|上限|至多/,
      ],
    ],
    unless: /任何一方|迟延|逾期|延误|保价(?:金额|范围)|违约金|不受此限|除外/,
  }),
  provisionRule({
    id: 'parties.handed-on-and-released',
    title: '转交他人履行后自己不再负责',
    family: 'parties',
    types: [
      'transport',
      'warehousing',
      'workContract',
      'service',
      'entrustment',
      'technologyService',
      'technologyDevelopment',
      'sale',
      'cooperation',
      'other',
    ],
    levels: levels('H/-/M'),
    examines: '把工作交给第三人后，原义务人是否免责',
    reason:
      '合同的义务人应当就第三人的行为向对方负责；可以任意转交且转交后免责，对方等于面对一个没有选择过的相对人。',
    basis: [
      civilCode('第五百九十三条', '一方因第三人的原因造成违约的，应当依法向对方承担违约责任。'),
      civilCode('第五百五十一条', '债务人将债务转移给第三人的，应当经债权人同意。'),
    ],
    suggestion:
      '未经{payer}事先书面同意，{performer}不得将合同义务转交第三人；经同意转交的，{performer}就第三人的行为向{payer}承担责任。',
    ways: [
      [
        handedOn,
        /(?:由|向)(?:实际|该|第三|其他|受托|接单|转|协作)[^，。；]{0,16}(?:负责|承担|主张|索赔|交涉)|(?:PERFORMER|原)[^，。；]{0,6}(?:不再|不|无[须需]|免)(?:再)?(?:承担|负|赔|责)|免责|与(?:PERFORMER)无关/,
      ],
    ],
    unless:
      /债权|股权|知识产权|(?:应|须|仍|就)[^，。；]{0,16}(?:连带|向(?:PAYER|业主)[^，。；]{0,4}(?:负责|承担责任))|不得|辅助工作/,
  }),
  provisionRule({
    id: 'parties.handed-on-freely',
    title: '可以不经同意转交第三人履行',
    family: 'parties',
    types: [
      'transport',
      'warehousing',
      'workContract',
      'construction',
      'entrustment',
      'service',
      'technologyService',
    ],
    levels: levels('M/-/M'),
    examines: '受托、承运、保管、承揽的主要工作能否不经同意转交他人',
    reason:
      '委托、保管、承揽都以对方的能力和信用为基础，主要工作应当亲自完成，任意转交使付款一方无法控制质量和风险。',
    basis: [
      civilCode('第九百二十三条', '受托人应当亲自处理委托事务，经委托人同意可以转委托。'),
      civilCode('第八百九十四条', '保管人不得将保管物转交第三人保管，当事人另有约定的除外。'),
      civilCode('第七百七十二条', '承揽人应当以自己的设备、技术和劳力完成主要工作。'),
      civilCode(
        '第七百九十一条',
        '承包人经发包人同意可以将部分工作交由第三人完成，就其成果与第三人向发包人承担连带责任。',
      ),
    ],
    suggestion:
      '未经{payer}事先书面同意，{performer}不得将全部或者主要工作转交第三人；经同意的，仍由{performer}对{payer}负责。',
    ways: [
      [handedOn, withoutConsent, /可|有权|得|自行|随时|根据|视/],
      [
        /PERFORMER[^。；]{0,24}(?:安排|委托|交(?:给|由)|分包|外包|聘请|找来)[^。；]{0,16}(?:班组|师傅|施工队|第三[人方]|外协|合作(?:方|单位)|分包[人方])|外包(?:的)?(?:师傅|班组|队伍)/,
        /(?:质量|问题|责任|损失|返工|好坏)[^。；]{0,14}(?:由(?:其|班组|师傅|第三[人方]|施工队|分包[人方])[^，。；]{0,4}(?:自行|自己)?(?:负责|承担)|(?:直接|自行)(?:找|向)(?:班组|师傅|施工队|第三[人方]))|(?:班组|师傅|施工队|第三[人方])[^，。；]{0,10}(?:自行|自己)(?:负责|承担)|与PERFORMER无关/,
      ],
    ],
    unless:
      /不得|未经[^，。；]{0,12}(?:同意|许可)[^，。；]{0,24}(?:，|不)|经[^，。；]{0,10}(?:书面)?同意(?:后|的|，|可)|辅助|(?:应|须|仍)[^，。；]{0,12}(?:连带|负责|承担责任)|个人信息|数据|债权|发票|快递|的，[^。；]{0,16}(?:解除|违约金|赔偿|追究|拒绝)/,
  }),
  provisionRule({
    id: 'price.freight-after-loss',
    title: '货物灭失仍须付运费',
    family: 'price',
    applies: isCarriage,
    levels: levels('M/-/M'),
    examines: '货物因不可抗力等灭失后运费如何处理',
    reason:
      '货物在运输中因不可抗力灭失，未收的运费不得请求，已收的托运人可以请求返还；相反的约定加重了托运人的负担。',
    basis: [
      civilCode(
        '第八百三十五条',
        '货物因不可抗力灭失，未收取运费的承运人不得请求支付，已收取的托运人可以请求返还。',
      ),
    ],
    suggestion: '货物在运输途中灭失的，{payer}不支付该票货物的运费，已支付的{performer}应在【7】日内返还。',
    ways: [
      [
        /灭失|毁损|丢失|损毁|烧毁|不可抗力|自然灾害|遗失|货损/,
        /运费|运输费|运价|费用|运杂费/,
        /仍(?:应|须|需|要|按)?[^，。；]{0,8}(?:支付|付|计)|照付|照常支付|不(?:予)?退|不(?:得)?(?:减|免|扣)|不影响[^，。；]{0,10}(?:支付|收取)/,
      ],
    ],
    unless: /不再支付|免付|(?<!不予)(?<!不)(?:退还|返还)(?!义务)/,
  }),
  provisionRule({
    id: 'validity.dangerous-goods-concealed',
    title: '危险货物按普通货物申报、混装或者存放',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '危险货物是否如实申报并使用专门的车辆、仓库',
    reason:
      '危险货物按普通货物申报、混装或者存入普通仓库，违反安全管理的强制性规定，一旦出事后果严重，保险也难以赔付。',
    basis: [
      civilCode(
        '第八百二十八条',
        '托运危险物品应当妥善包装、作出标志，并将名称、性质和防范措施的书面材料提交承运人。',
      ),
      civilCode('第九百零六条', '储存危险物品应当说明性质；保管人储存危险物品应当具备相应的保管条件。'),
      chemicalsRegulation('第二十四条', '危险化学品应当储存在专用仓库、专用场地或者专用储存室内。'),
    ],
    suggestion:
      '危险货物应当如实申报品名和性质，由具备相应资质的车辆、仓库单独运输、储存，不得与普通货物混装、混存。',
    ways: [
      [
        danger,
        /按?普通(?:货物|库房|仓库|货)|日用品|一般货物|普货|普通|不(?:作|另|单独|再)?(?:申报|说明|告知|标注)|拼(?:车|箱|柜)|混(?:装|存|放|载)|同(?:车|库)|同一(?:库|仓|防火分区)|丙类|常温库|露天|以[^，。；]{1,10}(?:品名|名义)(?:申报|托运)/,
      ],
    ],
    unless: /不得|严禁|禁止|不存放|不含|专用(?:仓库|车辆|库房)|单独(?:存放|运输)|拒绝/,
  }),
  provisionRule({
    id: 'parties.carrier-unlicensed',
    title: '承运人没有有效的运输许可',
    family: 'parties',
    applies: isCarriage,
    levels: levels('H/M/H'),
    examines: '承运人的道路运输许可、车辆和人员资格是否有效',
    reason:
      '从事货运经营应当取得道路运输经营许可，许可过期或者挂靠、借用资质承运属于无证经营，事故的赔偿和保险都难以落实。',
    basis: [
      roadTransportRegulation('第二十四条', '申请从事货运经营的，应当依法提出申请并取得道路运输经营许可证。'),
    ],
    suggestion:
      '{performer}应在签约时提交有效的道路运输经营许可证、车辆营运证和驾驶人员从业资格证；许可失效的，{payer}有权立即停止委托并解除合同。',
    ways: [
      [
        /运输(?:经营)?许可|营运证|从业资格|运输资质|经营许可|运输证|货运资质/,
        /届满|到期|过期|失效|(?:正在|尚在|在|待)?(?:办理|续办|补办|申请|换证)|尚未|未(?:取得|办|获)|暂无|没有|挂靠|借用/,
      ],
    ],
    unless:
      /不得|应当?(?:具有|持有|取得|提交|提供|具备)|保证(?:具有|持有|具备)|(?:失效|到期|过期|届满|吊销)的?(?:[，；。]|$)|均在有效期/,
  }),
  missingClause({
    id: 'delivery.consignee-missing',
    title: '没有约定收货人、签收和回单',
    family: 'delivery',
    types: ['transport'],
    levels: levels('M/M/M'),
    examines: '是否约定收货人的确认、签收凭证和回单的返还',
    reason: '没有约定收货人如何确认、签收单如何返还，货物是否交付、交付给谁难以证明，运费结算也缺少依据。',
    basis: [civilCode('第八百二十五条', '托运人应当准确表明收货人、货物名称、性质、数量、收货地点等情况。')],
    suggestion:
      '收货人及联系方式以运单为准；{performer}应核对收货人身份并取得签字（盖章）的签收单，在【7】日内将回单原件交回{payer}，作为结算依据。',
    present:
      /回单|签收(?:单|联|凭证)|收货(?:凭证|确认单)|(?:核对|核实|确认)[^。；]{0,10}收货人|收货人(?:为|：|信息|姓名|签字|签章)/,
    after: /交付|到货|运输|验收/,
  }),
];
