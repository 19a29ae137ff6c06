/**
 * What a change comes to and what a rate adds up to in one sentence: 由1,000万元增至1,500万元，新增600万元; 每日七小时，每周五日，合计
 * 四十小时. In: the contract. Out: remarks with the calculation.
 */
import { type Contract, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

export function checkChanges({ document: { text } }: Contract): readonly CorrectionDraft[] {
  return [...changes(text), ...weeks(text)];
}

const figure = (name: string): string => `(?<${name}>\\d[\\d,]{0,14}(?:\\.\\d{1,4})?)`;
const unit = (name: string): string => `(?<${name}Unit>万元|亿元|元|平方米|吨|台|人|套|件|户|个)`;
const money = '(?:人民币)?';

/** The first difference named behind the two figures; of what else changes another sentence speaks. */
const change = new RegExp(
  `[由从]${money}${figure('from')}${unit('from')}?(?:增加|增|提高|上调|调高|扩大|上升|减少|减|降低|下调|调低|下降|降|缩减|变更|调整)(?:至|到|为)${money}${figure('to')}${unit('to')}` +
    `[，；](?:本次|共计?|合计|即|由此|净){0,2}(?:新增|增加|增资|增幅|减少|减资|降低|上调|下调|差额|调增|调减|扩大|缩减)(?:的|了|部分|金额|额|注册资本|资本|租金|价款|面积|数量|人数|为|共|计){0,4}${money}${figure('by')}${unit('by')}`,
  'dg',
);

const factors: Readonly<Record<string, number>> = { 万元: 10_000, 亿元: 100_000_000 };

function changes(text: string): CorrectionDraft[] {
  return [...text.matchAll(change)].flatMap((match) => {
    const { fromUnit, toUnit = '', byUnit = '' } = match.groups ?? {};
    // 由5000增加至1万元: in which unit the first stands is not said.
    if (fromUnit === undefined && factors[toUnit] !== undefined && byUnit !== toUnit) return [];
    const units = [fromUnit ?? toUnit, toUnit, byUnit];
    if (new Set(units.map((each) => each.replace(/^[万亿]/, ''))).size > 1) return [];
    const [from = 0, to = 0, by = 0] = ['from', 'to', 'by'].map(
      (name, at) =>
        Number((match.groups?.[name] ?? '').replaceAll(',', '')) * (factors[units[at] ?? ''] ?? 1),
    );
    const difference = Math.abs(to - from);
    if (Math.abs(difference - by) < LEAST_OFF) return [];
    const [start = 0, end = 0] = match.indices?.groups?.by ?? [];
    const formula = `${Math.max(from, to)} - ${Math.min(from, to)} = ${Number(difference.toFixed(2))} ≠ ${by}`;
    return [{ ...remark({ start, end }, 'figures', 'sum', 'suspect', figuresText.saidTwice), formula }];
  });
}

const LEAST_OFF = 0.005;
const count = (name: string): string => `(?<${name}>\\d{1,3}(?:\\.5)?|[一二两三四五六七八九十]{1,3})`;
const week = new RegExp(
  `每(?:个?工作)?[日天](?:正常|标准)?(?:工作|上班|服务|出勤|授课)?(?:时间)?(?:为|不超过)?${count('hours')}个?小时，(?:每周|周)(?:工作|上班|服务|出勤|授课)?${count('days')}[日天]，(?:每周)?(?:合计|共计?|总计|累计)(?:工作|每周|为){0,2}${count('sum')}个?小时`,
  'dg',
);

function weeks(text: string): CorrectionDraft[] {
  return [...text.matchAll(week)].flatMap((match) => {
    const [hours, days, sum] = ['hours', 'days', 'sum'].map((name) => {
      const written = match.groups?.[name] ?? '';
      return /^\d/.test(written) ? Number(written) : readNumber(written);
    });
    if (hours == null || days == null || sum == null || hours * days === sum) return [];
    const [start = 0, end = 0] = match.indices?.groups?.sum ?? [];
    const formula = `${hours} × ${days} = ${hours * days} ≠ ${sum}`;
    return [{ ...remark({ start, end }, 'figures', 'product', 'suspect', figuresText.saidTwice), formula }];
  });
}
