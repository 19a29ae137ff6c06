/** When payment is due, and who decides about it. */
import { type Contract, type ContractType, factsWithin, sentencesOf, totalPrice } from '@wenjian/contract';
import { hitOrPassed, levels, placeFor, sentenceRule } from '../../checks/build-rule.ts';
import { sharesIn } from '../../checks/find-figures.ts';
import { monthsOf, percentText, someLastLonger } from '../../checks/find-numbers.ts';
import { findSentences, says } from '../../checks/find-sentences.ts';
import { civilCode, smallBusinessPayments } from '../../checks/laws.ts';
import { payersWill } from '../../checks/words.ts';
import type { Finding, Rule, RuleOutcome } from '../../rule.ts';
import { allTypesBut } from '../commercial-types.ts';

const money: readonly ContractType[] = allTypesBut('confidentiality', 'guarantee', 'labour');
const prepaid: readonly ContractType[] = allTypesBut(
  'confidentiality',
  'guarantee',
  'labour',
  'lease',
  'loan',
  'cooperation',
);

const MAX_PAYMENT_DAYS = 90;
const MAX_PREPAYMENT = 0.5;

export const pricePaymentRules: readonly Rule[] = [
  {
    id: 'price.payment-date-missing',
    title: '付款没有时间',
    family: 'price',
    types: money,
    levels: levels('L/M/M'),
    examines: '价款、租金或者报酬是否约定支付时间',
    reason: '付款时间没有约定或者只写“尽快”“另行协商”，收款一方难以主张逾期，回款没有保障。',
    basis: [
      civilCode('第六百二十八条', '买受人应当按照约定的时间付款；没有约定的，应当在收到标的物的同时支付。'),
      civilCode('第五百一十一条', '履行期限不明确的，债权人可以随时请求履行，但是应当给对方必要的准备时间。'),
    ],
    suggestion: {
      payer: '{payer}应在{performer}履行完毕并提交合格发票后【30】日内支付相应价款。',
      performer: '{payer}应在{performer}履行完毕之日起【10】个工作日内支付相应价款。',
      neutral: '{payer}应在{performer}履行完毕并提交合格发票后【15】个工作日内支付相应价款。',
    },
    check: checkPaymentDate,
  },
  sentenceRule({
    id: 'price.payment-depends-on-other',
    title: '付款取决于对方单方行为',
    family: 'price',
    types: money,
    levels: levels('-/H/M'),
    examines: '付款是否以付款方内部审批、满意或者资金情况为前提而没有期限',
    reason:
      '付款以付款方的内部审批、满意程度或者资金情况为前提，且没有完成的期限，收款方何时能收到款项由对方决定。',
    basis: [
      smallBusinessPayments('第十四条', '不得以履行内部付款流程等为由，拒绝或者迟延支付中小企业款项。'),
      civilCode('第一百五十九条', '当事人为自己的利益不正当地阻止条件成就的，视为条件已经成就。'),
    ],
    suggestion: {
      payer:
        '{payer}应在收到合格发票后【10】个工作日内完成审核，审核通过后【10】个工作日内支付；不予通过的，应在该期限内书面说明理由。',
      performer:
        '{payer}应在收到发票之日起【10】个工作日内支付相应价款，内部审批不影响付款期限；逾期未提出书面异议的，视为认可。',
      neutral: '{payer}应在收到合格发票后【10】个工作日内审核并支付；逾期未提出书面异议的，视为审核通过。',
    },
    ways: [
      [
        payersWill,
        /付款|支付|结清|付清|尾款|货款|运费|工程款|服务费|款/,
        /顺延|往后|推迟|再付|后(?:方|才|再)?(?:支付|付)|方(?:可|予)?支付|须经|待|视|时|由|暂缓|延后/,
      ],
    ],
    pattern:
      /(?:满意|内部[^，。；]{0,10}(?:审批|流程|审核|审计|程序|手续|请款)|(?:审批|请款|付款|财务|报销)(?:流程|手续|程序)(?![：:])|(?:财务|资金|排款)安排|(?:视|按|依|据|待|由)[^，。；]{0,10}付款安排|公司审批|签批|(?:领导|负责人|总经理|董事长|主管)[^，。；]{0,8}(?:签字|批准|同意|审批|签批)|资金(?:到位|充裕|宽裕|情况|安排|状况|许可|允许|回笼)|(?:上级|主管)[^，。；]{0,6}(?:拨款|批准|批复)|审批(?:通过|完成|完毕|结束|同意)?(?:之?后|以后))[^。；]{0,40}(?:支付|付款|付清|结算|结清|拨付|划付|发放|付给|付)|(?:支付|付款|结算|拨付)(?:的)?(?:时间|期限|日期|进度)[^。；]{0,16}(?:由(?:甲方|买方|委托方|发包方|采购方)|视|以(?:甲方|买方|委托方|发包方)|取决于|根据甲方)|(?:认为[^，。；]{0,14}(?:合适|适当|方便|必要|可以|合格|达到|满足|完成|良好)|方便|确认满意)[^，。；]{0,4}(?:时|的时候|后)?[^。；]{0,20}(?:支付|付款|付清|结算)/,
    unless:
      /已(?:经)?(?:完成|提供|履行)(?:的)?(?:工作|服务|部分|成果)|未获[^，。；]{0,12}(?:批准|许可)|视为(?:通过|认可|合格|同意)|最迟|最长不超过|不得(?:以|因)|不影响付款|[日天]内(?:完成)?(?:审批|审核|审计|答复)|业主|建设单位[^，。；]{0,6}(?:支付|付款)|(?:提交|提供)[^，。；]{0,8}审批表|保证有权|资金来源|已(?:经)?(?:履行|完成|取得)[^，。；]{0,6}内部|不作为[^，。；]{0,10}依据/,
  }),
  {
    id: 'price.payment-term-long',
    title: '付款期限过长',
    family: 'price',
    types: [
      'sale',
      'service',
      'construction',
      'procurementFramework',
      'workContract',
      'technologyService',
      'transport',
    ],
    levels: levels('-/M/L'),
    examines: '付款期限是否不超过约定天数（默认九十日）',
    reason:
      '付款期限过长，收款方长期垫资，回款风险上升；机关、事业单位和大型企业向中小企业付款还有法定的期限。',
    basis: [
      smallBusinessPayments(
        '第九条',
        '机关、事业单位应当自交付之日起30日内付款，合同另有约定的最长不得超过60日；大型企业应当自交付之日起60日内付款，另有约定的应当合理并及时支付。',
      ),
    ],
    suggestion: '{payer}应自收到货物（或者服务）并收到合格发票之日起【60】日内支付价款。',
    thresholds: { maxDays: MAX_PAYMENT_DAYS },
    excuses: (contract, sentence, { maxDays = MAX_PAYMENT_DAYS }) =>
      !someLastLonger(contract, sentence, maxDays),
    check: checkPaymentTerm,
  },
  {
    id: 'price.prepay-high',
    title: '预付款比例偏高且无担保',
    family: 'price',
    types: prepaid,
    levels: levels('M/-/M'),
    examines: '签约时超过价款一半的预付款是否有保函等担保',
    reason: '履行前已经付出大部分价款而没有保函或者其他担保，对方违约时款项难以追回。',
    basis: [
      civilCode('第五百二十七条', '应当先履行债务的当事人，有确切证据证明对方丧失履约能力的，可以中止履行。'),
    ],
    suggestion: {
      payer:
        '{payer}在收到{performer}提供的等额银行预付款保函后【5】个工作日内支付合同总价的【30】%作为预付款，其余款项按交付和验收进度支付。',
      performer:
        '{payer}支付合同总价的【50】%作为预付款，{performer}应在收款后【5】个工作日内开具收据并开始履行。',
      neutral: '预付款不超过合同总价的【30】%，{performer}应同时提供等额的预付款担保。',
    },
    thresholds: { maxShare: MAX_PREPAYMENT },
    excuses: (contract, { text }, { maxShare = MAX_PREPAYMENT }) =>
      says(contract, prepaymentSecured) || !sharesIn(text).some((share) => share > maxShare && share < 1),
    check: checkPrepayment,
  },
  sentenceRule({
    id: 'price.full-prepay',
    title: '履行前一次付清全款',
    family: 'price',
    types: prepaid,
    levels: levels('H/-/M'),
    examines: '是否要求在交付或者履行之前付清全部价款',
    reason: '全部价款在履行之前付清，付款方不再有尾款可以制约对方，质量、逾期等问题的损失难以弥补。',
    basis: [
      civilCode(
        '第五百二十六条',
        '先履行一方未履行的，后履行一方有权拒绝其履行请求；全款先付将使付款方失去这一抗辩。',
      ),
    ],
    suggestion: {
      payer:
        '{payer}应在合同签订后【5】个工作日内支付合同总价的【30】%，交付并验收合格后【10】个工作日内支付【65】%，质保期满后支付【5】%。',
      performer:
        '{payer}应在合同签订后【5】个工作日内支付合同总价的【50】%，余款在交付前付清；{performer}收款后出具等额收款凭证。',
      neutral: '价款按签约、交付、验收三个节点分期支付，各节点比例由双方协商确定。',
    },
    ways: [
      [
        /(?:一笔|一次性?|全部|全额|足额|全款)[^，。；]{0,10}(?:付清|缴足|付讫|缴清|交齐|付足|付完|缴付)|(?:付清|缴足|付讫|缴清|交齐|付足)[^，。；]{0,6}(?:全款|全部|全额)|付清全款/,
        /签约|签订|签署|生效|开通|发货|进场|开工|见款|款到|开始服务|交付|履行|安排/,
        /前|后(?:才|方|再|即|安排)?|内|当日|不缴足/,
      ],
    ],
    pattern:
      /(?:全部|全额|全款|100%|百分之百|整笔|所有)[^，。；]{0,16}(?:一次(?:性)?)?(?:付清|支付|付讫|汇入|付至|缴清|付给|交付|汇付|转入)|(?:一次(?:性)?)(?:付清|支付|付讫|缴清|付足|交清)[^，。；]{0,20}(?:全部|全额|全款|总价|价款|费用|款项|货款|股权转让款|转让款)?|(?:付清|付讫|缴清|支付|付足)[^，。；]{0,8}(?:全部|全额|全款|100%)|款到发货|先款后货|先付款后发货|收到(?:全部|全额|100%|全款)[^，。；]{0,10}(?:后|之后)[^，。；]{0,4}(?:方|才|再|始|安排|开始|组织)/,
    unless:
      /(?:验收|交付|到货|收货|完工|竣工|过户|登记|交房|交割|变更登记|安装完成|完成|结束|审核|结算|届满|期满|解除|终止)[^。；]{0,24}(?:之?后|之日|当日|同时|的)|逾期|违约|赔偿|质保|保修|(?<!不予|概不|不)(?:退还|返还)|租金|滞纳|押金|尾款|余款|剩余|余下|利息|罚|^[^，。；]{0,10}交[货付](?:时间|期限|日期)/,
    judge: ({ sentence, match }) =>
      /(?:签订|签署|签约|生效|订立|成立)[^。；]{0,24}|发货前|交付前|开工前|履行前|服务前|提供服务|开始前|启动|开通[^，。；]{0,6}前|见款后|(?:付清|付讫|缴足)[^，。；]{0,8}后[^，。；]{0,6}(?:才|方|再|安排)|款到发货|先款后货|先付款|收到(?:全部|全额|全款)/.test(
        sentence.text,
      ) && !/分期/.test(match[0])
        ? {}
        : null,
  }),
];

const paying = /支付|付款|付清|结清|缴纳|交纳|汇入|付给|归还|偿还|还款|结算|缴付/;
const whenPaid =
  /每[满隔][^，。；]{0,6}[日天月季年]|(?:支付|付款)日(?:期|分别)?[为是：]|(?:上述|前述|前款|约定|本条|上款|规定)的?(?:付款|支付)?(?:期限|时间|日期)(?:之?内|前)?|[\d一二三四五六七八九十百两]+个?(?:工作|自然|日历)?(?:日|天|月|周|年|小时)(?:之?内|以内|前|之前)|每(?:个)?(?:月|季|年|半年|周|期)[^。；]{0,24}(?:[日前号初末底]|内)|\d+月\d+日|(?:签订|签署|生效|交付|验收|到货|收到|收货|竣工|上线|过户|交割|登记|提货|发货|装货|卸货|完成)[^。；]{0,24}(?:时|当日|同时|之日|当天)|届满|期满|到期|按(?:月|季|年|半年)|月付|季付|年付|月结|(?:货到|到货|签约|交货|提货)[^，。；]{0,4}(?:当日|当天|时|即)|货到付款|款到发货|先付后|次月|当月|月底|(?:之前|以前|日前|前)(?:把[^，。；]{1,12})?(?:一次)?(?:支付|付清|付款|缴纳|交纳|归还|偿还)|\d{4}年|(?:发货|交付|开工|进场|履行|启动)前/;
const vaguePayment =
  /(?:尽快|适时|适当时(?:候|间|机)?|合适(?:的)?时|方便时|有钱(?:时|后)|宽裕|择期|日后|以后(?!每)|条件(?:成熟|允许|具备)[时后]?|视[^，。；]{0,10}(?:情况|而定))[^。；]{0,16}(?:支付|付款|付清|结清|付给|结算|归还|偿还)|(?:支付|付款|结清|结算|还款|归还|付清)(?:的)?(?:时间|期限|日期|进度)?[^，。；]{0,10}(?:另行(?:协商|通知|约定|商定)|待定|届时(?:协商|再)|双方(?:另行|届时|再)?(?:协商|商定)|再行协商|视[^，。；]{0,10}而定|不作(?:限定|约定))|(?:支付|付款|付清)[^，。；]{0,6}(?:时间|日期|期限)[^，。；]{0,6}(?:协商|商定|另定)/;

function checkPaymentDate(contract: Contract): RuleOutcome {
  const vague = findSentences(
    contract,
    vaguePayment,
    /超出|额外|另行支付|违约|赔偿|[日天]内|增加|变更|退还|返还|不支付|解除/,
  );
  if (vague.length > 0) return hitOrPassed(vague.map(({ sentence }) => ({ span: sentence })));
  const payments = sentencesOf(contract).filter(
    ({ text }) =>
      /[，。；]/.test(text) &&
      paying.test(text) &&
      !/违约金|赔偿|滞纳|逾期|返还|退还|律师|诉讼费|税务|社会保险|[没未]付清|抵扣|抵销|先行留存/.test(text),
  );
  const [first] = payments;
  if (first === undefined) {
    return contract.amounts.length === 0
      ? { kind: 'notApplicable' }
      : { kind: 'missing', after: placeFor(contract, /价|款|费|租金|报酬/) };
  }
  const undated = payments.filter(
    ({ text }) =>
      text.split('，').some((part) => afterSomething.test(part) && !whenPaid.test(part)) &&
      !dependsOnPayer.test(text),
  );
  if (undated.length > 0) return hitOrPassed(undated.map((sentence) => ({ span: sentence })));
  if (payments.some(({ text }) => whenPaid.test(text) || /附件|订单|进度/.test(text)) || isTabled(contract))
    return { kind: 'passed' };
  if (payments.some(({ text }) => dependsOnPayer.test(text))) return { kind: 'passed' };
  return { kind: 'hit', findings: [{ span: first }] };
}

/** 期次｜支付时间｜比例: a column of dates. */
function isTabled({ document }: Contract): boolean {
  return /[|｜][^|｜\n]{0,6}(?:支付|付款|缴费|缴款)(?:时间|日期|节点|期限|条件)[^|｜\n]{0,6}(?:[|｜]|\n|$)/.test(
    document.text,
  );
}

/** 剩余20%在委托事务办理后支付: names the event but not the deadline. */
const afterSomething =
  /^(?=.*(?:剩余|余款|尾款|余下|其余|\d%))(?=.*后(?:再|方|才|即)?(?:由[^，。；]{1,8})?(?:一次性)?(?:支付|付清|付款|结清))/;
/** Reported as a payment that depends on the other party's decision. */
const dependsOnPayer = /流程|审批|满意|内部|资金/;

const DAYS_OF_MONTH = 30;

function checkPaymentTerm(
  contract: Contract,
  { maxDays = MAX_PAYMENT_DAYS }: Readonly<Record<string, number>>,
): RuleOutcome {
  const findings: Finding[] = [];
  const late = /违约|质保|保修|缺陷责任|解除|返还|退还|保证金|押金|租金|滞纳|利息|保密|异议|催告/;
  for (const { sentence } of findSentences(contract, /支付|付款|付清|结算|结清|账期|付至/, late)) {
    for (const period of factsWithin(contract.periods, sentence)) {
      const after = contract.document.text.slice(period.end, period.end + 12);
      const before = contract.document.text.slice(sentence.start, period.start);
      const isTerm =
        // 18个月内未封顶的: a condition, not the time for payment.
        /^\s*(?:之?内(?!仍?未)|以内(?!仍?未)|后|（|期满|届满|的账期|账期|付款|支付)/.test(after) ||
        /账期[^，。；]{0,6}$|付款期(?:限)?[^，。；]{0,6}$/.test(before);
      const days = monthsOf(period) * DAYS_OF_MONTH;
      if (!isTerm || Math.round(days) <= maxDays || /服务期|合作期|有效期/.test(before.slice(-10))) continue;
      findings.push({ span: sentence, detail: `约定的付款期限约为${Math.round(days)}日，超过${maxDays}日` });
      break;
    }
  }
  return hitOrPassed(findings);
}

const prepaymentSecured = /保函|预付款(?:担保|保证)|履约(?:担保|保证金)/;

function checkPrepayment(
  contract: Contract,
  { maxShare = MAX_PREPAYMENT }: Readonly<Record<string, number>>,
): RuleOutcome {
  if (says(contract, prepaymentSecured)) return { kind: 'passed' };
  const total = totalPrice(contract)?.fen ?? null;
  const findings: Finding[] = [];
  const before =
    /预付|首付|首期|首笔|先行?付|备料款|(?:签订|签署|签约|生效|订立)[^。；]{0,30}(?:支付|付|汇)|(?:发货|开工|进场|启动|投产|备货)前[^。；]{0,16}(?:支付|付)/;
  for (const { sentence } of findSentences(
    contract,
    before,
    /违约|逾期|解除|赔偿|^[^，。；]{0,12}(?:验收|到货|交付|竣工|收货)(?:合格)?[^，。；]{0,8}后|过户|登记|返还|退还|促成|(?:租赁|买卖|销售|贷款|主|标的)合同(?:签订|生效)/,
  )) {
    const share = factsWithin(contract.percentages, sentence).find(
      ({ value, per, start }) =>
        per === null &&
        value > maxShare &&
        value < 1 &&
        !afterPerformance.test(contract.document.text.slice(sentence.start, start)),
    );
    const sum = factsWithin(contract.amounts, sentence).find(
      ({ fen, start }) =>
        fen !== null &&
        total !== null &&
        fen > total * maxShare &&
        fen < total &&
        !paidLater.test(contract.document.text.slice(sentence.start, start)),
    );
    const part = share?.value ?? (sum?.fen != null && total !== null ? sum.fen / total : null);
    if (part !== null)
      findings.push({ span: sentence, detail: `履行前支付的价款为${percentText(Number(part.toFixed(4)))}` });
  }
  return hitOrPassed(findings.length > 0 ? findings : paidInPiecesBefore(contract, maxShare));
}

/** 首付款…，余款195万元以贷款支付: the rest is paid later. */
const paidLater = /(?:余款|余额|剩余|其余|尾款|贷款|按揭)[^，。；]{0,12}$/;

/** 签约后付30%，货到验收合格后付60%: the second part is paid for what was done. */
const afterPerformance =
  /已完(?:成|工)?[^，。；]{0,12}(?:价款|工程款|产值)?的?$|(?:验收|验完|到货|货到|交付|完成|评审|上线|竣工|收货|合格|通过)[^，。；]{0,10}(?:后|时|付|之日)[^。；]{0,20}$/;

/** 签约时付三成，五日内再付五成: no single part is high, but the total at signing is. */
function paidInPiecesBefore(contract: Contract, maxShare: number): Finding[] {
  let paid = 0;
  for (const { sentence } of findSentences(
    contract,
    /(?:签订|签署|签约|生效|订立)(?:[^。；]{0,6}[日天](?:之?内)?|[^。；]{0,4}(?:时|当日|当天|后|之日))[^。；]{0,24}(?:支付|付|汇|交)/,
    /违约|逾期|解除|赔偿|返还|退还|验收|到货|促成|进度款|已完|(?:租赁|买卖|销售|贷款)合同(?:签订|生效)/,
  )) {
    const [first] = factsWithin(contract.percentages, sentence).filter(({ per }) => per === null);
    paid += first?.value ?? 0;
    if (first !== undefined && paid > maxShare && paid < 1)
      return [{ span: sentence, detail: `签约前后支付的价款合计为${percentText(Number(paid.toFixed(4)))}` }];
  }
  return [];
}
