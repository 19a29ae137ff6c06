/** The last day of a patent beside the day it was applied for: 发明专利 runs twenty years, 实用新型 ten, 外观设计 fifteen (ten where it was applied for before June 2021). */
import { type Contract, type DateFact, factsWithin, type Sentence, sentencesOf } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';

const DAY_MS = 86_400_000;
const SLACK_DAYS = 3;
const LONGER_DESIGNS_FROM = '2021-06-01';
const applied = /申请日?(?:期|为|是|：|:|于)*$/;
const ends =
  /(?:有效期(?:限)?(?:届满日?)?|届满日?|到期日?|终止日?|专利权期限|保护期(?:限)?)(?:至|到|为|是|：|:|于|日)*$/;
const REACH = 14;

export function wrongPatentTerms(contract: Contract): Finding[] {
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const years = yearsOf(sentence);
    const from = dayAfter(contract, sentence, applied);
    const to = dayAfter(contract, sentence, ends);
    if (years === null || from === null || to === null || /补偿|延长/.test(sentence.text)) return [];
    const meant = `${Number(from.slice(0, 4)) + years(from)}${from.slice(4)}`;
    const off = Math.abs(Date.parse(to) - Date.parse(meant)) / DAY_MS;
    if (Number.isNaN(off) || off <= SLACK_DAYS) return [];
    return [{ span: sentence, detail: `自申请日${from}起${years(from)}年，应到${meant}，此处写到${to}` }];
  });
}

/** Null where no kind of patent, or more than one, is named. */
function yearsOf({ text }: Sentence): ((from: string) => number) | null {
  const kinds = new Set(text.match(/发明专利|实用新型|外观设计/g) ?? []);
  const [kind, another] = kinds;
  if (kind === undefined || another !== undefined) return null;
  if (kind === '发明专利') return () => 20;
  return kind === '实用新型' ? () => 10 : (from) => (from < LONGER_DESIGNS_FROM ? 10 : 15);
}

function dayAfter({ document, dates }: Contract, sentence: Sentence, named: RegExp): string | null {
  const found = factsWithin(dates, sentence).filter((date: DateFact) =>
    named.test(
      document.text.slice(Math.max(sentence.start, date.start - REACH), date.start).replace(/\s/g, ''),
    ),
  );
  const [only, another] = found;
  return another === undefined ? (only?.iso ?? null) : null;
}
