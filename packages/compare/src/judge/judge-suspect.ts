/**
 * Whether a difference may be a recognition error: it consists of characters that look alike, were read with low
 * confidence, or of one sign that was missed or read into a speck.
 */
import { type Document, foldWidth, type LineFragment, normalisedText } from '@wenjian/document';
import type { Verdict } from '../changes/change-draft.ts';
import { type PlacedSide, textOf } from '../changes/placed-side.ts';
import { reasons } from '../compare.text.ts';

/**
 * The reader assigns 0.6 to a character it inserted without seeing it and 0.5 to one that is probably wrong;
 * this limit is above both, with a margin for ordinary uncertainty.
 */
const LOW_CONFIDENCE = 0.75;

/** A longer text is hardly ever misread as a text that looks different. */
const LONGEST_MISREADING = 12;

export function isSuspectChange(old: PlacedSide | null, target: PlacedSide | null): boolean {
  const isOldRecognised = old !== null && isRecognised(old.document);
  const isNewRecognised = target !== null && isRecognised(target.document);
  if (!isOldRecognised && !isNewRecognised) return false;
  const [oldText, newText] = [textOf(old), textOf(target)];
  if (oldText !== '' && newText !== '' && areLookAlikes(oldText, newText)) return true;
  if (isCommaMissed(oldText, newText)) return true;
  if (isSignMissed(withoutSpaces(oldText), withoutSpaces(newText))) return true;
  if (Math.max(oldText.length, newText.length) > LONGEST_MISREADING) return false;
  // Specks are read as marks, and small marks are missed.
  if (onlyMarks.test(oldText + newText)) return true;
  return (isOldRecognised && restsOnDoubt(old)) || (isNewRecognised && restsOnDoubt(target));
}

/** The significance does not change: a figure that may be misread must still be checked. */
export function suspectVerdict(verdict: Verdict): Verdict {
  return {
    significance: verdict.significance,
    reason: `${reasons.suspect}；${verdict.reason}`,
    signals: [...verdict.signals, 'recognition'],
  };
}

const recognisedDocuments = new WeakMap<Document, boolean>();

export function isRecognised(document: Document): boolean {
  const known = recognisedDocuments.get(document);
  if (known !== undefined) return known;
  const found = (document.layout ?? []).some((line) => line.confidence !== undefined);
  recognisedDocuments.set(document, found);
  return found;
}

/** Every changed character was read with low confidence, is under a seal, or is probably wrong. */
function restsOnDoubt({ document, start, end }: PlacedSide): boolean {
  if (start === end) return false;
  const marks = document.marks ?? [];
  for (let offset = start; offset < end; offset++) {
    const isMarked = marks.some((mark) => mark.start <= offset && offset < mark.end);
    const confidence = confidenceAt(document, offset);
    if (!isMarked && (confidence === null || confidence >= LOW_CONFIDENCE)) return false;
  }
  return true;
}

/** Null for a character that was not recognised from an image. */
function confidenceAt({ layout = [] }: Document, offset: number): number | null {
  let low = 0;
  let high = layout.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((layout[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const line: LineFragment | undefined = layout[low];
  return line === undefined || line.start > offset ? null : (line.confidence?.[offset - line.start] ?? null);
}

/** Characters of one group are often confused by recognition and by readers. */
const groups = [
  '己已巳',
  '末未',
  '日曰目',
  '0OoＯ〇○Q',
  '1lIiｌ|!丨',
  '千干于',
  '人入八',
  '士土',
  '大太犬',
  '天夫无',
  '5Ss',
  '8B',
  '2Zz',
  '6b',
  '9gq',
  '二工',
  '一-—－',
  '口囗',
  '甲申由田',
  '乌鸟',
  '侯候',
  '戊戌戍',
  '历厉',
  '今令',
  '免兔',
  '住往',
  '贷货',
  '待侍',
  '账帐',
  '折拆',
  '治冶',
  '晴睛',
  '刀力',
  '万方',
  '木本',
  '王玉主',
  '白自',
  '儿几',
  '夭天',
  '毋母',
  '东车',
  '币巾',
  '仓仑',
  '元无',
  '拔拨',
  '徒徙',
  '遣遗',
  '祟崇',
  '哀衰',
  '%‰',
  ',.，。、',
  ':;：；',
] as const;

const groupsOf = new Map<string, number[]>();
for (const [index, group] of groups.entries()) {
  for (const character of group) groupsOf.set(character, [...(groupsOf.get(character) ?? []), index]);
}

/** Signs that are words of position by themselves: whether one of them stands there is asked as a true change. */
const decisive = /[不未无非免应可须得或且及和与各均全仅约]/;
const figure = /^[0-9.,，]{4,}[%元]?$/;

/** One sign more or less: of a sentence, of a figure, or a mark read as a sign. */
function isSignMissed(old: string, target: string): boolean {
  const [short = '', long = ''] = [old, target].sort((one, other) => one.length - other.length);
  if (short === '') return long.length === 1 && !decisive.test(long);
  if (short.length === 1 && long.length === 1) return onlyMarks.test(short) !== onlyMarks.test(long);
  if (long.length !== short.length + 1 || !figure.test(long)) return false;
  return [...long].some((_, index) => long.slice(0, index) + long.slice(index + 1) === short);
}

/** 6,335,325 read as 6335325: the same digits. */
function isCommaMissed(old: string, target: string): boolean {
  const [one, other] = [old, target].map((text) => text.replace(/[\s,，]/g, ''));
  return one === other && old !== target && /[0-9]{4}/.test(one ?? '');
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

const onlyMarks = /^[\p{P}\s]+$/u;

/** Spaces are ignored, because recognition guesses them from gaps. */
function areLookAlikes(old: string, target: string): boolean {
  const one = [...withoutSpaces(normalisedText(old, [foldWidth]))];
  const other = [...withoutSpaces(normalisedText(target, [foldWidth]))];
  if (one.length !== other.length) return false;
  return one.every((character, index) => {
    const counterpart = other[index] ?? '';
    if (character === counterpart) return true;
    const shared = groupsOf.get(counterpart) ?? [];
    return (groupsOf.get(character) ?? []).some((group) => shared.includes(group));
  });
}
