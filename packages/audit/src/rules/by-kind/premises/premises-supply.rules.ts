/** The supply of power, water, gas and heat. */
import { factsWithin } from '@wenjian/contract';
import { largestOf } from '@wenjian/document';
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { sharesIn } from '../../../checks/find-figures.ts';
import { monthsOf } from '../../../checks/find-numbers.ts';
import { civilCode } from '../../../checks/laws.ts';
import { anyOf, notLiable } from '../../../checks/words.ts';
import type { Rule } from '../../../rule.ts';
import { unconsulted } from '../finance/finance.words.ts';
import { provisionsWith } from '../provision.ts';
import { gasRegulation, powerLaw, powerRegulation, priceLaw, waterRegulation } from './premises.laws.ts';
import { deposit, isPower, isSupply, keptFor } from './premises.words.ts';

const provision = provisionsWith('performer');

const DAYS_OF_MONTH = 30.4375;
const MAX_POWER_PENALTY = 0.003;
const PLANNED_NOTICE_DAYS = 7;
const ARREARS_DAYS = 30;
const cutOff =
  /(?:停止?|中断|切断|暂停|断|中止|限制)(?:供|送|用)?(?:电|水|气|热|暖|汽|燃气|能)|停供|拉闸|关阀|停(?:电|水|气|热)/;

export const premisesSupplyRules: readonly Rule[] = [
  provision({
    id: 'notices.planned-outage-short',
    title: '计划停供的通知期过短或者不通知',
    family: 'notices',
    levels: levels('H/M/H'),
    examines: '计划检修停电是否提前七日通知，停气停水是否按规定提前通知',
    reason:
      '计划检修需要停电的应提前七日通知（临时检修提前二十四小时），暂停供气提前四十八小时，停水提前二十四小时；未事先通知造成损失的应当赔偿。',
    basis: [
      powerRegulation(
        '第二十八条',
        '计划检修需要停电的应提前7天、临时检修应提前24小时通知重要用户或者公告。',
      ),
      civilCode(
        '第六百五十二条',
        '需要中断供电时应当按照国家有关规定事先通知，未事先通知造成损失的应当赔偿。',
      ),
      gasRegulation('第二十条', '需要暂停供气的，应当提前48小时公告或者书面通知。'),
      waterRegulation('第二十二条', '确需停止供水的，应当提前24小时通知。'),
    ],
    suggestion:
      '因计划检修需要停供的，供方应提前七日（供气四十八小时、供水二十四小时）书面通知用方；未通知造成损失的应当赔偿。',
    applies: isSupply,
    ways: [
      [/检修|维修|施工|改造|维护/, cutOff, /提前|事先|通知|告知|公告/],
      [/检修|维修|施工|改造|维护|调度/, cutOff, /无(?:须|需)|不(?:另|必|再|予|需)|随时/],
    ],
    unless: /临时检修需要|逾期|欠费|电费[^，。；]{0,6}未|按(?:照)?(?:国家|有关)规定(?:提前|事先)/,
    judge: (sentence, contract) => {
      const days = factsWithin(contract.periods, sentence).map((one) => monthsOf(one) * DAYS_OF_MONTH);
      if (/无(?:须|需)|不(?:另|必|再|予|需)(?:行)?(?:事先|提前)?(?:通知|告知)|随时/.test(sentence.text))
        return {};
      const least = isPower(contract) && /计划/.test(sentence.text) ? PLANNED_NOTICE_DAYS : 1;
      return days.length > 0 && largestOf(days) < least - 0.05 ? {} : null;
    },
  }),
  provision({
    id: 'termination.supply-cut-at-once',
    title: '欠费即停供、不经催告通知',
    family: 'termination',
    levels: levels('H/M/H'),
    examines: '欠费停供前是否催告、给予期限并履行通知程序',
    reason:
      '用户逾期不付的，应先催告，在合理期限内仍不支付才可按国家规定的程序停供（停电须逾期超过三十日）并事先通知。',
    basis: [
      civilCode(
        '第六百五十四条',
        '经催告在合理期限内仍不支付的，可以按照国家规定的程序中止供电，并应当事先通知。',
      ),
      powerRegulation(
        '第三十九条',
        '自逾期之日起超过30日，经催交仍未交付电费的，可以按照国家规定的程序停止供电。',
      ),
    ],
    suggestion:
      '用方逾期未付的，供方应书面催交；自逾期之日起超过三十日、经催交仍未交付的，供方提前三至七日通知后可以按国家规定的程序停供。',
    applies: isSupply,
    ways: [
      [
        cutOff,
        /逾期|欠|未(?:付|缴|交|支付|按[时期约]|及时|足额)|拖欠|不(?:付|缴|交)/,
        anyOf(unconsulted, /径行|立即|直接|当日|次日|随时|即可|马上/),
      ],
      [cutOff, /(?:逾期|超过|欠费)[^，。；]{0,6}(?:\d+|[一二三四五六七八九十两]+)(?:日|天)/],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|催(?:告|交|缴)[^。；]{0,20}(?:后|仍)|事先通知/,
    judge: (sentence, contract) => {
      const days = factsWithin(contract.periods, sentence).map((one) => monthsOf(one) * DAYS_OF_MONTH);
      return isPower(contract) || days.length === 0 || largestOf(days) < ARREARS_DAYS - 1 ? {} : null;
    },
  }),
  provision({
    id: 'liability.power-penalty-over-limit',
    title: '电费违约金超过法定幅度',
    family: 'liability',
    levels: levels('H/M/H'),
    examines: '逾期电费的违约金是否不超过每日千分之三',
    reason: '逾期电费的违约金为每日电费总额的千分之一至千分之三，超过的没有依据。',
    basis: [powerRegulation('第三十九条', '逾期未交付电费的，可以每日按照电费总额的1‰至3‰加收违约金。')],
    suggestion: '用电人逾期交付电费的，自逾期之日起每日按欠费总额的千分之【一】支付违约金。',
    applies: isPower,
    ways: [
      [/违约金|滞纳金/, /每[日天]|按[日天]|日(?:万|千|百)分|逾期[一1][日天]/, /电费|欠费|逾期|未付|欠付/],
    ],
    judge: ({ text }) =>
      sharesIn(text).some((share) => share > MAX_POWER_PENALTY && share < 0.2) ? {} : null,
  }),
  provision({
    id: 'price.supply-price-at-will',
    title: '供方可以自行调整价格',
    family: 'price',
    levels: levels('H/M/H'),
    examines: '电、水、气、热价是否可以由供方自行确定或者调整',
    reason: '电价、水价、管道燃气和热力价格实行政府定价或者政府指导价，供应企业不得擅自变更。',
    basis: [
      powerLaw('第四十三条', '任何单位不得超越电价管理权限制定电价，供电企业不得擅自变更电价。'),
      priceLaw('第十二条', '经营者应当执行依法制定的政府指导价、政府定价。'),
    ],
    suggestion:
      '价格按政府价格主管部门批准的标准执行；标准调整的，自调整文件规定之日起执行，供方不得自行调整。',
    applies: isSupply,
    ways: [
      [
        /电价|水价|气价|热价|供热价格|价格|单价|收费标准|费率/,
        /调整|上调|上浮|提高|变更|确定|核定|浮动/,
        anyOf(
          unconsulted,
          /有权|可以?(?:结合|根据|视|按|自行|随)|自身|自主|张贴后|公布后执行|由(?:甲方|供)[^，。；]{0,8}(?:确定|核定|决定)/,
        ),
      ],
    ],
    unless:
      /政府|价格主管部门|物价部门|国家(?:规定|政策)|不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|发改/,
  }),
  provision({
    id: 'price.supply-extra-charges',
    title: '在费用中加收其他费用',
    family: 'price',
    levels: levels('H/M/H'),
    examines: '是否在电费、水费、气费中加收维护费、服务费、最低消费等',
    reason: '禁止在电费中加收其他费用；公用事业收费应执行政府定价，不得自立项目收费。',
    basis: [
      powerLaw('第四十四条', '禁止任何单位和个人在电费中加收其他费用，法律、行政法规另有规定的除外。'),
      priceLaw('第十二条', '经营者应当执行依法制定的政府定价。'),
    ],
    suggestion: '除按政府批准的标准计收费用外，供方不另行收取维护费、服务费等任何费用。',
    applies: isSupply,
    ways: [
      [
        /另(?:行)?(?:收|加|计)|加收|额外|附加|随(?:电|水|气)费一并|每(?:千瓦时|度|立方米|吨|平方米)[^，。；]{0,10}(?:收取|加)|一次性(?:收取|缴纳|交纳)|保底|最低(?:消费|用量|用电量|用气量)|照付不议/,
        /维护费|服务费|管理费|增容费|接入费|初装费|开户费|损耗费|设施费|建设费|保底|最低|照付不议|补贴|容量费|手续费|配套费|检测费/,
      ],
    ],
    unless: /不(?:得|另|再|收|加)|政府(?:批准|规定)|国家(?:有关)?规定|违约金|滞纳金/,
  }),
  provision({
    id: 'liability.supply-damage-disclaimed',
    title: '供方对供应质量、故障造成的损失免责',
    family: 'liability',
    levels: levels('H/-/H'),
    examines: '供应设备故障、质量不达标、未及时抢修造成的损失是否没有一概免责',
    reason: '未按质量标准安全供应、断供后未及时抢修造成损失的，供方应当承担赔偿责任。',
    basis: [
      civilCode(
        '第六百五十一条',
        '未按照国家规定的供电质量标准和约定安全供电，造成损失的，应当承担赔偿责任。',
      ),
      civilCode('第六百五十三条', '因自然灾害断电未及时抢修造成损失的，应当承担赔偿责任。'),
      powerLaw('第六十条', '因电力运行事故造成损害的，电力企业应当依法承担赔偿责任。'),
    ],
    suggestion: '供方未按国家标准和约定供应，或者断供后未及时抢修，造成用方损失的，应当赔偿。',
    applies: isSupply,
    ways: [
      [
        /故障|波动|爆裂|室温|不达标|不合格|不热|电压|频率|断电|停电|停水|停气|停热|中断|水质|压力|温度|断供|抢修|爆管|泄漏|限电|事故/,
        notLiable,
      ],
      [
        /抢修|恢复(?:供|送|时间)?/,
        /不受[^，。；]{0,6}限制|视情况|无(?:时间|期限)限制|另行安排|不承诺|不保证/,
      ],
    ],
    unless:
      /(?:用(?:电|水|气|热)(?:人|方)|乙方)(?:自身|原因|过错|设备|擅自|违规|侧)|未及时[^。；]{0,20}(?:承担|赔偿)|等不可抗力|不可抗力或者用户|第三人|依法承担|(?:^|因|由于)不可抗力(?:引起|造成|导致)/,
  }),
  provision({
    id: 'acceptance.meter-by-supplier',
    title: '计量争议以供方数据为准',
    family: 'acceptance',
    levels: levels('M/-/M'),
    examines: '计量有争议时用户能否申请检定、复核',
    reason:
      '用量以计量检定机构依法认可的计量装置的记录为准，用户有权申请检定；一律以供方抄录为准排除了救济。',
    basis: [
      powerRegulation('第二十六条', '用户使用的电力、电量，以计量检定机构依法认可的用电计量装置的记录为准。'),
    ],
    suggestion:
      '对计量有异议的，任何一方可以申请法定计量检定机构检定，误差超出允许范围的退补差额，检定费由责任方承担。',
    applies: isSupply,
    ways: [
      [
        /室温|测温|温度测量|计量|抄(?:表|录|见)|表计|[电水气热]量|电能表|水表|气表|热表|用量|读数/,
        /以(?:甲方|供)[^，。；]{0,16}(?:为准|为依据|记录|数据)|(?:不得|无权|不能|不予|不接受)[^，。；]{0,14}(?:异议|检定|复核|送检|校验|申请)|最终(?:依据|结论|结果)|由(?:甲方|供)[^，。；]{0,10}(?:认定|判定|核定|推算|估算)/,
      ],
    ],
    unless:
      /申请(?:法定)?(?:计量)?检定|共同|检定机构(?:检定|的结论)|(?:乙方|用(?:电|水|气|热)(?:人|方))不得(?:擅自|私自|自行|拆|更动)/,
  }),
  provision({
    id: 'price.supply-deposit-kept',
    title: '预存费用、保证金不退不计息',
    family: 'price',
    levels: levels('M/-/M'),
    examines: '预存的电费、保证金终止时是否退还',
    reason: '预存款和保证金是用方的资金，终止用电用气时应结清退还，不退没有依据。',
    basis: [
      civilCode('第六条', '民事主体从事民事活动应当遵循公平原则。'),
      civilCode('第五百六十六条', '合同终止后应当清结。'),
    ],
    suggestion: '终止供应时，供方应在结清费用后【10】日内退还预存款（保证金）及其利息。',
    applies: isSupply,
    ways: [[anyOf(deposit, /预(?:付|缴|交)|余额/), keptFor]],
    unless: /(?<!不予|亦不|不再|不)退还/,
  }),
  provision({
    id: 'validity.supplier-fines',
    title: '供方自行罚款',
    family: 'validity',
    levels: levels('H/M/H'),
    examines: '供方是否对窃电、违约用电等行为自行处以罚款',
    reason: '罚款是行政处罚，由电力、水、燃气管理部门决定；供应企业只能追补费用、收取约定的违约金。',
    basis: [powerLaw('第七十一条', '盗窃电能的，由电力管理部门责令停止违法行为，追缴电费并处罚款。')],
    suggestion:
      '用方窃电（水、气）的，供方可以追补所窃部分的费用和约定的违约使用电费，并报主管部门依法处理。',
    applies: isSupply,
    ways: [[/罚款|处罚|罚没|处以/, /甲方|供(?:电|水|气|热)|乙方|用(?:电|水|气|热)/]],
    unless:
      /(?:管理|主管|行政)部门|依法(?:处理|处罚)|不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))/,
  }),
  provision({
    id: 'property.supply-designated',
    title: '强制购买指定设备、由指定单位施工',
    family: 'property',
    levels: levels('M/-/M'),
    examines: '是否要求用户使用供方指定的设备、施工单位',
    reason: '公用企业不得限定用户购买其指定的经营者的商品或者服务。',
    basis: [
      gasRegulation('第十八条', '燃气经营者不得要求燃气用户购买其指定的产品或者接受其提供的服务。'),
      priceLaw('第十四条', '经营者不得有不正当价格行为。'),
    ],
    suggestion: '用方可以自主选择符合国家标准的设备和有资质的施工单位，供方不得指定。',
    applies: isSupply,
    ways: [
      [
        /指定|限定|必须(?:使用|购买|委托|采购)|只能(?:使用|购买|委托)|统一(?:采购|安装|施工)|不得(?:自行)?(?:选择|委托|采购)/,
        /设备|施工|安装|材料|变压器|表具|器具|厂家|设计|壁挂炉|灶具|单位/,
      ],
    ],
    unless: /不(?:得)?指定|有资质的|联系人|账户|国家标准|人员/,
  }),
  missingClause({
    id: 'subject.supply-quality-missing',
    title: '未约定供应质量标准',
    family: 'subject',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '电压频率偏差、水质水压、燃气质量压力、室温等标准是否约定',
    reason: '没有供应质量的标准，供应不合格造成损失时难以认定责任。',
    basis: [
      civilCode('第六百四十九条', '供用电合同一般包括供电的方式、质量、时间，计量方式，维护责任等条款。'),
      powerLaw('第二十八条', '供电企业应当保证供给用户的供电质量符合国家标准。'),
    ],
    suggestion:
      '供应质量执行国家标准：10千伏供电电压允许偏差为额定电压的±7%，频率偏差不超过±0.2赫兹（供水、供气、供热按相应的国家标准）。',
    applies: isSupply,
    present:
      /(?:供电|电能|电压|频率|供水|水质|水压|燃气|气质|供气|供热|供暖|热)[^，。；]{0,6}(?:质量|偏差|标准|合格率)[^。；]{0,24}(?:国家|标准|±|%|符合|不低于)|(?:电压|频率)[^。；]{0,12}(?:偏差|±|允许)|室(?:内)?温(?:度)?[^。；]{0,10}(?:不低于|\d)|饮用水卫生标准|水质[^。；]{0,10}符合|质量标准[^。；]{0,10}(?:供电|供水|供气)/,
    after: /供电方式|供水|供气|供热|方式|容量/,
  }),
  missingClause({
    id: 'subject.supply-boundary-missing',
    title: '未约定产权分界和维护责任',
    family: 'subject',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '供用设施的产权分界点和维护责任是否约定',
    reason: '没有约定产权分界，设施由谁维护、事故由谁负责容易发生争议。',
    basis: [civilCode('第六百五十条', '没有约定履行地点的，供电设施的产权分界处为履行地点。')],
    suggestion: '供用设施的产权分界点为【】，分界点供方一侧由供方维护，用方一侧由用方维护。',
    applies: isSupply,
    present:
      /产权分界|分界(?:点|处)|维护(?:责任|界限|范围)|(?:设施|管道|线路)[^。；]{0,20}(?:由|归)[^。；]{0,12}(?:维护|维修|负责)/,
    after: /方式|设施|计量/,
  }),
];
