/** Validity of agreements about money: deposit, penalty, interest. */
import {
  type Contract,
  factsWithin,
  type Percentage,
  type Sentence,
  sentencesOf,
  totalPrice,
  wordsAfter,
  wordsBefore,
} from '@wenjian/contract';
import { largestOf, type Span } from '@wenjian/document';
import { hitOrPassed, levels, notApplicable, sentenceRule } from '../../checks/build-rule.ts';
import { sharesIn } from '../../checks/find-figures.ts';
import { percentText, sentencesWith, shareEdit, yearlyRate } from '../../checks/find-numbers.ts';
import { isCapped, isOfSmallFee } from '../../checks/find-penalty.ts';
import { says } from '../../checks/find-sentences.ts';
import { bearerAt, levelsAgainst } from '../../checks/find-side.ts';
import { civilCode, contractInterpretation, privateLendingInterpretation } from '../../checks/laws.ts';
import { sumEdit } from '../../checks/sum-edit.ts';
import { fined, late, wording } from '../../checks/words.ts';
import type { Finding, Rule } from '../../rule.ts';
import { interest } from '../by-kind/finance/finance.words.ts';
import {
  interestLimit,
  MAX_INTEREST,
  spokenRatesIn,
  yearlyRatesIn,
} from '../by-kind/finance/finance-rates.ts';

const MAX_DEPOSIT = 0.2;
const PENALTY_A_DAY = 0.003;
const PENALTY_AT_ONCE = 0.3;

export const validityMoneyRules: readonly Rule[] = [
  {
    id: 'validity.deposit-over-limit',
    title: '定金超过主合同标的额的百分之二十',
    family: 'validity',
    types: 'all',
    levels: levels('M/H/H'),
    examines: '定金的比例或数额是否不超过合同标的额的 20%',
    reason: '定金超过主合同标的额百分之二十的部分不产生定金的效力，违约时该部分不能适用定金罚则。',
    basis: [
      civilCode(
        '第五百八十六条',
        '定金数额由双方约定，但不得超过主合同标的额的百分之二十，超出部分没有定金效力。',
      ),
    ],
    suggestion:
      '{payer}应于本合同签订后五个工作日内向{performer}支付定金，定金数额为合同总价的百分之二十；超出部分作为预付款处理。',
    thresholds: { share: MAX_DEPOSIT },
    excuses: (_, { text }, { share = MAX_DEPOSIT }) => !sharesIn(text).some((said) => said > share),
    check(contract, { share = MAX_DEPOSIT }) {
      // There is one deposit: when its sum is named, percentages elsewhere mean the same deposit.
      const sums = depositAmounts(contract, share);
      const named = sums.length > 0 ? sums : depositShares(contract, share);
      return hitOrPassed(named.length > 0 ? named : depositInstalments(contract, share));
    },
  },
  sentenceRule({
    id: 'validity.earnest-and-penalty-both',
    title: '定金罚则与违约金并用',
    family: 'validity',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否约定违约时同时适用定金罚则和违约金',
    reason: '既约定定金又约定违约金的，守约方只能选择其一，同时主张得不到支持。',
    basis: [civilCode('第五百八十八条', '同时约定违约金和定金的，一方违约时对方只能选择适用其中之一。')],
    suggestion:
      '一方违约的，守约方可以选择适用定金罚则或者违约金条款；定金不足以弥补损失的，可以请求赔偿超过定金数额的损失。',
    ways: [
      [
        /定金/,
        /违约金|赔偿金/,
        /同时适用|可并用|互不影响|不影响[^，。；]{0,8}(?:主张|追究)|除[^，。；]{0,24}外，?[^。；]{0,12}(?:还|另|并|仍)|一并|照付|双管齐下/,
      ],
    ],
    pattern:
      /既[^。；]{0,14}定金[^。；]{0,10}(?:也|又|还)[^。；]{0,20}违约金|(?:定金|双倍返还)[^。；]{0,40}(?:并|同时|另|且|还|以及|外|仍|照付|一并|均)[^。；]{0,25}违约金|违约金[^。；]{0,40}(?:同时|并|且|还|另|外|仍|一并)[^。；]{0,30}(?:定金(?!不足)|双倍返还)|(?:同时|一并|合并|并用|分别)[^。；]{0,16}(?:定金[^。；]{0,12}违约金|违约金[^。；]{0,12}定金)|定金[^。；]{0,20}违约金[^。；]{0,8}(?:照付|并行|一并|合并|可并)/,
    unless:
      /择一|选择适用|可以?选择|任选|二选一|不得同时|不能同时|不得并|不同时|不并用|不再支付违约金|之中选择|(?:冲抵|抵作|充抵|抵扣|转为|不计入|不属于)[^。]{0,10}违约金/,
  }),
  {
    id: 'validity.penalty-excessive-rate',
    title: '违约金标准明显过高',
    family: 'validity',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '逾期违约金是否不超过每日千分之三，一次性违约金是否不超过合同总价的 30%',
    reason:
      '违约金超过实际损失百分之三十的，一般会被认定过分高于损失，法院或者仲裁机构可以应请求调减；标准过高也使责任难以预估。',
    basis: [
      civilCode('第五百八十五条', '违约金过分高于造成的损失的，可以请求人民法院或者仲裁机构适当减少。'),
      contractInterpretation('第六十五条', '违约金超过造成损失百分之三十的，一般认定为过分高于损失。'),
    ],
    suggestion:
      '逾期履行的，每逾期一日，违约方应按逾期部分金额的万分之五向守约方支付违约金，累计不超过合同总价的百分之十。',
    thresholds: { perDay: PENALTY_A_DAY, once: PENALTY_AT_ONCE },
    excuses: (_, { text }, { perDay = PENALTY_A_DAY, once = PENALTY_AT_ONCE }) =>
      isCapped(text) ||
      isOfSmallFee(text) ||
      !sharesIn(text).some((share) => share > (/[日天]|小时/.test(text) ? perDay : once)),
    check(contract, { perDay = PENALTY_A_DAY, once = PENALTY_AT_ONCE }) {
      return hitOrPassed(
        sentencesOf(contract).flatMap((sentence) => excessivePenalty(contract, sentence, perDay, once)),
      );
    },
  },
  {
    id: 'validity.interest-over-limit',
    title: '利率超过法定保护上限',
    family: 'validity',
    types: 'all',
    levels: levels('H/M/H'),
    examines:
      '借款利率、逾期利率折算为年利率后是否不超过一年期贷款市场报价利率的四倍（默认 13.8%，可在清单中调整）',
    reason: '民间借贷利率超过合同成立时一年期贷款市场报价利率四倍的部分不受保护，出借人无权主张。',
    basis: [
      civilCode('第六百八十条', '禁止高利放贷，借款利率不得违反国家有关规定。'),
      privateLendingInterpretation(
        '第二十五条',
        '约定利率超过合同成立时一年期贷款市场报价利率四倍的部分不予支持。',
      ),
      privateLendingInterpretation('第二十八条', '约定的逾期利率同样以一年期贷款市场报价利率四倍为限。'),
    ],
    suggestion:
      '借款年利率按本合同签订时全国银行间同业拆借中心公布的一年期贷款市场报价利率（LPR）计算；逾期利率及其他费用合计不超过该利率的四倍。',
    thresholds: { yearly: MAX_INTEREST },
    excuses: (_, { text }, { yearly = MAX_INTEREST }) =>
      ![
        ...sharesIn(text).map((share) => share * (/[日天]/.test(text) ? 360 : /月/.test(text) ? 12 : 1)),
        ...spokenRatesIn(text),
      ].some((rate) => rate > yearly),
    check(contract, { yearly = MAX_INTEREST }) {
      // 贷款市场报价利率 names a rate, no loan.
      if (contract.type.type !== 'loan' && !says(contract, /借款|贷款(?!市场报价)|出借|保理|融资租赁/))
        return notApplicable;
      const limit = yearly === MAX_INTEREST ? interestLimit(contract) : yearly;
      return hitOrPassed(
        sentencesOf(contract).flatMap((sentence) => excessiveInterest(contract, sentence, limit)),
      );
    },
  },
  sentenceRule({
    id: 'validity.interest-deducted-in-advance',
    title: '预先在本金中扣除利息',
    family: 'validity',
    types: ['loan', 'guarantee', 'sale', 'other'],
    levels: levels('H/M/H'),
    examines: '是否约定放款时预先扣除利息或者名为服务费、手续费的利息',
    reason: '利息不得预先从本金中扣除；预先扣除的，只能按实际出借数额返还本金、计算利息。',
    basis: [
      civilCode('第六百七十条', '借款利息不得预先在本金中扣除，预先扣除的按实际借款数额返还并计息。'),
      privateLendingInterpretation('第二十六条', '预先扣除利息的，以实际出借的金额认定为本金。'),
    ],
    suggestion: '{performer}应将借款本金足额支付至{payer}账户；利息自实际到账之日起计算。',
    ways: [
      [
        /(?:融资款|放款|给钱|出款|打款|划付|发放|出借|支付借款|借出|交付借款|拨付)[^。；]{0,10}(?:时|前|之?日|当日|当天)|首[期月季笔]|头[一二两三四五六\d]+个?(?:月|季|期)|第一(?:个月|期|季)|从[^，。；]{0,8}(?:本金|借款|款项)/,
        /利息|息|手续费|服务费|顾问费|咨询费|管理费/,
        /坐扣|扣[下除收留取减掉]|先?留[下存]|先收|抵掉|减去|少给/,
      ],
    ],
    pattern:
      /(?:减去|减除|抵减|扣掉)[^。；]{0,12}(?:利息|服务费|手续费)|(?:利息|服务费|手续费)[^。；]{0,12}(?:已?减|扣掉|坐扣)|放款前[^。；]{0,10}(?:收取|支付|缴纳)[^。；]{0,14}(?:利息|服务费|手续费)|(?:预先|提前|先行|预扣|一次性?|放款|发放|出借|交付|转账|支付借款|划款|汇款|打款|(?:从|在|于)(?:借款|出借|上述)?(?:本金|款项|金额|借款额?)(?:中|内))[^。；]{0,30}(?:扣除|扣收|扣下|扣取|扣划|扣减|预扣|留下|留存|抵扣|截留|扣留)[^。；]{0,20}|(?:利息|服务费|手续费|咨询费|砍头息)[^。；]{0,30}(?:预先|提前|先行|放款|发放|出借|转账|(?:从|在|于)[^。，]{0,8}(?:本金|款项|借款额?)中)[^。；]{0,14}(?:扣|收取|抵扣|留)|(?:首期|首月|首季|第一个?月|前\S{1,3}个月)(?:的)?利息[^。；]{0,25}[扣留]|扣除[^。，；]{0,12}利息(?:后|的余额)/,
    also: [/利息|服务费|手续费|咨询费|砍头息|息费|占用费|管理费|中介费/],
    unless:
      /(?:实际|到账)(?:借款|出借|收到|到账)?(?:数额|金额)[^，。；]{0,6}(?:返还|归还|计算|计息|为本金)|结息日|还款日|账户中?(?:扣收|划扣)|不得|不(?:预先|提前|在|从|于|会)|未(?:预先|提前|扣)|没有预先|并非|禁止/,
  }),
];

/** 万分之五, as most contracts have it. */
const USUAL_PENALTY_A_DAY = 0.0005;

const PENALTY = wording`违约金|滞纳金|赔偿金|罚金|罚款|计罚|${late}[^。；]{0,40}${fined}`;

/** 核定金额, 约定金额 are no deposits. */
const deposit = /(?<![核约确固审暂规指议认限设])定金(?!额)/;

function depositShares(contract: Contract, limit: number): Finding[] {
  return sentencesWith(contract, deposit, contract.percentages).flatMap(({ sentence, facts }) =>
    facts
      .filter((one) => one.per === null && one.value > limit && one.value <= 1 && isOfDeposit(contract, one))
      .filter(() => !/定金[^，。；]{0,16}(?:合计|之和|总和|累计)/.test(sentence.text))
      .slice(0, 1)
      .map((one) => ({
        span: sentence,
        detail: `约定的定金为${percentText(one.value)}`,
        edits: loweredDeposit(contract, sentence, one.value, limit),
      })),
  );
}

/** The share of the deposit and its sum, whichever the sentence names; nothing when one of them cannot be written in its own notation. */
function loweredDeposit(contract: Contract, sentence: Sentence, share: number, limit: number) {
  const total = totalPrice(contract)?.fen ?? 0;
  const isIn = ({ start, end }: Span) => start >= sentence.start && end <= sentence.end;
  const isAlike = (value: number) => Math.abs(value - share) < 1e-6;
  const sums = contract.amounts
    .filter((one) => isIn(one) && isAlike((one.fen ?? 0) / total))
    .map((one) => sumEdit(contract, one, mostDeposit(total, limit)));
  const shares = contract.percentages.filter((one) => isIn(one) && isAlike(one.value));
  const edits = [...sums, ...shares.map((one) => shareEdit(contract, one, limit))].filter(
    (edit) => edit !== null,
  );
  if (edits.length < sums.length + shares.length) return [];
  return edits.sort((one, other) => one.start - other.start);
}

/** In whole fen, so that a deposit of exactly the limit is not above it. */
function mostDeposit(total: number, limit: number): number {
  return Math.floor(total * limit + 1e-6);
}

const firstInstalment = /第(?:一|1)[期笔]|首(?:期|笔|付|批)|预付/;

/** 第一期款同时具有定金性质: the share of that instalment stands in the schedule. */
function depositInstalments(contract: Contract, limit: number): Finding[] {
  const named = sentencesOf(contract).find(
    ({ text }) =>
      firstInstalment.test(text) &&
      !/不(?:具有|是|作为|属于|视为|构成)[^，。；]{0,4}定金|并非定金/.test(text) &&
      /定金(?:性质|罚则)|(?:作为|兼作|视为|即为|充作|转为)定金|为定金/.test(text),
  );
  if (named === undefined) return [];
  const total = totalPrice(contract)?.fen ?? null;
  const high = sentencesOf(contract).some((sentence) => {
    if (!firstInstalment.test(sentence.text) || /违约|逾期/.test(sentence.text)) return false;
    const [share] = factsWithin(contract.percentages, sentence);
    const [sum] = factsWithin(contract.amounts, sentence);
    const part = share?.value ?? (total === null || sum?.fen == null ? 0 : sum.fen / total);
    return part > limit && part < 1;
  });
  return high ? [{ span: named, detail: '首期款兼作定金，超过标的额的 20%' }] : [];
}

function isOfDeposit(contract: Contract, percentage: Percentage): boolean {
  const before = wordsBefore(contract, percentage, 30);
  const isNamedAfter = /^[^，。；、]{0,8}(?<!违约|[核约确固审暂规指议认限设])定金(?!额)/.test(
    wordsAfter(contract, percentage),
  );
  return (
    isNamedAfter ||
    (/(?<![核约确固审暂规指议认限设])定金(?!额)(?:[^，。；]{0,30}|[^。；]{0,16}，(?:数额|金额|比例|标准|为|按|即|计|相当于)[^，。；]{0,16})$/.test(
      before,
    ) &&
      !PENALTY.test(before.slice(before.lastIndexOf('定金'))))
  );
}

function depositAmounts(contract: Contract, limit: number): Finding[] {
  const total = totalPrice(contract)?.fen ?? null;
  if (total === null || total === 0) return [];
  return sentencesWith(contract, deposit, contract.amounts).flatMap(({ sentence, facts }) =>
    facts
      .filter(
        (one) =>
          one.fen !== null &&
          // 首付款（含已付定金）合计: the deposit is a part of it.
          !/含[^，。；（）]{0,4}定金[^，。；]{0,14}$/.test(wordsBefore(contract, one)) &&
          (/(?<![核约确固审暂规指议认限设])定金(?!额)[^，。；]{0,14}$/.test(wordsBefore(contract, one)) ||
            /^整?(?:（[^）]*）)?(?:同时)?(?:兼)?(?:作为|作|充作|充当|为|视为|即为|具有|的)?[^，。；、]{0,4}(?<!违约)定金/.test(
              wordsAfter(contract, one, 30),
            )),
      )
      // The total itself may stand beside the word; a sum above it is a deposit all the same.
      .filter((one) => (one.fen ?? 0) > mostDeposit(total, limit) && one.fen !== total)
      .slice(0, 1)
      .map((one) => ({
        span: sentence,
        detail: `约定的定金约为合同总价的${percentText(Number(((one.fen ?? 0) / total).toFixed(3)))}`,
        edits: loweredDeposit(contract, sentence, (one.fen ?? 0) / total, limit),
      })),
  );
}

function excessivePenalty(contract: Contract, sentence: Sentence, perDay: number, once: number): Finding[] {
  const { text } = sentence;
  const penalty = PENALTY.exec(text);
  // Compensation for a non-compete and a multiple of one day's rent are their own measure.
  if (
    penalty === null ||
    isCapped(text) ||
    isOfSmallFee(text) ||
    /日(?:租金|服务费|工资|报酬)|当日[^，。；]{0,6}费|经济补偿|补偿总额/.test(text) ||
    (/不(?:得)?超过|上限|最高|罚息|利息/.test(text) && !/(?:每|按)[^，。；]{0,8}[日天]/.test(text))
  )
    return [];
  const percentages = contract.percentages.filter(
    (one) => one.start >= sentence.start && one.end <= sentence.end,
  );
  const high = percentages.find((one) => isExcessive(contract, one, perDay, once));
  if (high !== undefined) {
    const finding = penaltyFinding(contract, sentence, penalty.index, percentText(high.value));
    const usual = high.per === 'day' ? USUAL_PENALTY_A_DAY : once;
    return [{ ...finding, edits: [shareEdit(contract, high, usual)] }];
  }
  const total = totalPrice(contract)?.fen ?? null;
  const fixed = contract.amounts.find(
    (one) =>
      one.start >= sentence.start &&
      one.end <= sentence.end &&
      /违约金[^，。；]{0,12}$/.test(wordsBefore(contract, one)) &&
      total !== null &&
      (one.fen ?? 0) > total * once,
  );
  return fixed === undefined
    ? []
    : [penaltyFinding(contract, sentence, penalty.index, '固定数额，超过合同总价的 30%')];
}

function isExcessive(contract: Contract, one: Percentage, perDay: number, once: number): boolean {
  const before = wordsBefore(contract, one, 24);
  // A cap or a limit is not a rate.
  if (/(?:不(?:得)?超过|上限[为是]?|最高|以内)[^，。；]{0,14}$/.test(before)) return false;
  if (one.per === 'day') return one.value > perDay;
  if (one.per !== null || /利率|利息|年|月/.test(before.slice(-8))) return false;
  const isOfWhole =
    /(?:总|合同|货款|价款|转让款|房款|造价|租金|报酬|费用|借款|债权|金额|标的|总额)[^，。；]{0,12}$/.test(
      before,
    );
  const isPenalty = /违约金/.test(before) || /^[^，。；]{0,12}违约金/.test(wordsAfter(contract, one));
  return isOfWhole && isPenalty && one.value > once;
}

function penaltyFinding(contract: Contract, sentence: Sentence, index: number, rate: string): Finding {
  const bearer = bearerAt(contract, sentence, index);
  return {
    span: sentence,
    detail: `约定的违约金标准为${rate}`,
    levels: { ...levelsAgainst(bearer, 'medium'), neutral: 'medium' },
  };
}

function excessiveInterest(contract: Contract, sentence: Sentence, limit: number): Finding[] {
  const { text } = sentence;
  if (!interest.test(text)) return [];
  const rates = contract.percentages
    .filter((one) => one.start >= sentence.start && one.end <= sentence.end)
    .filter(
      (one) =>
        !/(?:不(?:得)?超过|不高于|上限|超过)[^，。；]{0,12}$|(?:利率|利息)的$/.test(
          wordsBefore(contract, one),
        ),
    )
    .filter((one) => !/^[^，。；]{0,8}(?:违约金|滞纳金)/.test(wordsAfter(contract, one)))
    .map((one) => yearlyRate(one) ?? 0);
  const inWords = /违约金|滞纳金|管理费率/.test(text) ? [] : yearlyRatesIn(text);
  const times = Number(/(?:LPR|报价利率)[^，。；]{0,10}?(?<![\d.])([5-9]|[1-9]\d)倍/i.exec(text)?.[1] ?? 0);
  const isManyTimes = times > 0 || /(?:LPR|报价利率)[^，。；]{0,10}[五六七八九十]倍/i.test(text);
  if (isManyTimes) return [{ span: sentence }];
  const highest = largestOf([...rates, ...inWords, ...spokenRatesIn(text)], 0);
  if (highest <= limit) return [];
  return [
    {
      span: sentence,
      ...lowered(contract, sentence, limit),
      detail: `折算年利率约为${percentText(Number(highest.toFixed(4)))}`,
    },
  ];
}

/** Only where all rates too high are said for a year or a day; others are left to the suggestion. */
function lowered(contract: Contract, sentence: Sentence, limit: number): Pick<Finding, 'edits'> {
  const high = contract.percentages.filter(
    (one) => one.start >= sentence.start && one.end <= sentence.end && (yearlyRate(one) ?? 0) > limit,
  );
  if (high.length === 0 || high.some(({ per }) => per === 'month')) return {};
  const edits = high.map((one) =>
    shareEdit(contract, one, one.per === 'day' ? Math.floor((limit / 365) * 1e4) / 1e4 : limit),
  );
  return { edits };
}
