/** Terms that can only be one way, in any clause: the base of a fee, a promise, a convention, the moment risk passes. */
import { type Contract, factsWithin, sideWords } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';
import type { Statement } from '../statements.ts';
import { type Choice, conflictingChoices } from './choices.ts';

export function opposedTerms(contract: Contract): Finding[] {
  return conflictingChoices(contract, terms);
}

const fees =
  '中介报酬|居间报酬|中介服务费|中介费|居间费|佣金|返利|返点|提成|分成|特许权使用费|许可使用费|许可费|代理费|管理费|服务费|奖金|业绩报酬|报酬';
const narrowFees = /中介|居间|佣金|返[利点]|提成|特许权|许可/;

/** A fee of one kind; the others (服务费, 管理费) may be several in one body. */
function isNarrow({ label, text }: Statement): boolean {
  return narrowFees.test(`${label}${text}`);
}

const bases: readonly (readonly [name: string, words: string])[] = [
  [
    '实际到账的金额',
    '实际(?:收到|到账|收取|回收|回款|入账|收款|收回)的?[^，。；%]{0,12}?(?:金额|款项?|额|价款)?|(?:回款|到账|实收)(?:金?额|款项?|总额)?',
  ],
  ['利润', '(?:净|毛)利润?(?:总?额)?|利润(?:总额)?'],
  ['合同价款', '(?:合同|签约|成交|订单|中标)(?:的)?(?:含税|不含税)?(?:总)?(?:价款?|金额|价格|总额|额)'],
  ['销售额', '(?:销售|营业|出厂)(?:总)?(?:额|收入|金额)|流水'],
];
const patternsOfBases = bases.map(
  ([name, words]) =>
    [
      name,
      new RegExp(
        `(?:${words})(?:（[^）]{0,10}）)?(?:(?:的|乘以|×|按)?(?:\\d|百分之|千分之)|为(?:计算)?(?:基数|基础|依据)|作为(?:计算)?(?:基数|基础|依据))`,
      ),
    ] as const,
);
const otherFee =
  /逾期|违约|退|首[期笔付]|预付|尾款|税率|最低|保底|不低于|上限|封顶|超过|超出|额外|另行|另外|续[签约]|第[一二三四五\d]+[年期笔]|部分|新客户|老客户|线[上下]|赔偿|期内支付|签订后/;

function baseOf({ text }: Statement): string | null {
  if (!new RegExp(fees).test(text) || otherFee.test(text)) return null;
  const said = patternsOfBases.filter(([, pattern]) => pattern.test(text));
  return said.length === 1 ? (said[0]?.[0] ?? null) : null;
}

/** The fee that is spoken of, last before the base. */
function feeIn({ text, label }: Statement): string | null {
  const fee = new RegExp(fees).exec(`${label}${text}`)?.[0] ?? '';
  if (/中介|居间|佣金|报酬/.test(fee)) return '报酬';
  return fee.replace(/返点/, '返利').replace('许可使用费', '许可费');
}

const grants = '返利|返点|年终奖金?|提成|佣金';

/** 由甲方决定给不给 against a figure. */
const atWill =
  /(?:由|以|视|依)[^，。；]{0,24}(?:自行|酌情|单方|另行|自主)?(?:决定|确定|核定|掌握|裁量)(?:是否|给不给|发不发|给多少|给予|发放|支付|数额|金额|比例)?|酌情(?:给予|发放|支付|确定|决定|考虑)|(?:是否|给不给|发不发)(?:发放|给予|支付|兑现)?[^，。；]{0,12}(?:由|以|视)[^，。；]{0,12}(?:决定|为准|而定)|有权(?:自行|单方)?决定(?:是否|不予|不)/;

function certaintyOf(statement: Statement, contract: Contract): string | null {
  const { text, label } = statement;
  const noun = new RegExp(`(${grants})`).exec(`${label}${text}`)?.[1];
  if (
    noun === undefined ||
    /股东|合伙人|双方|除|另行|额外|超额|超出|特殊|逾期|违约|(?<!抵)扣|取消|税/.test(text)
  )
    return null;
  const isAtWill = atWill.test(text);
  const isFixed =
    factsWithin(contract.percentages, statement).length > 0 ||
    factsWithin(contract.amounts, statement).length > 0 ||
    /[一二两三四五六\d]个月(?:的)?(?:基本)?(?:工资|薪)|十三薪|13薪/.test(text);
  if (isAtWill === isFixed) return null;
  return isAtWill ? '由一方酌定' : '固定的标准';
}

/** 年度返利 is not 季度返利. */
function grantIn({ text, label }: Statement): string | null {
  const said = `${label}${text}`;
  const noun = new RegExp(`(${grants})`).exec(said)?.[1] ?? '';
  const turn = new RegExp(`(年度?|季度?|月度?|半年度?)${noun}`).exec(said)?.[1]?.slice(0, 1);
  return turn === undefined || turn === '年' ? noun.replace('返点', '返利') : `${turn}${noun}`;
}

const outcomes: readonly (readonly [name: string, words: string])[] = [
  ['考试结果', '考试|通过率|考核|录取|取证|拿证|证书|升学|过关'],
  ['就业', '就业|入职|上岗|工作岗位'],
  ['收益', '收益|回报|盈利|保本|回本|营业额|月收入'],
  ['效果', '效果|疗效|治愈|康复|排名|转化率|涨粉|播放量|减重'],
  ['办理结果', '胜诉|中标|获批|签证|审批|签约成功'],
];
const promise = '(?<![不未非无]|不作|不做|不予|不能|不得)(?:保证|承诺|确保|包)';
const disclaimed =
  /(?:均|都|也|亦|概)?(?:不|未|并非|不作|不做)(?:予|构成|视为|作为|属于|提供|等于|代表|得视为|应视为|应理解为|对[^，。；]{0,20}?)?(?:作出|做出|作|做|提供)?(?:任何|对[^，。；]{0,8}的)?(?:明示或者?默示的?)?[^，。；]{0,8}(?:保证|承诺|担保)/;

function outcomeChoice(name: string, words: string): Choice {
  const promised = new RegExp(
    `${promise}(?![金密险修管护留人函期])[^，。；不]{0,26}(?:${words})|(?:${words})[^，。；不]{0,6}(?:包过|有保证|百分之百)`,
  );
  const about = new RegExp(words);
  return {
    name: `${name}的承诺`,
    read: ({ text }) => {
      if (
        !about.test(text) ||
        /除[^。；]{0,20}外|其他|第三方|不得|另有约定|真实|合法|有效|收益权|享有|归/.test(text)
      )
        return null;
      if (disclaimed.test(text)) return '不作承诺';
      return promised.test(text) ? '作出承诺' : null;
    },
  };
}

const convention = /国际货物(?:销售|买卖)合同公约|销售合同公约|CISG/;

function conventionOf({ text }: Statement): string | null {
  if (!convention.test(text)) return null;
  if (/排除|不适用|不受|不予适用|不(?:得)?援引/.test(text)) return '排除';
  return /适用|按照?|依照?|依据|遵循|遵守|约束|补充|处理|解释/.test(text) ? '适用' : null;
}

function prevailingLanguage({ text }: Statement): string | null {
  if (!/文本|版本|[中英]文|语言/.test(text)) return null;
  return (
    /以(中文|英文|日文|德文|法文|俄文|韩文|西班牙文)(?:文本|版本|本)?(?:的?内容|表述)?为准/.exec(text)?.[1] ??
    null
  );
}

/** 附件与正文不一致的，以…为准. */
function prevailingPart({ text }: Statement): string | null {
  if (!/附件/.test(text) || !/不一致|冲突|抵触|不符|矛盾|歧义/.test(text)) return null;
  if (/以(?:本?合同|本?协议|主合同|正文|合同正文|本合同正文)[^，。；]{0,4}为准/.test(text))
    return '以正文为准';
  return /以(?:该|各|相应|本)?附件[^，。；]{0,6}为准/.test(text) ? '以附件为准' : null;
}

const deposits = ['押金', '保证金', '诚意金', '意向金'];

function refundOf({ text, label }: Statement, noun: string): string | null {
  const said = `${label}${text}`;
  if (!said.includes(noun) || !/期满|届满|终止|结束|到期|完毕|退租|撤场|退住/.test(said)) return null;
  if (/擅自|提前|逾期|欠|原因|如|若|情形|损坏|扣除|不足|未|解除|(?<!无)违约|另/.test(said)) return null;
  const isKept = /不(?:予|再)?退|转作|转为|归[甲乙]方/.test(said);
  const isBack = /(?<!不|不予|不再)(?:退还|返还|退回)/.test(said);
  if (isKept === isBack) return null;
  return isKept ? '不退还' : '退还';
}

function riskPasses({ text }: Statement, contract: Contract): string | null {
  if (!/风险/.test(text) || /退货|返修|样品|原材料|来料|如|若|逾期|迟延|拒绝|拒收|房屋|工程/.test(text))
    return null;
  const payer = sideWords(contract, 'payer');
  const performer = sideWords(contract, 'performer');
  const onTheWay = (who: string) =>
    new RegExp(
      `(?:运输|在途|途中)[^，。；]{0,14}风险[^，。；]{0,8}由(?:${who})(?:承担|负担)|(?:${who})承担[^，。；]{0,6}(?:运输|在途)[^，。；]{0,10}风险`,
    ).test(text);
  if (onTheWay(payer)) return '发运时转移';
  if (onTheWay(performer)) return '到货时转移';
  if (!/转移|转由/.test(text)) return null;
  const isSent =
    /(?:交付?(?:给)?(?:第一)?承运|出库|出厂|发货|发运|装车|装船|交运|起运|离开[^，。；]{0,6}(?:仓库|工厂))[^。；]{0,16}(?:转移|转由)/.test(
      text,
    );
  const isReceived =
    /(?:签收|验收|收货|到达|送达|运抵|卸货|到货|交付(?:给)?(?:买方|需方|甲方|乙方))[^。；]{0,16}(?:转移|转由)/.test(
      text,
    );
  if (isSent === isReceived) return null;
  return isSent ? '发运时转移' : '到货时转移';
}

function allowing(act: string): RegExp {
  return new RegExp(`(不|禁止|不得)?(?:允许|准许|得|可以?)?(?:${act})(不)?(?:允许|准许)?`);
}

function allowedOf({ text }: Statement, said: RegExp): string | null {
  const match = said.exec(text);
  if (match === null || !/允许|准许|不得|禁止|可以?/.test(match[0])) return null;
  return match[1] !== undefined || match[2] !== undefined ? '不允许' : '允许';
}

function pricingOf({ text }: Statement): string | null {
  if (!/工程|合同|总价|价款|造价|费用/.test(text)) return null;
  if (
    /变更|增减|签证|除|部分|超[过出]|措施费|甲供|水电|差旅|税|(?<!不作|不予|不再|不)调整|暂列|增加|新增|解除|终止/.test(
      text,
    )
  )
    return null;
  const isFixed = /固定总价|总价包干|包干(?:总)?价|一口价|闭口(?:合同|价)|总价固定/.test(text);
  const isOpen =
    /据实结算|按实(?:际)?结算|按实际(?:工程量|发生|完成)[^，。；]{0,10}(?:结算|计算|计价)|固定单价|单价(?:合同|包干)|暂定(?:总)?价|开口(?:合同|价)/.test(
      text,
    );
  if (isFixed === isOpen) return null;
  return isFixed ? '固定总价' : '按实结算';
}

function workingHours({ text }: Statement): string | null {
  if (
    !/工时|工作制/.test(text) ||
    !/执行|实行|采用|适用|为|：/.test(text) ||
    /如|若|可以|经批准|未经/.test(text)
  )
    return null;
  const ways = ['标准', '综合计算', '不定时'].filter((way) => new RegExp(`${way}(?:工时|工作)`).test(text));
  return ways.length === 1 ? `${ways[0]}工时制` : null;
}

const monthlyNouns = [
  '工资',
  '租金',
  '货款',
  '服务费',
  '管理费',
  '物业费',
  '利息',
  '仓储费',
  '运费',
  '电费',
  '特许权使用费',
  '承包费',
];

/** 每月10日前支付工资; the days are compared. */
function payDayOf({ text, label, head }: Statement, noun: string): string | null {
  const said = label === '' ? text : `${label}${head}：${text}`;
  if (!said.includes(noun) || /逾期|超过|首[期月次]|末期|最后|提前|遇|发票|对账/.test(said)) return null;
  const pay = '(?:支付|发放|缴纳|交纳|交付|付清|结清|缴|交|付|发)';
  const match = new RegExp(
    `[每次当下]个?月的?(\\d{1,2})[日号](?:之?前|以前|以内)?[^，。；]{0,12}${pay}[^，。；]{0,8}${noun}|${noun}[^，。；]{0,14}[每次当下]个?月的?(\\d{1,2})[日号](?:之?前|以前)?[^，。；]{0,6}${pay}?`,
  ).exec(said);
  const day = match?.[1] ?? match?.[2];
  return day === undefined ? null : `每月${Number(day)}日`;
}

function sourceCodeOf({ text, label }: Statement): string | null {
  if (!/源代?码/.test(text) || /第三方|开源|托管|解除|如|若|另|反编译|泄露|保密|终止|漏洞/.test(text))
    return null;
  if (/(?:不|不予|不负责|无[须需])(?:交付|提供|移交|包括|包含|含|提交)/.test(text)) return '不交付';
  const isGiven =
    /(?:交付|移交|提供|提交|包括|含)[^。；]{0,24}源代?码|源代?码[^，。；]{0,12}(?:交付|移交|提供|提交)(?:给|至|予)?/.test(
      text,
    );
  return isGiven || /^交付(?:物|内容|成果|清单)/.test(label) ? '交付' : null;
}

function renewalOf({ text }: Statement): string | null {
  if (!/期满|届满|到期/.test(text) || !/合同|协议|租赁|合作|服务|授权|委托|期限/.test(text)) return null;
  if (/(?:期满|届满|到期)[^。；]{0,40}自动(?:续|顺延|延长|延续|延期)/.test(text)) return '自动续期';
  if (/通知|异议|提出|书面表示|保密|质保|付清|未/.test(text)) return null;
  return /(?:期满|届满|到期)[^。；]{0,12}(?:自动|自行|即告|即|自然|随即)终止|不(?:再)?自动续/.test(text)
    ? '期满终止'
    : null;
}

const stages: readonly (readonly [name: string, words: RegExp])[] = [
  ['签订', /(?:签订|签署|签约|生效)(?:之日|当日|后|之后|时)/],
  ['发货前', /(?:发货|提货|出厂|装运|发运|交货)(?:之?前)/],
  ['到货', /(?:到货|收货|签收|送达|交货|交付)(?:之日|当日|后|之后|时|并)/],
  ['验收', /(?:验收|终验|初验|竣工)(?:合格|通过|完成)?(?:之日|当日|后|之后|时|并)/],
  ['质保期满', /(?:质保|保修|质量保证|缺陷责任)期(?:届?满|结束)/],
];

/** 尾款: after acceptance here, after the warranty there. */
function stageOf({ text, label }: Statement, noun: string): string | null {
  const said = label.includes(noun) ? text : (text.split(/[。；]/).find((part) => part.includes(noun)) ?? '');
  if (said === '' || /逾期|未|违约|退还|发票|如|若|利息|扣/.test(said)) return null;
  if (!label.includes(noun) && !/支付|付清|结清|付款|付/.test(said)) return null;
  const named = stages.filter(([, words]) => words.test(said));
  return named.length === 1 ? `${named[0]?.[0] ?? ''}时` : null;
}

/** One of several ways, where a statement names exactly one of them. */
function wayOf(
  { text, label }: Statement,
  about: RegExp,
  ways: readonly (readonly [name: string, words: RegExp])[],
): string | null {
  const said = label === '' ? text : `${label}：${text}`;
  if (!about.test(said) || severalWays.test(said)) return null;
  const named = ways.filter(([, words]) => words.test(said));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

const severalWays =
  /或|如|若|也可|可以|不得|不接受|为主|结合|配套|辅|部分|除|退|逾期|违约|特殊|加急|改|更换|保证金|首[期付]/;

const carriage: readonly (readonly [string, RegExp])[] = [
  ['公路', /公路|汽运|汽车运输/],
  ['铁路', /铁路|火车|班列/],
  ['水路', /海运|水路|水运|船运/],
  ['航空', /空运|航空/],
];
const teaching: readonly (readonly [string, RegExp])[] = [
  ['线上', /线上|直播|网络授课|录播/],
  ['线下', /线下|面授/],
];
const paying: readonly (readonly [string, RegExp])[] = [
  ['转账', /转账|电汇|汇款/],
  ['汇票', /承兑|汇票/],
  ['信用证', /信用证/],
  ['现金', /现金/],
];

/** 担任销售经理岗位; in an attachment 岗位：行政专员. */
function postOf({ text, label }: Statement): string | null {
  if (/调整|变更|如|若|可以|培训|原/.test(text)) return null;
  const named = /^(?:工作)?(?:岗位|职务|职位)(?:名称)?$/.test(label)
    ? text
    : /(?:担任|岗位为|岗位：|职务为|从事)([\u4e00-\u9fff]{2,8}?)(?:岗位|职务|工作|一职|，|。|；|$)/.exec(
        text,
      )?.[1];
  return named === undefined || named.length > LONGEST_POST
    ? null
    : named.replace(/(?:岗位?|工作|职务)$/, '');
}

const LONGEST_POST = 10;

const byCourt =
  /(?:向|由|到|提交|提起)[^。；]{0,30}法院[^，。；]{0,12}(?:起诉|诉讼|管辖|解决|裁判|处理)|提起诉讼|法院管辖/;
const byTribunal = /(?:提交|提请|由|向|申请)[^，。；]{0,24}仲裁(?:委员会|院|中心)?/;

/** 仲裁 here, 起诉 there. */
function forumOf({ text }: Statement): string | null {
  if (/不得|不可|放弃|劳动|人事|不服|撤销|执行|保全|裁决|除外|无效|第三人|承担|费用|或|农村土地/.test(text))
    return null;
  const isCourt = byCourt.test(text);
  if (isCourt === byTribunal.test(text)) return null;
  return isCourt ? '诉讼' : '仲裁';
}

const terms: readonly Choice[] = [
  { name: '争议解决方式', read: forumOf, applies: ({ type }) => type.type !== 'labour' },
  {
    name: '运输方式',
    across: true,
    isSole: true,
    read: (statement) => wayOf(statement, /运输|发运|配送/, carriage),
  },
  {
    name: '授课形式',
    across: true,
    isSole: true,
    read: (statement) => wayOf(statement, /授课|上课|培训形式|教学/, teaching),
  },
  {
    name: '付款方式',
    across: true,
    isSole: true,
    read: (statement) => wayOf(statement, /付款|支付|结算方式/, paying),
  },
  {
    name: '工作岗位',
    across: true,
    isSole: true,
    read: postOf,
    applies: ({ type }) => type.type === 'labour',
  },
  { name: '计算基数', read: (statement) => (isNarrow(statement) ? baseOf(statement) : null), scope: feeIn },
  {
    name: '计算基数',
    across: true,
    read: (statement) => (isNarrow(statement) ? null : baseOf(statement)),
    scope: feeIn,
  },
  { name: '数额的确定', read: certaintyOf, scope: grantIn },
  ...outcomes.map(([name, words]) => outcomeChoice(name, words)),
  { name: '《联合国国际货物销售合同公约》', read: conventionOf },
  { name: '以何种文本为准', read: prevailingLanguage },
  { name: '正文与附件不一致时', read: prevailingPart },
  ...deposits.map(
    (noun): Choice => ({ name: `${noun}期满后`, read: (statement) => refundOf(statement, noun) }),
  ),
  { name: '风险', read: riskPasses },
  ...[
    { name: '分批装运', said: allowing('分批(?:装运|发运|交货|交付|装船)') },
    { name: '转运', said: allowing('转(?:船|运)') },
  ].map(({ name, said }): Choice => ({ name, read: (statement) => allowedOf(statement, said) })),
  { name: '计价方式', read: pricingOf },
  { name: '工时制度', read: workingHours, applies: ({ type }) => type.type === 'labour' },
  ...monthlyNouns.map(
    (noun): Choice => ({ name: `${noun}支付日`, read: (statement) => payDayOf(statement, noun) }),
  ),
  { name: '源代码', read: sourceCodeOf },
  { name: '期限届满', read: renewalOf },
  ...['尾款', '余款', '质保金', '预付款', '首付款'].map(
    (noun): Choice => ({
      name: `${noun}的支付`,
      across: true,
      isSole: true,
      read: (statement) => stageOf(statement, noun),
    }),
  ),
];
