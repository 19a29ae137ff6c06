/**
 * Laws that a law repeals in its own text. In: its articles and when it was first published. Out: their names
 * with the date. Later amendments leave such sentences unchanged, so 自公布之日起 means the first
 * publication.
 */
import type { StatuteRepeal } from './statute.ts';
import { statedStart } from './statute-dates.ts';

const ended = /(?:同时|即行|相应|予以|自行|一并|均)?(?:废止|失效)/;
/** Another title may be nested in the quotation marks: 《关于修改〈…〉的决定》. */
const title = /《((?:[^《》]|《[^《》]*》){2,80})》/g;
/** 《…》第三条同时废止: repeals only a part. */
const isPart = /^(?:（[^（）]{1,30}）)?(?:中)?(?:的)?第[零〇一二三四五六七八九十百0-9]+[条章节款]/;
/** 与本法不一致的, 依照《…》: named, but not repealed. */
const isOtherwise = /不一致|抵触|依照|按照|根据|适用|参照/;

export function statuteRepeals(
  articles: readonly string[],
  firstPublished: string | null,
): readonly StatuteRepeal[] {
  const repeals = new Map<string, StatuteRepeal>();
  for (const text of articles) {
    if (!ended.test(text)) continue;
    const date = statedStart(text, firstPublished) ?? firstPublished;
    for (const name of namesIn(text)) repeals.set(name, { name, date });
  }
  return [...repeals.values()];
}

function namesIn(text: string): readonly string[] {
  return text.split(/[。；\n]/).flatMap((sentence) => {
    const end = sentence.search(ended);
    if (end < 0) return [];
    const before = sentence.slice(0, end);
    return [...before.matchAll(title)].flatMap((found) => {
      const behind = before.slice(found.index + found[0].length);
      const ahead = before.slice(0, found.index);
      const isEnded =
        !isPart.test(behind) && !isOtherwise.test(ahead.slice(-8)) && !/不一致|抵触/.test(behind);
      return isEnded ? [found[1] ?? ''] : [];
    });
  });
}
