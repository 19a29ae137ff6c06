/** The age of a party on the day of signing, from the day of birth or the identity number in the head. */
import { type Contract, sentencesOf, signingDay } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { hitOrPassed, levels } from '../../../checks/build-rule.ts';
import { says, sentenceAt } from '../../../checks/find-sentences.ts';
import { civilCode, law } from '../../../checks/laws.ts';
import type { Finding, Rule } from '../../../rule.ts';

const minorsLaw = law('《中华人民共和国未成年人保护法》', '2024-04-26');

export const underAgeRules: readonly Rule[] = [
  {
    id: 'parties.under-age-signer',
    title: '签约时未满十八周岁而没有法定代理人',
    family: 'parties',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '按出生日期、身份证号码，自然人一方签约时是否成年，未成年的是否有法定代理人',
    reason:
      '未成年人订立与其年龄、智力不相适应的合同，须经法定代理人同意或者追认；未满十六周岁的不得担任网络主播，也不得招用。',
    basis: [
      civilCode('第一百四十五条', '限制民事行为能力人实施的其他民事法律行为经法定代理人同意或者追认后有效。'),
      minorsLaw('第七十六条', '网络直播服务提供者不得为未满十六周岁的未成年人提供直播发布者账号注册服务。'),
    ],
    suggestion: '核对该方的年龄；未成年的由法定代理人签字同意，未满十六周岁的不得从事直播或者劳动。',
    editMode: 'none',
    check: (contract) => hitOrPassed(underAge(contract).slice(0, 1)),
  },
];

const ADULT = 18;
const WORKING = 16;
/** Parties stand in the head; later dates of birth are of staff or insured people. */
const HEAD = 1500;
const born = /(?:出生(?:日期|年月)?[：:\s]{0,3}$)|(?:生日[：:]?$)/;
const bornAfter = /^\s?(?:出生|生(?=[，。；\s]))/;
const identity =
  /(?<=身份(?:证件?)?号?码?[：:\s]{0,2})\d{6}(20\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])\d{3}[\dXx](?!\d)/g;
/** A child whom the contract is about, and who signs nothing. */
const somebodyElse =
  /家长|父亲|母亲|父母|子女|婚生|生育|育有|[长次养继]子|[长次养继独]女|儿子|女儿|抚养|学员|被保险人|受益人|(?:学生|儿童|幼儿|孩子)(?:姓名)?[：:]/;
const guarded =
  /法定代理人|监护人|家长[^，。；]{0,8}(?:签[字名章]|同意)|[甲乙丙]方[（(][^）)]{0,8}(?:家长|父亲|母亲)/;

interface Birth {
  readonly iso: string;
  readonly start: number;
  readonly end: number;
}

function underAge(contract: Contract): readonly Finding[] {
  const day = signingDay(contract).day ?? firstDay(contract);
  if (day === null) return [];
  const isGuarded = says(contract, guarded);
  const isWork = says(contract, /主播|直播|劳动合同/);
  return births(contract).flatMap(({ iso, start, end }): Finding[] => {
    const age = yearsBetween(iso, day);
    if (age < 0 || age >= ADULT || (isGuarded && !(isWork && age < WORKING))) return [];
    const span = sentenceAt(contract, documentSpan(start, end)) ?? documentSpan(start, end);
    return [{ span, detail: `出生于${iso}，至${day}为${age}周岁` }];
  });
}

function births(contract: Contract): readonly Birth[] {
  const { document, dates } = contract;
  const { text } = document;
  const written = dates.flatMap(({ iso, start, end }) =>
    iso !== null &&
    (born.test(text.slice(Math.max(0, start - 8), start)) || bornAfter.test(text.slice(end, end + 4)))
      ? [{ iso, start, end }]
      : [],
  );
  const numbered = [...text.matchAll(identity)].map((match) => ({
    iso: `${match[1]}-${match[2]}-${match[3]}`,
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...written, ...numbered].filter((birth) => isOfParty(contract, birth));
}

/** Whether it stands beside a signature, or in what the head says of a party before the first article, with nobody else named. */
function isOfParty({ document, parties, clauses, signature }: Contract, { start, end }: Birth): boolean {
  const { text } = document;
  const lineEnd = text.indexOf('\n', end);
  const wordsFrom = (from: number): string => text.slice(from, lineEnd < 0 ? text.length : lineEnd);
  if (signature !== null && start >= signature.start && end <= signature.end)
    return !somebodyElse.test(wordsFrom(text.lastIndexOf('\n', start) + 1));
  const party = parties.findLast(({ span }) => span.start <= start);
  if (party === undefined || start >= HEAD) return false;
  const isInArticle = clauses.some(
    (clause) => clause.number !== null && clause.start > party.span.start && clause.start <= start,
  );
  return !isInArticle && !somebodyElse.test(wordsFrom(Math.min(party.span.end, start)));
}

/** The first day that the contract begins on. */
function firstDay(contract: Contract): string | null {
  const begin = sentencesOf(contract).flatMap(({ start, end, text }) =>
    /自[^，。；]{0,24}起/.test(text)
      ? contract.dates.flatMap((date) =>
          date.iso !== null && date.start >= start && date.end <= end ? [date.iso] : [],
        )
      : [],
  );
  return begin[0] ?? null;
}

function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
