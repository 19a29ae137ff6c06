/**
 * Figures that a law fixes and a document repeats: 加班 150%, 200%, 300%; 试用期不得超过两个月; 每日 8 小时 × 5 天 = 40 小时. In: the contract. Out:
 * remarks with the figure of the law; all 疑似.
 */
import { type Contract, readNumber } from '@wenjian/contract';
import { largestOf, smallestOf } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';
import { type LegalFigure, type LegalSet, legalFigures, legalSets } from './legal-figures.rows.ts';

export function checkLegalFigures({ document: { text } }: Contract): CorrectionDraft[] {
  return [
    ...legalFigures.flatMap((figure) => limits(text, figure)),
    ...legalSets.flatMap((set) => oddOfSet(text, set)),
    ...weeklyHours(text),
    ...standardHours(text),
  ];
}

function limits(text: string, { said, right, off, law }: LegalFigure): CorrectionDraft[] {
  return [...text.matchAll(said)].flatMap((match) => {
    const written = writtenIn(match);
    if (written === null || written.value === right) return [];
    if ((off === 'above' && written.value < right) || (off === 'below' && written.value > right)) return [];
    return [told(written, figuresText.byLaw(law, right))];
  });
}

interface Written {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

function writtenIn(match: RegExpExecArray): Written | null {
  const name = match.groups?.number === undefined ? 'words' : 'number';
  const value = numberOf(match.groups?.[name] ?? '');
  const [start = 0, end = 0] = match.indices?.groups?.[name] ?? [];
  return value === null ? null : { value, start, end };
}

function numberOf(written: string): number | null {
  return readNumber(written.replace(/[两双]/, '二'));
}

/** The three stand in a list of this length. */
const SET_LENGTH = 400;

function oddOfSet(text: string, { law, parts }: LegalSet): CorrectionDraft[] {
  const found = parts.map(({ said, right }) =>
    [...text.matchAll(said)].flatMap((match) => {
      const written = writtenIn(match);
      return written === null ? [] : [{ ...written, right }];
    }),
  );
  const each = found.flatMap(([first, ...others]) =>
    first !== undefined && others.length === 0 ? [first] : [],
  );
  const places = each.map(({ start }) => start);
  if (each.length !== parts.length || largestOf(places) - smallestOf(places) > SET_LENGTH) return [];
  const odd = each.filter(({ value, right }) => value !== right);
  return odd.length === 1 ? odd.map((one) => told(one, figuresText.byLaw(law, one.right))) : [];
}

const count = '\\d{1,3}(?:\\.5)?|[一二两三四五六七八九十]{1,4}';
const week = new RegExp(
  `每[日天]工作(?<hours>${count})个?小时[，、；]?每周工作(?<days>${count})[日天][，、；]?(?:共计?|合计|计)?每周(?:共|合计|总计)?(?:工作)?(?:时间为?)?(?<week>${count})个?小时`,
  'dg',
);

function weeklyHours(text: string): CorrectionDraft[] {
  return [...text.matchAll(week)].flatMap((match) => {
    const [hours, days, said] = ['hours', 'days', 'week'].map((name) => numberOf(match.groups?.[name] ?? ''));
    if (hours == null || days == null || said == null || hours * days === said) return [];
    const [start = 0, end = 0] = match.indices?.groups?.week ?? [];
    return [told({ start, end }, `${hours} × ${days} = ${hours * days} ≠ ${said}`)];
  });
}

/** 9:00至12:00、13:00至18:00，每日工作九小时: what the hours of the day come to. */
const time = '(\\d{1,2})[:：](\\d{2})';
const span = `${time}(?:至|到|[-—–~～]{1,2})${time}`;
const day = new RegExp(
  `${span}(?:[、，和及；]|以及)?(?:下午)?${span}，每[日天](?:实际)?工作(?:时间为?)?(?<hours>${count})个?小时`,
  'dg',
);
const MINUTES = 60;

function standardHours(text: string): CorrectionDraft[] {
  return [...text.matchAll(day)].flatMap((match) => {
    const said = numberOf(match.groups?.hours ?? '');
    const minutes = match.slice(1, 9).map(Number);
    const at = (index: number): number => (minutes[index] ?? 0) * MINUTES + (minutes[index + 1] ?? 0);
    const [from, to, again, last] = [at(0), at(2), at(4), at(6)];
    const right = (to - from + last - again) / MINUTES;
    if (said === null || to <= from || last <= again || right === said) return [];
    const [start = 0, end = 0] = match.indices?.groups?.hours ?? [];
    return [
      {
        ...remark({ start, end }, 'figures', 'term', 'suspect', figuresText.hours),
        formula: figuresText.hoursOf(right, said),
      },
    ];
  });
}

function told(place: { readonly start: number; readonly end: number }, formula: string): CorrectionDraft {
  const { start, end } = place;
  return { ...remark({ start, end }, 'figures', 'legal', 'suspect', figuresText.legal), formula };
}
