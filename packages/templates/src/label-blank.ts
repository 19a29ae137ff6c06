/** The label of a blank: the words before it, else the words after it. */
import { templateText } from './templates.text.ts';

const MAX_LABEL = 16;
const MAX_BEHIND = 8;
/** No label and no filler is longer; a line full of blanks is not read anew from its start for each of them. */
const LOOK_AROUND = 120;
/** Meaningless characters between the label and the blank. */
const filler =
  /(?:人民币|RMB|[￥¥：:（()）“"「【[\s]|大写|小写|为|是|即|共计|合计|计|不超过|不少于|不低于|于|每[年月日季])+$/u;
const number =
  /^(?:第[0-9一二三四五六七八九十百]+[条款项章]|[0-9]+(?:[.．][0-9]+)*[.．、]?|[（(][0-9一二三四五六七八九十]+[）)])\s*/;

/** The end of a date whose blank is another field. */
const dateEnd = /^[年月日](?:之?[前后内]|起|止)?/;
const duty = /(?:应当?|须|需)$/;

export function labelBlank(text: string, start: number, end: number, fallback: string): string {
  const before = text
    .slice(Math.max(0, start - LOOK_AROUND), start)
    .replace(/(?<![_＿\s])[_＿\s]+$/u, '')
    .replace(filler, '');
  const whole =
    /(?<![^，。；、：:,;（）()\s【】_＿□☐▢])[^，。；、：:,;（）()\s【】_＿□☐▢]*$/u.exec(before)?.[0] ?? '';
  const isAfterBlank = /[_＿】）)\s]/u.test(before.charAt(before.length - whole.length - 1));
  const phrase = whole.replace(number, '').replace(isAfterBlank ? dateEnd : /^$/, '');
  const behind =
    /^[^，。；、：:,;（）()\s【】_＿□☐▢]+/u.exec(text.slice(end, end + LOOK_AROUND).trimStart())?.[0] ?? '';
  // 乙方应 says nothing alone: what is to be done stands behind the blank.
  if (duty.test(phrase) && behind !== '')
    return templateText.around(phrase.slice(-MAX_BEHIND), behind.slice(0, MAX_BEHIND));
  if (phrase !== '') return phrase.slice(-MAX_LABEL);
  return behind === '' ? fallback : templateText.behind(behind.slice(0, MAX_BEHIND));
}

/** Repeated labels are numbered. */
export function distinctLabels(labels: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return labels.map((label) => {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return count === 1 ? label : templateText.again(label, count);
  });
}
