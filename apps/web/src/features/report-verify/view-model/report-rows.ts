/** What was stored of a report, as lines. Pure. */
import type { AnswerOf, verifyReport } from '@wenjian/api';
import { formatMinute } from '../../../shared/format/format-minute.ts';
import { reportVerifyText as text } from '../text.ts';

export type VerifiedReport = AnswerOf<typeof verifyReport>;
type Rate = VerifiedReport['facts']['rate'];

export function reportRows({ number, issuedAt, requester, facts }: VerifiedReport) {
  const names = text.facts;
  return [
    { name: names.number, lines: [number] },
    { name: names.issuedAt, lines: [formatMinute(issuedAt)] },
    { name: names.requester, lines: [requester] },
    { name: names.files, lines: facts.files.flatMap(({ name, sha256 }) => [name, sha256]) },
    { name: names.compared, lines: [text.compared(facts.compared.uploads, facts.compared.textBase)] },
    { name: names.rate, lines: [rateWords(facts.rate)] },
    { name: names.rewritten, lines: [rateWords(facts.rewritten)] },
    { name: names.fragments, lines: [text.fragments(facts.fragments, facts.subtracted)] },
    { name: names.notExamined, lines: [text.notExamined(facts.notExamined)] },
  ];
}

/** Written as on the front page, so that both can be compared sign by sign. */
function rateWords(rate: Rate): string {
  return rate === null ? text.none : text.rate((rate.rate * 100).toFixed(1), rate.matched, rate.total);
}
