/** The hours that a time of several hours is said to last. In: the contract. */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

/** （星期五）18时30分, 18:30. */
function clock(name: string): string {
  return `(?:（[^）]{1,6}）)?\\s?(?<${name}Hour>\\d{1,2})(?:[时点](?:(?<${name}Minute>\\d{1,2})分)?|[:：](?<${name}Colon>\\d{2}))`;
}

/** 12月18日18时至12月20日18时，共计36小时. */
const timeSpan = new RegExp(
  `(?<month>\\d{1,2})月(?<day>\\d{1,2})日${clock('from')}起?(?:至|到|[—–~～-]{1,2})(?:(?:\\d{4}年)?(?<toMonth>\\d{1,2})月)?(?:(?<toDay>\\d{1,2})日)?${clock('to')}止?[，（(]?(?:共计?|合计|历时|总计|停电|停水|停机|持续|为期|时长){1,2}(?:时间)?(?<stated>\\d{1,3})个?小时`,
  'dg',
);
/** Whether February has a 29th day matters to no hour. */
const ANY_YEAR = 2023;
const HOUR_MS = 3_600_000;

export function checkHours({ document: { text } }: Contract): readonly CorrectionDraft[] {
  return [...text.matchAll(timeSpan)].flatMap((match) => {
    const part = (name: string): number => Number(match.groups?.[name] ?? 0);
    const at = (month: number, day: number, name: string): number =>
      Date.UTC(ANY_YEAR, month - 1, day, part(`${name}Hour`), part(`${name}Minute`) + part(`${name}Colon`));
    const [month, day, stated] = [part('month'), part('day'), part('stated')];
    const to = at(part('toMonth') || month, part('toDay') || day, 'to');
    const length = (to - at(month, day, 'from')) / HOUR_MS;
    if (length <= 0 || Math.abs(length - stated) < 1) return [];
    const [start = 0, end = 0] = match.indices?.groups?.stated ?? [];
    const draft = remark({ start, end }, 'figures', 'term', 'suspect', figuresText.hours);
    return [{ ...draft, formula: figuresText.hoursOf(length, stated) }];
  });
}
