/** The wording of a law that a citation names: 《公司法》（2018年修正）, 2017年《民事诉讼法》, 修订前的《公司法》. */
import type { Span } from '@wenjian/document';

/** Of a year, or one before the present one. */
export interface CitedWording {
  /** Null: the one before the present. */
  readonly year: number | null;
}

/** Behind the title or within it; the year of 法释〔2015〕18号 is that of the wording too. */
const inside = /(?:(?<year>(?:19|20)\d\d)(?:年|修|版|[〕］\])）】])|(?:修订|修正|修改)前|旧版|旧法|原版)/;
const before =
  /(?:法释[〔［[(（【](?<issued>(?:19|20)\d\d)[〕］\])）】]\s?第?\d{1,3}号的?|(?<year>(?:19|20)\d\d)年?(?:[^，。；《》]{0,8}(?:修正|修订|修改|公布|颁布|施行|实施|通过|制定|版))?的?|原|旧|旧版|旧的|原来的|(?:修订|修正|修改|新法施行|新法实施)前的?)(?:中华人民共和国)?$/;
const REACH = 18;

export function wordingOf(text: string, { start, end }: Span): CitedWording | null {
  const named =
    inside.exec(text.slice(start, end)) ?? before.exec(text.slice(Math.max(0, start - REACH), start));
  if (named === null) return null;
  const year = named.groups?.year ?? named.groups?.issued;
  return { year: year === undefined ? null : Number(year) };
}
