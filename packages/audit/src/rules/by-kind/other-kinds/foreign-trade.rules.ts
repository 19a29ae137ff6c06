/** Foreign trade, tax rates, ceilings of guarantees, works supervised or designed, utilities. */
import type { Contract, Sentence } from '@wenjian/contract';
import { levels } from '../../../checks/build-rule.ts';
import {
  civilCode,
  constructionLaw,
  guaranteeInterpretation,
  taxCollectionLaw,
} from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Finding, Rule } from '../../../rule.ts';
import { valueAddedTaxLaw } from '../../commercial-laws.ts';
import { isMaximum } from '../finance/finance.words.ts';
import { anyKind, kindOf } from '../provision.ts';
import { wrongRate } from '../vat-rates.ts';

const isForeignTrade = about(
  /FOB|CIF|CFR|CIP|FCA|EXW|DDP|DAP|INCOTERMS|贸易术语|信用证|报关|出口|进口|提单|外贸/i,
);
const isMaximumSecurity = anyKind(
  isMaximum,
  kindOf(/最高额|最高限额/, /最高(?:债权|本金|限)?(?:余)?额/, /保证|担保|抵押|质押/),
);
const isSupervision = kindOf(/监理/, /监理人|监理单位/, /监理(?:服务|酬金|报酬|合同)/);
const isWorksDesign = kindOf(/(?:工程|建筑|施工图|市政|勘察)[^。]{0,8}设计|设计[^。]{0,4}(?:工程|施工)/);
const isUtility = kindOf(
  /供(?:用)?[电水气热]|供暖|供热|供电|供水|供气|燃气|物业/,
  /用[电水气热]人|供[电水气热]人|物业费/,
);

export const foreignTradeRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.maximum-not-a-ceiling',
    title: '利息、费用是否不受最高额限制',
    family: 'validity',
    applies: isMaximumSecurity,
    levels: levels('H/-/M'),
    examines: '最高债权额是否包括利息、违约金和实现债权的费用',
    reason:
      '最高债权额依法包括本金、利息、违约金和实现债权的费用等全部债权；另行约定利息、费用不计入最高额的，担保人的责任没有上限。',
    basis: [
      guaranteeInterpretation(
        '第十五条',
        '最高债权额包括主债权及其利息、违约金、损害赔偿金、实现债权的费用等在内的全部债权，当事人另有约定的除外。',
      ),
      civilCode('第六百九十条', '最高额保证是在最高债权额限度内就一定期间连续发生的债权提供保证。'),
    ],
    suggestion:
      '最高债权额包括本金、利息、罚息、复利、违约金、损害赔偿金和实现债权的费用，{payer}的担保责任总额不超过最高债权额。',
    ways: [
      [
        /利息|罚息|复利|违约金|费用|损害赔偿|孳息|应付款项|本金(?:之|以)外/,
        /不(?:计入|占用|包括在|包含在|纳入|列入|算入|计算在)[^，。；]{0,14}(?:最高|限额|额度|上限|内)|不受[^，。；]{0,14}(?:最高|限额|额度|上限|金额)[^，。；]{0,6}(?:限|约束)?|超(?:出|过)[^，。；]{0,10}(?:最高|限额|额度|上限)|(?:最高|限额|额度)[^，。；]{0,14}(?:之外|以外|仅(?:指|为|含|限)|不包括|不含|不限于)|无论(?:金额|数额)?[^，。；]{0,4}多少/,
        /承担|担保|负责|清偿|保证|偿还|优先受偿|代偿|仍|均/,
      ],
    ],
    unless:
      /不(?:再)?承担(?!.*仍)|以最高[^，。；]{0,8}为限|不(?:得)?超过最高|(?:超出|超过)[^，。；]{0,12}部分[^，。；]{0,10}(?:不|免)|包括在内|总额不超过|登记/,
  }),
  provisionRule({
    id: 'delivery.incoterms-outdated',
    title: '贸易术语是否采用旧版通则',
    family: 'delivery',
    applies: isForeignTrade,
    levels: levels('L/L/L'),
    examines: '引用的《国际贸易术语解释通则》是否为现行版本',
    reason:
      '国际商会的通则现行版本为2020年版；各版对风险转移、费用和保险的划分不同，沿用旧版容易与单证、保险实务脱节。',
    basis: [civilCode('第五百一十条', '内容约定不明确的，按照合同相关条款或者交易习惯确定。')],
    suggestion: '贸易术语按照国际商会《国际贸易术语解释通则2020》（INCOTERMS® 2020）解释。',
    ways: [
      [
        /(?:INCOTERMS|术语(?:解释)?通则|贸易术语|价格术语)[^。；\d]{0,14}(?:1980|1990|2000|2010)(?!\d)|(?:1980|1990|2000|2010)年?(?:版)?(?:的)?(?:国际贸易术语|《?国际贸易术语|INCOTERMS|通则)/i,
      ],
    ],
    unless: /不(?:适用|采用)|取代|2020/,
    judge: ({ sentence }) => newerYear(sentence),
  }),
  provisionRule({
    id: 'validity.bill-of-lading-falsified',
    title: '是否倒签、预借提单或者无单放货',
    family: 'validity',
    applies: isForeignTrade,
    levels: levels('H/H/H'),
    examines: '装运单据的日期和内容是否如实，放货是否凭正本提单',
    reason:
      '倒签、预借提单或者以保函换取清洁提单是单据欺诈，收货人、开证行可以拒付并索赔，保函也不能对抗善意的第三人。',
    basis: [
      civilCode('第一百五十四条', '恶意串通，损害他人合法权益的民事法律行为无效。'),
      civilCode('第五百零九条', '当事人应当遵循诚信原则履行义务。'),
    ],
    suggestion:
      '提单应按货物实际装船的日期和状况签发，承运人凭正本提单放货；不能按期装运的，应先修改信用证。',
    ways: [
      [
        /提单|装运单据|装船(?:日期|单据)|海运单|正本/,
        /倒签|预借|倒填|提前签发|(?:更改|修改|调整)[^，。；]{0,8}(?:装运|签发|装船)日期|保函[^，。；]{0,8}换[^，。；]{0,4}清洁|凭保函[^，。；]{0,10}(?:清洁|放货|提货)|无单放货|不凭(?:正本)?提单/,
      ],
    ],
    unless:
      /不得|严禁|禁止|不接受|无权|不予|(?:倒签|预借|无单放货)[^，。；]{0,16}(?:的|造成|导致|引起)，?[^。；]{0,24}(?:赔偿|承担|解除|拒付|违约)|修改信用证/,
  }),
  provisionRule({
    id: 'validity.export-name-borrowed',
    title: '是否借用他人名义出口、骗取退税',
    family: 'validity',
    applies: isForeignTrade,
    levels: levels('H/H/H'),
    examines: '出口的经营单位与实际交易是否一致',
    reason: '借用、购买他人单证或者以他人名义报关出口，与真实交易不符；据此申报退税的，属于骗取出口退税。',
    basis: [
      taxCollectionLaw(
        '第六十六条',
        '以假报出口或者其他欺骗手段骗取国家出口退税款的，追缴税款并处罚款，构成犯罪的追究刑事责任。',
      ),
    ],
    suggestion:
      '由实际出口的一方以自己的名义报关、收汇和申报退税；需要代理出口的，签订代理出口协议并办理代理出口证明。',
    ways: [
      [
        /抬头|名义|单证|报关单|配单|买单|资质|指标/,
        /借用|挂靠|买单|配单|购买[^，。；]{0,8}(?:单证|报关单|指标)|出借|以(?:其他|他人|第三方|别的)[^，。；]{0,10}名义|假报|四自三不见/,
        /出口|报关|退税|进口|核销/,
      ],
    ],
    unless: /不得|严禁|禁止|代理出口(?:协议|证明|货物)|委托(?:报关|代理)|如实/,
  }),
  provisionRule({
    id: 'price.vat-rate-wrong',
    title: '增值税税率是否与交易种类不符',
    family: 'price',
    levels: levels('M/M/M'),
    examines: '写明的税率是否为该种交易的法定税率',
    reason:
      '税率由法律按交易种类规定，不能由双方选择；开错税率的发票付款方不能抵扣或者须补税、换票，价税的负担也会发生争议。',
    basis: [
      valueAddedTaxLaw(
        '第十条',
        '货物、加工修理修配、有形动产租赁为百分之十三；交通运输、建筑、不动产租赁等为百分之九；其他服务、无形资产为百分之六。',
      ),
    ],
    suggestion: '{performer}按法律规定的税率开具增值税发票；税率开具错误的，应重新开具并承担由此造成的损失。',
    ways: [[/税率|增值税|专用发票|专票|含税|税点/, /\d{1,2}(?:\.0+)?\s?[%％]|百分之[一二三四五六七八九十]+/]],
    unless: /退税|关税|个人所得税|附加|所得税|违约金|印花税|契税|税差|税点差|调整(?:为|前|后)/,
    judge: ({ sentence }, contract) => vatFinding(sentence, contract),
  }),
  provisionRule({
    id: 'validity.supervisor-signs-as-told',
    title: '监理是否须按委托人的要求签认',
    family: 'validity',
    applies: isSupervision,
    levels: levels('H/H/H'),
    examines: '监理人能否独立、客观地签认质量、数量和付款',
    reason:
      '监理单位应当客观、公正地执行监理任务；按委托人的要求签认、未经检查先行签字的，造成损失要承担赔偿责任，严重的承担行政、刑事责任。',
    basis: [
      constructionLaw('第三十四条', '工程监理单位应当根据建设单位的委托，客观、公正地执行监理任务。'),
      constructionLaw(
        '第三十五条',
        '监理单位不按照约定履行监理义务，对应当检查的项目不检查或者不按规定检查，造成损失的应当赔偿。',
      ),
    ],
    suggestion:
      '监理人依据法律、标准、设计文件和合同，经检查合格后独立签认；认为不符合要求的，有权拒绝签认并书面说明。',
    ways: [
      [
        /签(?:认|字|署|证)|确认|验收|出具|放行/,
        /按(?:照)?(?:委托人|发包人|建设单位|业主|PAYER)[^，。；]{0,8}(?:要求|指示|意见|意思|通知|指令)[^，。；]{0,14}(?:签|确认|出具|验收|放行)|未(?:经|做)?(?:检查|验收|旁站|检测|检验|复核)[^，。；]{0,10}(?:也|亦|均|先|可以?|即可|直接)[^，。；]{0,6}签|(?:代|补)(?:为)?签|先行[^，。；]{0,10}签|不得(?:拒绝|拒签|提出异议)/,
      ],
    ],
    unless:
      /到场|参与|有权拒绝|检查合格后|验收合格后|不得(?:代签|补签|未经|先行|在)|严禁|禁止|结算[^，。；]{0,6}监理(?:费|酬金)|服务确认/,
  }),
  provisionRule({
    id: 'subject.design-names-supplier',
    title: '设计文件是否指定生产厂、供应商',
    family: 'subject',
    applies: isWorksDesign,
    levels: levels('M/M/M'),
    examines: '是否要求设计文件指定材料设备的品牌、厂家',
    reason:
      '除有特殊要求的外，设计单位对选用的材料、构配件和设备不得指定生产厂、供应商，指定还可能构成限制竞争和利益输送。',
    basis: [
      constructionLaw(
        '第五十七条',
        '建筑设计单位对设计文件选用的建筑材料、建筑构配件和设备，不得指定生产厂、供应商。',
      ),
    ],
    suggestion: '设计文件注明材料、构配件和设备的规格、型号、性能等技术指标，不指定生产厂、供应商。',
    ways: [
      [
        /设计(?:文件|图纸|中|方案|选型|选用)?|图纸|选型/,
        /材料|设备|构配件|产品|部品|器材|电梯|门窗|幕墙|空调/,
        /(?:指定|限定|唯一|注明|写明|标明|推荐使用|必须(?:选用|采用)|只能(?:选用|采用))[^，。；]{0,16}(?:品牌|厂家|生产厂|供应商|供货商|厂商|公司)|(?:品牌|厂家|供应商)[^，。；]{0,10}(?:由[^，。；]{0,8}指定|写入|列入设计)/,
      ],
    ],
    unless:
      /不得|不(?:应|能|宜)?指定|特殊要求|(?:三|3)(?:个|家)[^，。；]{0,4}(?:以上|品牌|厂)|同等|相当于|参考品牌/,
  }),
  provisionRule({
    id: 'price.former-users-arrears',
    title: '是否要求结清前用户、前业主的欠费',
    family: 'price',
    applies: isUtility,
    levels: levels('H/-/M'),
    examines: '供用合同、物业合同是否以代付他人欠费为条件',
    reason:
      '欠费是原用户的债务，合同只约束其当事人；以新用户代付为供应、服务的条件，没有法律依据，也违反强制缔约义务。',
    basis: [
      civilCode('第四百六十五条', '依法成立的合同，仅对当事人具有法律约束力，法律另有规定的除外。'),
      civilCode(
        '第六百四十八条',
        '向社会公众供电的供电人，不得拒绝用电人合理的订立合同要求；供用水、气、热力参照适用。',
      ),
    ],
    suggestion: '{payer}只承担办理过户（入住）之日以后发生的费用，此前的欠费由原用户承担。',
    ways: [
      [
        /(?:前|原|上(?:一|任)|前任|前手|此前)(?:的)?(?:业主|户主|用户|用[电水气热]人|租户|承租人|房主|使用人|住户|产权人)/,
        /欠(?:费|缴|款|付|交)?|拖欠|未(?:缴|付|交|结清)/,
        /PAYER|用[电水气热]人|新(?:用户|业主)|买受人|付清|承担|补缴|补交|缴清|结清|交清|不予|否则/,
      ],
    ],
    unless:
      /由(?:原|前)[^，。；]{0,8}(?:承担|支付|负责|缴|结清)|不得|不承担|无关|向(?:原|前)[^，。；]{0,8}(?:追|主张|收取|催)|自愿/,
  }),
];

function newerYear({ text, at }: Sentence): Omit<Finding, 'span'> {
  const year = /(?<!\d)(?:1980|1990|2000|2010)(?!\d)/.exec(text);
  if (year === null) return {};
  const span = at(year.index, year.index + year[0].length);
  return { core: span, edits: [{ start: span.start, end: span.end, text: '2020' }] };
}

function vatFinding(sentence: Sentence, contract: Contract): Omit<Finding, 'span'> | null {
  const wrong = wrongRate(sentence, contract);
  if (wrong === null) return null;
  const { span, rate, written, kind } = wrong;
  return {
    core: span,
    detail: `${kind}的增值税税率为${rate}%，合同写为${written}%。`,
    edits: [{ start: span.start, end: span.end, text: `${rate}%` }],
  };
}
