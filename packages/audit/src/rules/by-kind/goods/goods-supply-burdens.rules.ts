/** Carriage and supply: changes after dispatch, money collected, licences, stops and substitutions of the supplier. */
import { levels } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { foodSafetyLaw, productQualityLaw } from '../trade-laws.ts';

const isCarriage = about(/承运|托运|运输(?:合同|服务|费|任务)|物流|配送|货运|快递/);
const isGoods = about(/买方|卖方|供方|需方|采购|供货|供应|货物|产品/);

export const supplyBurdenRules: readonly Rule[] = [
  provisionRule({
    id: 'delivery.shipper-change-barred',
    title: '托运人不得中止运输、变更到达地或者收货人',
    family: 'delivery',
    applies: isCarriage,
    levels: levels('M/-/M'),
    examines: '货物交付收货人之前托运人能否要求中止运输、返还货物、变更到达地或者收货人',
    reason:
      '交付收货人之前，托运人可以要求中止运输、返还货物、变更到达地或者收货人，只须赔偿承运人因此受到的损失。',
    basis: [
      civilCode(
        '第八百二十九条',
        '交付收货人前，托运人可以要求中止运输、返还货物、变更到达地或者将货物交给其他收货人，并赔偿损失。',
      ),
    ],
    suggestion:
      '货物交付收货人之前，{payer}可以书面要求中止运输、返还货物、变更到达地或者收货人，并承担{performer}因此增加的费用。',
    ways: [
      [
        /(?:不得|无权|不能|不可(?!抗力)|不接受|不予)[^。；]{0,24}/,
        /中止运输|停止运输|返还货物|退回货物|(?:变更|改变|更改|更换)[^，。；]{0,8}(?:到达地|目的地|收货人|卸货地|收货地)/,
      ],
    ],
    unless: /(?:承运人|PERFORMER)[^，。；]{0,6}(?:不得|无权)|未经(?:PAYER|托运人)|不得拒绝|擅自/,
  }),
  provisionRule({
    id: 'price.collected-money-kept',
    title: '代收的货款长期留存或者自行抵扣',
    family: 'price',
    applies: isCarriage,
    levels: levels('M/-/M'),
    examines: '代收货款何时返还，承运人能否自行扣除费用',
    reason: '代收的货款属于托运人，长期留存或者先行扣除各种费用，资金被占用且有不能收回的风险。',
    basis: [
      civilCode('第九百二十七条', '受托人处理委托事务取得的财产，应当转交给委托人。'),
      civilCode('第五百六十八条', '互负到期债务才可以抵销。'),
    ],
    suggestion: '{performer}应在代收后【3】个工作日内将货款全额转入{payer}账户，不得以运费等任何款项抵扣。',
    ways: [
      [
        /代收(?:的)?(?:货款|款)|货到付款(?:所)?收(?:取)?的款/,
        /每(?:季|半年|年)[^，。；]{0,10}|季度末|年底|[三四五六七八九][十]?[日天]后|(?:[3-9]\d|\d{3})[日天](?:后|内)|(?:扣除|抵扣|扣下|冲抵|留存|留置|周转)[^，。；]{0,12}/,
      ],
    ],
    unless: /不得(?:扣|挪|抵|留)|[一二三五七1-7]个?(?:工作)?[日天]内/,
  }),
  provisionRule({
    id: 'delivery.supply-stopped-freely',
    title: '供方可以任意减少、暂停供货而不算违约',
    family: 'delivery',
    applies: isGoods,
    levels: levels('M/-/M'),
    examines: '供方能否凭自己的产能、库存减少或者停止供货',
    reason: '供货是供方的主要义务，凭自己的产能、库存就可以减少、暂停而不负责任，需方的生产没有保障。',
    basis: [
      civilCode('第五百零九条', '当事人应当按照约定全面履行自己的义务。'),
      civilCode('第四百九十七条', '不合理地免除己方责任、加重对方责任、限制对方主要权利的格式条款无效。'),
    ],
    suggestion:
      '{performer}不能按订单供货的，应提前【15】日书面通知，{payer}可以另行采购，差价由{performer}承担。',
    ways: [
      [
        /(?:减少|暂停|停止|推迟|中断|取消|延后|调减)[^，。；]{0,6}(?:供货|供应|发货|交付|交货|送货|订单)/,
        /(?:PERFORMER|供方|卖方|供应商)[^，。；]{0,6}(?:可以?|有权|得)|视(?:自身)?(?:产能|库存|情况)/,
        /不(?:视为|构成|算|属于)违约|不承担|无[须需](?:承担|赔偿)|概不|不负/,
      ],
    ],
    unless: /(?:PAYER|买方|需方|采购方)[^，。；]{0,10}(?:逾期|未付|拖欠|违约)|不可抗力/,
  }),
  provisionRule({
    id: 'subject.source-changed-unasked',
    title: '供方可以不经通知更换产地、厂家、配方、型号',
    family: 'subject',
    applies: isGoods,
    levels: levels('H/-/M'),
    examines: '产地、生产厂家、配方、品牌、型号能否由供方自行更换',
    reason: '产地、厂家、配方决定质量和合规，不经同意更换，验收和追溯都失去依据。',
    basis: [
      civilCode('第六百一十五条', '出卖人应当按照约定的质量要求交付标的物。'),
      productQualityLaw(
        '第二十六条',
        '产品质量应当符合在产品或者包装上注明采用的标准，符合说明、样品表明的质量状况。',
      ),
    ],
    suggestion:
      '{performer}变更产地、生产厂家、配方或者型号的，应提前【30】日书面通知并经{payer}书面同意，重新提供样品和检验报告。',
    ways: [
      [
        /(?:更换|变更|替换|调整|改用|改变|代替|替代)[^，。；]{0,16}(?:产地|工厂|厂家|配方|品牌|型号|原料|供应商|材料)|(?:产地|工厂|厂家|配方|品牌|型号|原料)[^，。；]{0,10}(?:可以?(?:更换|变更|调整)|由(?:PERFORMER)(?:自行)?(?:决定|选择|调整))/,
        /无[须需]|不(?:必|用|再|需|另行|经)[^，。；]{0,6}(?:通知|同意|告知)|自行|视(?:货源|库存|情况)|根据(?:货源|库存)/,
      ],
    ],
    unless:
      /不得|(?<!无[须需]|不必|不)经(?:PAYER|对方|双方)[^，。；]{0,6}同意|应(?:当)?(?:提前|事先|书面)|(?:PERFORMER)[^，。；]{0,10}的，(?:PAYER)/,
  }),
  provisionRule({
    id: 'liability.recall-on-buyer',
    title: '因货物、原料问题引起的召回、处罚、索赔由买方承担',
    family: 'liability',
    applies: isGoods,
    levels: levels('H/-/H'),
    examines: '供方的货物、原料不合格引起的召回、处罚、索赔由谁承担',
    reason: '召回、处罚、消费者索赔由供方的不合格货物引起，供方只退货款，主要损失全部落在买方。',
    basis: [
      civilCode('第五百八十四条', '损失赔偿额应当相当于因违约所造成的损失，包括可以获得的利益。'),
      foodSafetyLaw('第一百四十八条', '先行赔付的生产经营者可以向有责任的生产者、经营者追偿。'),
    ],
    suggestion: '因{performer}的货物不符合约定或者标准引起的召回、处罚、索赔，由{performer}承担全部损失。',
    ways: [
      [
        /召回|行政处罚|消费者(?:索赔|赔偿)|下架|第三人索赔|客户索赔/,
        /(?:原料|货物|产品|质量)[^，。；]{0,8}(?:问题|缺陷|不合格|原因)/,
        /由(?:PAYER)(?:自行)?(?:承担|负责)|(?:PERFORMER)[^，。；]{0,4}(?:仅|只)(?:退|负责|赔)|(?:PERFORMER)[^，。；]{0,6}(?:不(?:承担|负|赔)|概不)/,
      ],
    ],
    unless: /PAYER(?:原因|保管不善|使用不当|加工)|过错/,
  }),
  provisionRule({
    id: 'price.minimum-purchase-penalty',
    title: '最低采购量不足须付差额违约金',
    family: 'price',
    applies: isGoods,
    levels: levels('M/-/M'),
    examines: '是否约定最低采购量并对不足部分收取违约金、补足价款',
    reason: '采购量取决于买方的经营，固定最低量又对差额收费，买方在市场变化时承担了全部风险。',
    basis: [
      civilCode('第五百八十五条', '约定的违约金过分高于造成的损失的，可以请求适当减少。'),
      civilCode(
        '第五百三十三条',
        '基础条件发生重大变化，继续履行明显不公平的，可以重新协商或者请求变更、解除。',
      ),
    ],
    suggestion: '年度采购量为预计数量，不构成{payer}的采购义务；实际采购量以订单为准。',
    ways: [
      [
        /(?:采购|提货|进货|订购|购买)(?:总)?[量额][^，。；]{0,8}(?:不得?低于|不少于|应达到|至少)|最低(?:采购|提货|进货|订购|购买)/,
        /不足|未达到|差额|缺口|少于/,
        /违约金|补足|补偿|支付|赔偿/,
      ],
    ],
    unless: /供方(?:未|不能|原因)|(?:PERFORMER)(?:未|不能|原因)|不可抗力|不承担/,
  }),
  provisionRule({
    id: 'subject.certificates-first-batch-only',
    title: '许可证、合格证明只在首批提供',
    family: 'subject',
    applies: isGoods,
    levels: levels('H/-/H'),
    examines: '每批货物是否提供许可证明、检验合格证明',
    reason: '采购食品、食品添加剂和相关产品应当逐批查验合格证明，只在首批提供，以后各批无法履行进货查验。',
    basis: [
      foodSafetyLaw(
        '第五十条',
        '生产者采购食品原料应当查验供货者的许可证和产品合格证明，没有的应当按照标准检验。',
      ),
      productQualityLaw('第三十三条', '销售者应当建立并执行进货检查验收制度，验明产品合格证明和其他标识。'),
    ],
    suggestion:
      '{performer}应随每批货物提供有效的许可证复印件和该批次的检验合格证明，未提供的{payer}有权拒收。',
    ways: [
      [
        /首[批次]|第一[批次]|第一次/,
        /许可证|合格证|检验报告|检测报告|合格证明|检疫证明|质检/,
        /(?:以后|后续|其后|之后)[^，。；]{0,6}(?:不再|不|免|无[须需])|不再(?:另行)?提供|仅(?:在|于)?(?:首|第一)/,
      ],
    ],
  }),
];
