/** What can only be one way and is told two ways: how often is paid, how a guarantor is liable, who owns it in the end. */
import { type Contract, factsWithin, partyMentions, readNumber } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';
import { type Statement, statementsOf } from '../statements.ts';

export interface Choice {
  readonly name: string;
  /** The way a statement chooses; null when it does not speak of it. */
  readonly read: (statement: Statement, contract: Contract) => string | null;
  readonly applies?: (contract: Contract) => boolean;
  /** Of whom or what it speaks; two statements about different ones are not compared. */
  readonly scope?: (statement: Statement, contract: Contract) => string | null;
  /** Only a sentence of the body against a table or an attachment. */
  readonly across?: true;
  /** Not where the body or the attachments choose several ways: then they speak of several things. */
  readonly isSole?: true;
}

export function differingChoices(contract: Contract): Finding[] {
  return conflictingChoices(contract, choices);
}

export function conflictingChoices(contract: Contract, list: readonly Choice[]): Finding[] {
  const statements = statementsOf(contract);
  return list.flatMap(({ name, read, applies, scope, across, isSole }): Finding[] => {
    if (applies?.(contract) === false) return [];
    const seen = new Set<string>();
    const told = statements.flatMap((statement): Told[] => {
      const way = read(statement, contract);
      // 但双方另有约定的除外: the other place is what was agreed otherwise.
      if (way === null || /另有(?:书面)?约定的?除外/.test(statement.text)) return [];
      const about = scope?.(statement, contract) ?? null;
      // The first statement of each kind is enough.
      const key = [way, about, statement.isAttachment, statement.label === ''].join(' ');
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ statement, way, scope: about }];
    });
    if (isSole === true && isMixed(told)) return [];
    const [first, other] = firstConflict(told, across === true);
    if (first === undefined || other === undefined) return [];
    return [
      {
        span: other.statement.place,
        related: [first.statement.place],
        detail: `${name}一处为${first.way}，一处为${other.way}`,
      },
    ];
  });
}

interface Told {
  readonly statement: Statement;
  readonly way: string;
  readonly scope: string | null;
}

function isMixed(told: readonly Told[]): boolean {
  return [true, false].some(
    (isAttached) =>
      new Set(told.flatMap(({ statement, way }) => (statement.isAttachment === isAttached ? [way] : [])))
        .size > 1,
  );
}

/** The first two statements about the same that choose differently. */
function firstConflict(told: readonly Told[], isAcross: boolean): readonly Told[] {
  for (const [index, other] of told.entries()) {
    const first = told
      .slice(0, index)
      .find(
        ({ way, scope, statement }) =>
          way !== other.way &&
          (scope === null || other.scope === null || scope === other.scope) &&
          (!isAcross || isElsewhere(statement, other.statement)),
      );
    if (first !== undefined) return [first, other];
  }
  return [];
}

function isElsewhere(one: Statement, other: Statement): boolean {
  return one.isAttachment !== other.isAttachment || (one.label === '') !== (other.label === '');
}

const choices: readonly Choice[] = [
  ...[
    '租金',
    '服务费',
    '仓储费',
    '物业服务费',
    '物业费',
    '管理费',
    '利息',
    '货款',
    '运费',
    '许可费',
    '提成费',
    '使用费',
    '工资',
    '利润',
    '分红',
    '佣金',
    '返利',
    '提成',
    '报酬',
    '承包费',
  ].map((noun): Choice => ({ name: `${noun}支付周期`, read: (statement) => cycleOf(statement, noun) })),
  {
    name: '保证方式',
    read: guaranteeOf,
    scope: partyIn,
    applies: ({ document }) => /保证人|担保人|保证责任|连带/.test(document.text),
  },
  { name: '追索权', read: recourseOf, applies: ({ document }) => /保理/.test(document.text) },
  { name: '期满后的所有权', read: ownerAtEnd, applies: ({ document }) => /租赁物/.test(document.text) },
  { name: '发票类型', read: invoiceOf },
  {
    name: '价款是否含税',
    read: taxOf,
    applies: ({ document }) => !/不含税[^。；，]{0,12}(?:\d|税额)/.test(document.text),
  },
  { name: '许可方式', read: licenceOf, applies: ({ document }) => /许可/.test(document.text) },
  { name: '管辖法院', read: courtOf },
  { name: '管辖法院', read: namedCourtOf },
  ...['租赁期', '服务期', '合同期', '委托期', '合作期', '借款期', '许可期', '特许期', '授权期'].map(
    (noun): Choice => ({
      name: `${noun}限的起止`,
      read: (statement, contract) => termOf(statement, contract, noun),
    }),
  ),
  { name: '仲裁机构', read: tribunalOf },
  { name: '提前通知解除的期限', read: noticeOf, scope: noticeScope },
  {
    name: '适用法律',
    read: ({ text }) =>
      /适用(中国|中华人民共和国|香港|英国|美国|新加坡|日本|德国)[^。；]{0,10}法律?/
        .exec(text)?.[1]
        ?.replace('中华人民共和国', '中国') ?? null,
  },
];

const number = '[一二两三四五六七八九十\\d]{1,2}';
const everyMonths = new RegExp(`每(${number})个月(?:为一期)?(?:支付|付|一付|结算?|一结|为一[期个]|分配?)`);

/** 按季支付, 每三个月为一期, 每六个月一付; in a row the column names the cycle. */
function cycleOf({ text, label, head }: Statement, noun: string): string | null {
  const isRow = label !== '';
  const isNamed = isRow
    ? (label === noun && /周期|支付方式|付款方式|支付频|结算/.test(head)) ||
      (label.startsWith(noun) && /^(?:的)?[^，。；]{0,4}(?:周期|方式|频率)$/.test(label.slice(noun.length)))
    : text.includes(noun);
  if (!isNamed) return null;
  const said = isRow ? text : (text.split(/[，。；：]/).find((part) => part.includes(noun)) ?? '');
  if (otherPart.test(said) || new RegExp(`(?:月度|季度|半?年度)${noun}`).test(said)) return null;
  const months = readNumber(everyMonths.exec(said)?.[1] ?? '');
  if (months !== null) return cycleName(months);
  if (!isRow && !/支付|付|结算|缴|交|分配|分红|分[一1两]?次|分利|兑现|发放/.test(said)) return null;
  if (/半年|每六个月/.test(said)) return cycleName(6);
  if (/[按每逐]个?季|季付|一季度?[^，。；]{0,3}一次/.test(said)) return cycleName(3);
  if (/按月|每个?月|月付|月结|逐月|一个月[^，。；]{0,3}一次/.test(said)) return cycleName(1);
  return /按年|每个?(?:会计|自然)?年|年付|逐年|一年[^，。；]{0,3}一次/.test(said) ? cycleName(12) : null;
}

const otherPart =
  /押金|保证金|逾期|违约|递增|调整|标准|发票|单价|[元%]|上一|首|报表|对账|相当于|个月(?:的)?(?:租金|房租|工资)/;

function cycleName(months: number): string {
  return { 1: '按月', 3: '按季', 6: '每半年', 12: '按年' }[months] ?? `每${months}个月`;
}

/** The third party a statement names; null for none or several. */
function partyIn({ text }: Statement, { parties }: Contract): string | null {
  const named = parties.filter(
    ({ label, name }) =>
      !/^[甲乙]方$/.test(label) && (text.includes(label) || (name !== null && text.includes(name))),
  );
  return named.length === 1 ? (named[0]?.label ?? null) : null;
}

const guarantor =
  /保证人|保证方式|担保人|丙方|丁方|本人|保证责任|连带责任|担保|代为(?:偿还|清偿|履行|还款)|代偿/;
const onlyRest =
  /(?:不能|无力|无法|不足以?|确无|没有能力)[^。；]{0,14}(?:履行|清偿|偿还|还款|付清|部分)[^。；]{0,30}(?:承担|清偿|偿还|代偿|补足|支付)|就不足|补充(?:清偿|赔偿)?责任|一般保证/;
const jointly =
  /连带(?:责任)?保证|连带(?:清偿|共同|保证)?责任|(?:可以?|有权)[^。；]{0,14}直接(?:要求|向)[^。；]{0,20}(?:清偿|承担|支付|偿还|主张)|不分先后/;

function guaranteeOf({ text, label }: Statement): string | null {
  if (!guarantor.test(label + text) || /股东|工伤|第三人损害|侵权|劳务派遣|共同出租|承租人之间/.test(text))
    return null;
  const isRest = onlyRest.test(text) && !/物的担保|抵押物|处分|拍卖/.test(text);
  const isJoint = jointly.test(text);
  if (isRest === isJoint) return null;
  return isRest ? '一般保证' : '连带责任';
}

function recourseOf({ text }: Statement): string | null {
  if (
    /无追索权|不得[^。；]{0,16}(?:追索|要求[^。；]{0,12}(?:退还|返还|回购))|无权[^。；]{0,10}追索/.test(text)
  )
    return '无追索权';
  return /有追索权|(?:有权|可以|可)[^。；]{0,16}(?:追索|反转让|要求[^。；]{0,10}回购)/.test(text)
    ? '有追索权'
    : null;
}

function ownerAtEnd({ text }: Statement, contract: Contract): string | null {
  if (!/期满|届满|租期终了/.test(text) || !/租赁物|租赁设备|设备/.test(text)) return null;
  if (!/所有|产权|退还|返还/.test(text)) return null;
  const known = contract.parties.map(({ label }) => label.replace(/[^\u4e00-\u9fff]/g, ''));
  const labels = [...known, '甲方', '乙方', '出租人', '承租人', '出租方', '承租方'].join('|');
  const owner = [
    `(?:所有权|产权)?[^，。；]{0,4}(?:归|属于?|归属于?)(?:于)?(${labels})(?:所有)?`,
    `(?:所有权|产权|租赁物)[^，。；]{0,6}(?:转移|移转|过户|转归|转让|归属|转)(?:至|给|到|归|于|与)?(${labels})`,
    `(${labels})[^。；]{0,40}(?:取得|获得|享有|留购)[^，。；]{0,8}所有权`,
  ]
    .map((pattern) => new RegExp(pattern).exec(text)?.[1])
    .find((word) => word !== undefined);
  if (owner === undefined) return null;
  return `归${partyMentions(contract, owner)[0]?.party?.label ?? owner}`;
}

function invoiceOf({ text }: Statement): string | null {
  const special = /增值税专用发票|专用发票|专票/.test(text);
  const plain = /增值税普通发票|普通发票|普票/.test(text);
  if (special === plain || /个人|退换|遗失|代开|不能|不予|无法|小规模|仅限|不属于/.test(text)) return null;
  return special ? '专用发票' : '普通发票';
}

function taxOf({ text }: Statement): string | null {
  if (!/价|款|费|租金|金额/.test(text)) return null;
  const net = /(?:不含税|未税|不包含(?:增值)?税|不含增值税)/.test(text);
  const gross = /(?<!不)(?:含税|价税合计|含[^，。；]{0,6}增值税)/.test(text);
  if (net === gross || /税率(?:调整|变化)|调整[^。]{0,12}税率|违约金|利润|销售额|收入|成本/.test(text))
    return null;
  return net ? '不含税' : '含税';
}

function licenceOf({ text, label }: Statement): string | null {
  if (
    !/许可/.test(`${label}${text}`) ||
    /不得|再许可|分许可|转授权|包括|指|(?:未|没有)[^，。；]{0,16}(?:许可|授权)/.test(text)
  )
    return null;
  const ways = ['独占', '排他', '普通'].filter((way) =>
    new RegExp(`${way}(?:实施|使用)?许可|${way}性?(?:的)?许可`).test(text),
  );
  return ways.length === 1 ? `${ways[0]}许可` : null;
}

const elsewhereToo = /或者?(?!仲裁)|均可|保全|执行|撤销|不服|劳动|任一|担保/;

/** 甲方所在地, 原告住所地, or the court named with its city. */
function courtOf({ text }: Statement): string | null {
  if (!/法院/.test(text) || !/诉讼|起诉|管辖/.test(text) || elsewhereToo.test(text)) return null;
  const where =
    /(甲方|乙方|丙方|原告|被告|合同签订|合同履行|房屋|不动产|工程|项目)(?:所在地|住所地|地)[^，。；]{0,8}法院/.exec(
      text,
    );
  return where?.[1] === undefined ? null : `${where[1]}所在地法院`;
}

function namedCourtOf({ text }: Statement): string | null {
  if (!/诉讼|起诉|管辖/.test(text) || elsewhereToo.test(text)) return null;
  const named = text.match(/[\u4e00-\u9fff]{2,6}?[市区县州][\u4e00-\u9fff]{0,8}?人民法院/g) ?? [];
  return named.length === 1 ? (named[0]?.replace(/^.*(?:所在地|住所地|位于|向|由|的)/, '') ?? null) : null;
}

/** The first and the last day of a term. */
function termOf(statement: Statement, { dates }: Contract, noun: string): string | null {
  const { text, label } = statement;
  if (!(label === '' ? text : label).includes(noun) || !/至|到|止/.test(text)) return null;
  const [from, to, another] = factsWithin(dates, statement);
  if (from?.iso == null || to?.iso == null || another !== undefined) return null;
  return /免租|续|试用|第[一二三四五\d]+年|装修|变更|原/.test(text) ? null : `${from.iso}至${to.iso}`;
}

function tribunalOf({ text }: Statement): string | null {
  if (elsewhereToo.test(text)) return null;
  const named = /(?:提交|提请|向|由)(?:至|给)?([\u4e00-\u9fff]{2,14}仲裁(?:委员会|院|中心))/.exec(text)?.[1];
  return named?.replace(/^(?:位于|设在|双方|至)/, '') ?? null;
}

const notice =
  /提前([一二三四五六七八九十\d]{1,4})(个工作日|日|天|个月)(?:以上)?[^，。；]{0,8}通知[^。；]{0,16}(?:解除|终止|退租)(?:本?合同|本?协议|租赁|$)?/;

function noticeOf({ text }: Statement): string | null {
  if (/试用期|额外支付|续|违约|自动|经济补偿|不可抗力|裁|情形/.test(text)) return null;
  const [, count, unit] = notice.exec(text) ?? [];
  return count === undefined || unit === undefined
    ? null
    : `${readNumber(count) ?? count}${unit.replace('天', '日')}`;
}

/** Each party's right to end the contract has its own period. */
function noticeScope({ text }: Statement, { parties }: Contract): string | null {
  const labels = [
    '任何一方',
    '任一方',
    '双方',
    ...parties.flatMap(({ label, aliases }) => [label, ...aliases]),
  ];
  const [first] = labels
    .map((label) => ({ label, at: text.indexOf(label) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return first?.label ?? '任何一方';
}
