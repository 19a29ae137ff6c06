/** Rent, wages and interest. */
import { type Contract, factsWithin, readNumber, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, missingClause, sentenceRule } from '../../checks/build-rule.ts';
import { daysIn } from '../../checks/find-figures.ts';
import { findSentences } from '../../checks/find-sentences.ts';
import { civilCode, labourContractLaw, labourLaw, privateLendingInterpretation } from '../../checks/laws.ts';
import type { Finding, Rule, RuleOutcome } from '../../rule.ts';
import { wagePaymentRules } from '../commercial-laws.ts';

const purpose =
  /借款(?:的)?(?:实际)?用途|(?<!规划|房屋|设计|土地|登记|批准)用途(?!为(?:住宅|商业|工业|办公|居住))|(?:借款|款项|资金|本金|该款|此款|所借|上述)[^。；]{0,24}(?:用于|用作|用来|用以)|(?:用于|用来|作为)[^。；]{0,16}(?:周转|经营|采购|购买|装修|购房|生产|进货|投资|治病)|资金周转|因(?:采购|购买|支付|装修|进货|扩大|经营|治病|购房|生产|收购|周转)[^，。；]{0,20}，?向/;

const MAX_DEPOSIT_MONTHS = 3;
/** A monthly rent is often rounded: three times it may be a few yuan less than the deposit. */
const ROUNDED = 1.01;
const DAYS_OF_MONTH = 30.5;

export const priceSpecialRules: readonly Rule[] = [
  {
    id: 'price.deposit-over-three-months',
    title: '租赁押金超过三个月租金',
    family: 'price',
    types: ['lease'],
    levels: levels('M/-/L'),
    examines: '押金是否在三个月租金以内',
    reason: '押金明显高于通常的一至三个月租金，占用承租方资金，出租方失去清偿能力时难以收回。',
    basis: [civilCode('第六条', '民事主体从事民事活动应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion: '押金为【两】个月租金，租赁终止并结清费用之日起【10】日内无息返还。',
    thresholds: { maxMonths: MAX_DEPOSIT_MONTHS },
    excuses: (_, { text }, { maxMonths = MAX_DEPOSIT_MONTHS }) =>
      !daysIn(text).some((days) => days > maxMonths * DAYS_OF_MONTH),
    check: checkLeaseDeposit,
  },
  sentenceRule({
    id: 'price.rent-increase-open',
    title: '租金可以单方或无上限上调',
    family: 'price',
    types: ['lease'],
    levels: levels('H/-/M'),
    examines: '租金是否可以由出租方单方调整或者随行情调整而没有上限',
    reason: '租金可以由出租方单方核定或者随行情调整而没有上限，承租方的长期成本无法预计。',
    basis: [civilCode('第五百四十三条', '当事人协商一致，可以变更合同。')],
    suggestion: {
      payer:
        '租赁期内租金固定不变；自第【三】年起每年上调幅度不超过上一年租金的【3】%，除此之外{performer}不得单方调整租金。',
      performer: '自第【二】个租赁年度起，租金每年在上一年基础上递增【5】%；其他调整由双方书面约定。',
      neutral: '自第【二】个租赁年度起，租金每年递增【3】%；其他调整须经双方书面同意。',
    },
    ways: [
      [
        /随行就市|随市|市价|市面|行情|重新核定|议加|由(?:甲方|出租[方人])[^，。；]{0,10}(?:定|调|加|核)|幅度由/,
        /租金|房租/,
        /逐年|每年|次年|第[二三]年|有权|可以?|随|调|涨/,
      ],
    ],
    pattern:
      /(?:有权|可以?|得|随时|自行|单方)[^。；]{0,40}(?:调整|上调|提高|增加|核定|重新确定|重新核定|变更|涨)[^。；]{0,10}(?:月|年)?(?:租金|房租|租赁费)|(?:租金|房租|租赁费)[^。；]{0,40}(?:(?:有权|可以?|随时|自行|单方)[^。；]{0,20}(?:调整|上调|提高|核定|确定|涨)|(?:随|按|根据|参照|视|依)[^。；]{0,16}(?:市场|行情|周边|物价|通胀|商圈)[^。；]{0,20}(?:调整|上调|浮动|上浮|变动|核定|确定|增长))|(?:租金|房租)(?:标准|数额|金额)?[^。；]{0,10}由(?:甲方|出租[方人])[^。；]{0,16}(?:制定|确定|核定|决定|调整|公布)|以(?:甲方|出租[方人])[^，。；]{0,14}(?:通知|公布|核定|函)[^，。；]{0,8}(?:租金|标准)?为准|(?:市场|行情|周边|商圈)[^。；]{0,24}(?:调整|上调|重新核定|重新确定|上浮)[^。；]{0,8}租金/,
    unless:
      /不超过|上限|最高|封顶|协商一致|双方(?:协商|书面|另行|共同)|书面同意|\d%|幅度为|调整为(?:每月)?(?:人民币)?\d|(?:保证金|押金)不(?:予|再|作)|账户|收款|不得(?!拒绝|异议|有异议|反对)/,
  }),
  sentenceRule({
    id: 'price.wage-below-due',
    title: '工资不按月发放或附条件',
    family: 'price',
    types: ['labour'],
    levels: levels('M/H/H'),
    examines: '工资是否至少每月支付一次且不附回款等条件',
    reason: '工资应当按月足额支付，约定按季度、年底或者项目回款后发放，把经营风险转给劳动者，属于违法约定。',
    basis: [
      labourLaw('第五十条', '工资应当以货币形式按月支付给劳动者本人，不得克扣或者无故拖欠。'),
      wagePaymentRules('第七条', '工资至少每月支付一次，必须在约定的日期支付。'),
      labourContractLaw('第三十条', '用人单位应当及时足额支付劳动报酬。'),
    ],
    suggestion:
      '{payer}应于每月【10】日前以货币形式足额支付{performer}上月工资；遇节假日或者休息日的，提前至最近的工作日支付。',
    evenNegated: true,
    pattern:
      /^(?=.*(?:工资|薪|报酬|劳务费))(?=.*(?:回款|回笼|收回|到账|款项到位|资金(?:到位|情况|宽裕|状况|周转|紧张)|经营(?:情况|状况|好转)|盈利|效益|累计至|攒|年底|年终|按季|每季|季度末|半年|隔月|每[两二三四六]个?月|[两二三四六]个月(?:发|支付|结)|延后|推迟|缓|项目(?:结束|完工|结算|竣工)|工程(?:结束|完工|结算)))(?=.*(?:发放|支付|结算|结清|补发|发给|补付|一次发|再发|再付|缓发|发放|发工资|发薪))/,
    unless:
      /绩效|奖金|提成|分红|年终奖|双薪|不得|无论|加班|调整|调薪|竞业|经济补偿|社会保险|足额支付|解除|不因[^，。；]{0,16}(?:延|推迟|缓|拖)/,
  }),
  missingClause({
    id: 'price.interest-missing',
    title: '借款未约定利息',
    family: 'price',
    types: ['loan'],
    levels: levels('-/M/L'),
    examines: '借款合同是否约定利息',
    reason: '没有约定利息的，视为没有利息，出借方不能请求借期内利息。',
    basis: [
      civilCode('第六百八十条', '借款合同对支付利息没有约定的，视为没有利息。'),
      privateLendingInterpretation('第二十四条', '借贷双方没有约定利息的，出借人主张利息不予支持。'),
    ],
    suggestion: {
      payer: '本借款为无息借款，{payer}仅需按期归还本金。',
      performer:
        '借款年利率为【】%（单利），自实际放款之日起计算，按【月】付息，到期还本；年利率不超过合同成立时一年期贷款市场报价利率的四倍。',
      neutral: '借款年利率为【】%，自实际放款之日起计算；双方约定无息的，应当明确写明。',
    },
    present: (contract) =>
      findSentences(
        contract,
        /(?:借款|年|月|日)利率|年息|月息|年化|无息|免息|不计利?息|不收取?利息|没有利息|不要利息|零利率|利息(?:按|为|以|标准)|付息|计息|分利/,
        /逾期|违约|迟延|提前(?:还款|归还|偿还)|展期/,
      ).length > 0,
    after: /借款|金额|期限|用途/,
  }),
  {
    id: 'price.interest-ambiguous',
    title: '利率单位不明',
    family: 'price',
    types: ['loan'],
    levels: levels('M/M/M'),
    examines: '利率是否写明按年、按月还是按日',
    reason: '利率没有写明按年、按月还是按日，或者使用“几分利”的说法，同一数字可以有相差十几倍的解释。',
    basis: [
      civilCode(
        '第六百八十条',
        '利息约定不明确又不能达成补充协议的，按照当地交易方式、交易习惯等确定；自然人之间借款的视为没有利息。',
      ),
    ],
    suggestion: '借款年利率为【】%（以365日为一年，按实际天数计息）。',
    check: checkInterestUnit,
  },
  missingClause({
    id: 'price.usage-of-loan-missing',
    title: '未约定借款用途',
    family: 'price',
    types: ['loan'],
    levels: levels('L/L/L'),
    examines: '是否约定借款用途',
    reason: '用途没有约定，出借方难以监督资金去向，也难以用途不符为由提前收回借款。',
    basis: [
      civilCode(
        '第六百七十三条',
        '借款人未按照约定的用途使用借款的，贷款人可以停止发放、提前收回借款或者解除合同。',
      ),
    ],
    suggestion: '本借款仅用于【】，{payer}不得挪作他用；未按用途使用的，{performer}有权提前收回借款。',
    present: (contract) => findSentences(contract, purpose, /未按|改变|挪作|挪用/).length > 0,
    after: /借款|金额/,
  }),
];

function checkLeaseDeposit(
  contract: Contract,
  { maxMonths = MAX_DEPOSIT_MONTHS }: Readonly<Record<string, number>>,
): RuleOutcome {
  const rent = monthlyRent(contract);
  const findings: Finding[] = [];
  for (const { sentence } of findSentences(
    contract,
    /押金|保证金|押[四五六七八九十\d]+付/,
    /违约金|没收|不予退/,
  )) {
    const months = factsWithin(contract.periods, sentence).find(
      ({ unit, end }) =>
        unit === 'month' &&
        /^\s*(?:的)?(?:月)?(?:租金|房租|租赁费)/.test(contract.document.text.slice(end, end + 8)),
    );
    const deposit = factsWithin(contract.amounts, sentence).find(
      ({ fen, label, isUppercase }) =>
        fen !== null && !isUppercase && (label === null || /押金|保证金/.test(label)),
    );
    const pledged = readNumber(/押([四五六七八九十]|\d{1,2})付/.exec(sentence.text)?.[1] ?? '');
    const times =
      pledged ?? months?.count ?? (deposit?.fen != null && rent !== null ? deposit.fen / rent : 0);
    if (times > maxMonths * ROUNDED)
      findings.push({ span: sentence, detail: `押金相当于${Number(times.toFixed(1))}个月租金` });
  }
  return hitOrPassed(findings);
}

function monthlyRent(contract: Contract): number | null {
  for (const { sentence } of findSentences(
    contract,
    /月租金|每月[^，。；]{0,10}(?:租金|元)|租金[^，。；]{0,12}(?:每月|\/月|元\/月)/,
    // A rent for each square metre is not the rent.
    /平方米|㎡|平米|物业|管理费|停车/,
  )) {
    // 每台每月2,400元: the rent of one thing of several.
    const rent = factsWithin(contract.amounts, sentence).find(
      ({ fen, isUppercase, start }) =>
        fen !== null &&
        !isUppercase &&
        !/每(?:台|辆|间|套|个(?!月)|件|组|层|亩|架|部|块|只)[^，。；]{0,10}$/.test(
          contract.document.text.slice(sentence.start, start),
        ),
    );
    if (rent?.fen != null) return rent.fen;
  }
  return null;
}

function checkInterestUnit(contract: Contract): RuleOutcome {
  const findings: Finding[] = [];
  for (const sentence of sentencesOf(contract)) {
    const { text } = sentence;
    if (!/利息|利率|计息/.test(text) || /违约金|LPR|贷款市场报价利率/.test(text)) continue;
    if (
      /(?:利息|利率|计息|按)[^，。；]{0,8}[\d.一二三四五六七八九十两]+分(?!之)(?:利|息|计)?/.test(text) &&
      !/(?:月|年)(?:利率|息|利)/.test(text)
    ) {
      findings.push({ span: sentence });
      continue;
    }
    const rate = factsWithin(contract.percentages, sentence).find(({ per }) => per === null);
    const isBare =
      rate !== undefined &&
      /(?:利率|利息|计息)[^，。；年月日]{0,14}$/.test(beforeOf(contract, sentence.start, rate.start));
    const isNamedAfter =
      rate !== undefined &&
      /^(?:另|计|计算|算|收|支付|的){0,4}利息/.test(contract.document.text.slice(rate.end, rate.end + 8));
    const isTimed = /年利|月利|日利|年化|年息|月息|日息|每年|每月|每日|按年|按月|按日|\/年|\/月/.test(text);
    if ((isBare || isNamedAfter) && !isTimed) findings.push({ span: sentence });
  }
  return hitOrPassed(findings);
}

function beforeOf(contract: Contract, start: number, end: number): string {
  return contract.document.text.slice(start, end).replace(/\s/g, '');
}
