/** Rates of interest: per year from any wording, and the limit at the date of the contract. */
import { type Contract, factsWithin, sentencesOf } from '@wenjian/contract';
import { replaceShares } from '../../../checks/find-figures.ts';
import { isFactoring, isFinanceLease } from './finance.words.ts';

/** Four times the prime rate for one year, when the contract has no date. */
export const MAX_INTEREST = 0.138;
/** The limit for the loans of licensed lenders, which the rules of private lending do not govern. */
const MAX_LICENSED = 0.24;
const TIMES = 4;

/** The loan prime rate for one year from each date on, the newest first. */
const primeRates: readonly (readonly [since: string, rate: number])[] = [
  ['2025-05-20', 0.03],
  ['2024-10-21', 0.031],
  ['2024-07-22', 0.0335],
  ['2023-08-21', 0.0345],
  ['2023-06-20', 0.0355],
  ['2022-08-22', 0.0365],
  ['2022-01-20', 0.037],
  ['2021-12-20', 0.038],
  ['2020-04-20', 0.0385],
];

const timesByUnit: Readonly<Record<string, number>> = { 日: 360, 天: 360, 月: 12, 季: 4, 年: 1 };

/** 每满一个月千分之十八 → 0.216; shares without a period are left out. */
export function yearlyRatesIn(text: string): readonly number[] {
  const marked = replaceShares(text, (share) => `〈${share}〉`);
  return [
    ...marked.matchAll(/(?<before>[^，。；〈〉]{0,18})〈(?<share>[\d.e-]+)〉(?<after>[^，。；〈〉]{0,4})/g),
  ].flatMap(({ groups }) => {
    const { before = '', share = '', after = '' } = groups ?? {};
    const unit =
      /(?:每满?|按|一个?|每一?个?|^|[^\d一二三四五六七八九十两半])(日|天|月|季|年)(?:度)?(?:利率|利息|利|息|化|费率)?[^，。；内后前起满日天月年]{0,8}$/.exec(
        before,
      )?.[1] ?? /^(?:\/|每|一)个?(日|天|月|年)/.exec(after)?.[1];
    const isLimit = /不(?:得)?(?:超过|高于)|上限|低于|最高|以内|封顶|超过/.test(before);
    // 每月按年利率的十二分之一计算: a share of the rate, not a rate.
    const isOfRate = /(?:利率|利息|费率)(?:的|之|乘以|除以|×)$/.test(before);
    return unit === undefined || isLimit || isOfRate ? [] : [Number(share) * (timesByUnit[unit] ?? 0)];
  });
}

const digits = '零一二三四五六七八九';
const FEN_A_MONTH = 0.01;
const FEN_A_YEAR = 0.1;
const MONTHS = 12;
const TEN_THOUSAND = 10_000;

/** 月息一分八厘, 三分利, 每月按本金的1.9%, 每万元每月200元: rates as people speak of them, per year. */
export function spokenRatesIn(text: string): readonly number[] {
  const fen =
    /[息利](?:率|息)?[^，。；\d]{0,8}?(\d(?:\.\d+)?|[一二两三四五六七八九])分(?!之|期|次|别|批|段|摊|成|担|公司)(?:([一二三四五六七八九\d半])厘?)?/.exec(
      text,
    ) ??
    /(?<![\d第])(\d(?:\.\d+)?|[一二两三四五六七八九])分(?:([一二三四五六七八九半])厘?)?(?:的)?[利息]/.exec(
      text,
    );
  const count = fen === null ? 0 : numberOf(fen[1]) + numberOf(fen[2]) / 10;
  const spoken = /年[利息]/.test(text) ? count * FEN_A_YEAR : count * FEN_A_MONTH * MONTHS;
  const marked = replaceShares(text, (share) => `〈${share}〉`);
  const ofPrincipal =
    /(?:每月|按月|逐月|月度)[^。；〈]{0,30}(?:本金|借款(?:总?额|金额)?|余额)的?〈([\d.e-]+)〉/.exec(
      marked,
    )?.[1];
  const perSum =
    /每(?:借)?(?:一?万|1万|10000)元?[^，。；\d]{0,6}每?(日|天|月|年)[^，。；\d]{0,10}(\d+(?:\.\d+)?)元/.exec(
      text,
    );
  return [
    spoken,
    Number(ofPrincipal ?? 0) * MONTHS,
    (Number(perSum?.[2] ?? 0) / TEN_THOUSAND) * (timesByUnit[perSum?.[1] ?? ''] ?? 0),
  ];
}

function numberOf(written: string | undefined): number {
  if (written === undefined) return 0;
  if (written === '半') return 5;
  return written === '两' ? 2 : Number(written) || Math.max(0, digits.indexOf(written));
}

/** The yearly rate above which interest is not protected. */
export function interestLimit(contract: Contract): number {
  const isLicensed = contract.parties.some(({ name }) =>
    /银行|信用社|小额贷款|消费金融|信托|典当/.test(name ?? ''),
  );
  if (isLicensed || isFactoring(contract) || isFinanceLease(contract)) return MAX_LICENSED;
  const signed = signedOn(contract);
  const rate = signed === null ? undefined : primeRates.find(([since]) => since <= signed)?.[1];
  return rate === undefined ? MAX_INTEREST : Number((rate * TIMES).toFixed(4));
}

function signedOn(contract: Contract): string | null {
  const named = sentencesOf(contract).flatMap((sentence) =>
    /签(?:订|署|约|字)(?:日期|时间|日)|日期：/.test(sentence.text)
      ? factsWithin(contract.dates, sentence)
      : [],
  );
  const inBlock = contract.signature === null ? [] : factsWithin(contract.dates, contract.signature);
  return [...named, ...inBlock].find(({ iso }) => iso !== null)?.iso ?? null;
}
