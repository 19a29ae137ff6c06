/** The day the contract was signed: the dates beside the signatures, or those said to be the day of signing. */
import type { Contract, DateFact } from '../contract.ts';
import { blankAt, found, type KeyFact, notFound } from './key-fact.ts';
import { keyFactText as text } from './key-facts.text.ts';
import { endOfBody, quoteAround } from './quotes.ts';

/** 签订日期：2026年3月1日 */
const labelled = /(?:签订|签署|签约|订立|签字)(?:之?日期?|时间)[ \u3000]{0,4}[：:][ \u3000]{0,4}$/;
/** 于2026年3月1日在某地签订; a contract of the past is named with its title behind. */
const signedAfter = /^[^，。；《]{0,24}(?:签订|签署|订立)(?!的|了?《)/;
const HEAD_CHARACTERS = 800;

export function signingDay(contract: Contract): KeyFact {
  const dates = contract.dates.filter((date) => isSigning(contract, date));
  const days = [...new Set(dates.flatMap(({ iso }) => (iso === null ? [] : [iso])))].sort();
  const last = days.at(-1);
  if (last === undefined) return dates[0] === undefined ? notFound : blankAt(quoteAround(contract, dates[0]));
  return found({
    shown: text.several(days),
    places: dates
      .filter(({ iso }) => iso !== null)
      .slice(0, 3)
      .map((date) => quoteAround(contract, date)),
    day: last,
  });
}

function isSigning(contract: Contract, date: DateFact): boolean {
  const { document, signature } = contract;
  const before = document.text.slice(Math.max(0, date.start - 16), date.start);
  const isHead = date.start < HEAD_CHARACTERS;
  if (labelled.test(before)) return isHead || date.start >= endOfBody(contract) || signature === null;
  if (signature !== null && date.start >= signature.start && date.end <= signature.end) return isBare(before);
  return isHead && /于[ ]?$/.test(before) && signedAfter.test(document.text.slice(date.end, date.end + 40));
}

/** Beside a signature a date stands alone or after 日期; a licence or a birthday has words of its own. */
function isBare(before: string): boolean {
  return !/(?:有效期|出生|成立|到期|届满|颁发|许可|交付|开工|竣工|自|至|从|到)[^\n]{0,6}$/.test(before);
}
