/** Dates that cannot be: not in the calendar, an end before its beginning, signatures after the term began. */
import { type Contract, factsWithin, wordsBefore } from '@wenjian/contract';
import { daysBetween } from '../../../checks/find-numbers.ts';
import { findSentences, sentenceAt } from '../../../checks/find-sentences.ts';
import type { Finding } from '../../../rule.ts';

export function impossibleDates(contract: Contract): Finding[] {
  return contract.dates
    .filter(
      ({ iso, start, end }) =>
        iso === null &&
        /^\s*\d{4}\s*[年./-]\s*\d{1,2}\s*[月./-]\s*\d{1,2}\s*日?\s*$/.test(
          contract.document.text.slice(start, end),
        ),
    )
    .map((date) => ({
      span: sentenceAt(contract, date) ?? date,
      detail: `${contract.document.text.slice(date.start, date.end)}在日历上不存在`,
    }));
}

export function reversedTerms(contract: Contract): Finding[] {
  return findSentences(contract, /[日号](?:起|止)?(?:至|到|—|-|~)/).flatMap(({ sentence }) => {
    const dates = factsWithin(contract.dates, sentence).filter(({ iso }) => iso !== null);
    return dates.flatMap((to, index) => {
      const from = dates[index - 1];
      if (
        from === undefined ||
        !/^[^。；]{0,8}(?:至|到|—|-|~)[^。；]{0,4}$/.test(contract.document.text.slice(from.end, to.start))
      )
        return [];
      return (daysBetween(from, to) ?? 0) < 0 ? [{ span: sentence, detail: '终止日期早于起始日期' }] : [];
    });
  });
}

/** 开工日期 after 竣工日期, wherever the two are written. */
export function endsBeforeItBegins(contract: Contract): Finding[] {
  const named = (pattern: RegExp) =>
    contract.dates.find((date) => date.iso !== null && pattern.test(wordsBefore(contract, date)));
  const begin = named(/(?:开工|起始|开始|起租)(?:日期?|时间)[^，。；\d]{0,8}$/);
  const end = named(/(?:竣工|完工|终止|届满|到期)(?:日期?|时间)[^，。；\d]{0,8}$/);
  if (begin === undefined || end === undefined || (daysBetween(begin, end) ?? 0) >= 0) return [];
  return [
    {
      span: sentenceAt(contract, end) ?? end,
      related: [sentenceAt(contract, begin) ?? begin],
      detail: '终止日期早于起始日期',
    },
  ];
}

/** A term that begins more days than this before the signatures is reported; less is an ordinary delay. */
const LATE_DAYS = 3;

export function signedTooLate(contract: Contract): Finding[] {
  const { signature, dates } = contract;
  if (signature === null) return [];
  const signed = dates.filter(
    ({ start, end, iso }) => iso !== null && start >= signature.start && end <= signature.end,
  );
  const last = signed.reduce(
    (latest, date) => ((date.iso ?? '') > (latest?.iso ?? '') ? date : latest),
    signed[0],
  );
  if (last === undefined) return [];
  return findSentences(
    contract,
    /(?:租赁|合同|服务|合作|委托|借款|许可|聘用|劳动|承包|供货|工期)?(?:期限|期间|工期|租期)[^。；]{0,12}(?:自|从)/,
    /保密|质保|保修|试用|主合同|原合同/,
  ).flatMap(({ sentence }) => {
    const [from] = factsWithin(dates, sentence).filter(({ iso }) => iso !== null);
    const isLate = from !== undefined && (daysBetween(from, last) ?? 0) > LATE_DAYS;
    return isLate
      ? [
          {
            span: sentence,
            related: [sentenceAt(contract, last) ?? last],
            detail: '签署日期晚于约定的起始日期',
          },
        ]
      : [];
  });
}
