/** Whether a statement allows or forbids an act. Promise: the word for it governs the act itself, in the same part of the sentence; only a consent may stand one part before or after. */
import { firstPart, lastPart } from './denials.ts';
import type { Matter } from './matters.words.ts';

export type ActStanding = 'allowed' | 'forbidden' | 'both' | null;

const act = /转租|另行租与|再行出租|转包|分包|转委托|委托第三|转让|让与/;
const GAP = 24;

const ban = /不得|不能|不应当?|不可以?|不允许|不许|不准|禁止|严禁|无权/;
/** 不得拒绝乙方转租, 不得因转租: what is forbidden is something else. */
const otherAct =
  /拒绝|阻止|阻挠|限制|反对|干涉|干预|妨碍|阻碍|制止|禁止|停止|撤销|解除|终止|要求|收取|利用|影响|低于|高于|超过|少于|不|无|因|对|就|从/;
const reason = /以(?![^，；]{0,12}(?:任何|其他|各种|方式|形式|名义))/;
/** 不得以转租为由, 不得截留转租收入. */
const actNoun =
  /^[^，；]{0,6}(?:为由|为理由)|^(?:[^，；]{0,4}的)?(?:收入|所得|价格|价款|租金|费|收益|利润|期限|款|利益|比例|行为|事宜)|^的/;
/** 乙方可转租 allows; 同意后方可转租 does not. */
const permission =
  /(?<!不|许|认|(?:后|意|许可|批准|核准|认可|确认|授权|^)方)可(?!能|抗|靠|以?不)以?|有权|(?<!不)得(?:以|(?=将|自行))|(?<!不|经|未)允许/;
const consent = /(?:同意|许可|批准|核准|认可|授权|允许)/.source;
const consentBefore = new RegExp(
  `(?<!无须|无需|不必|不需|不须|无须事先|无需事先)(?:经|取得|征得|获得)[^，；]{0,16}${consent}(?:[^，；]{0,20})$`,
);
const consentAfter = new RegExp(
  `(?<!无|不)(?:须|需|应当?)[^，；]{0,10}(?:经|取得|征得|获得)[^，；]{0,16}${consent}`,
);
const noConsent = new RegExp(`(?:无须|无需|不必|不需|不须)[^，；]{0,12}(?:${consent}|意见)`);

export function actStanding(text: string, matter: Matter): ActStanding {
  const all = new Set(
    [...text.matchAll(new RegExp(matter.said.source, 'g'))].flatMap(({ 0: words, index }) => {
      const at = act.exec(words)?.index;
      return at === undefined ? [] : standingsAt(text, index + at);
    }),
  );
  if (all.size > 1) return 'both';
  return [...all][0] ?? null;
}

function standingsAt(text: string, at: number): readonly ('allowed' | 'forbidden')[] {
  const [done = ''] = act.exec(text.slice(at)) ?? [];
  const before = lastPart(text.slice(0, at));
  const after = firstPart(text.slice(at + done.length));
  const earlier = lastPart(text.slice(0, Math.max(0, at - before.length - 1)));
  const later = firstPart(text.slice(at + done.length + after.length + 1));
  if (noConsent.test(`${before}${done}${after}`) || noConsent.test(earlier) || noConsent.test(later))
    return governs(ban, before, after) ? ['allowed', 'forbidden'] : ['allowed'];
  const isBanned = governs(ban, before, after);
  const isAllowed = governs(permission, before, after);
  const isUnconsented = /(?:未(?:经|取得|征得|获得)|不经)/.test(`${earlier}，${before}`);
  const needsConsent =
    consentBefore.test(before) ||
    (new RegExp(`${consent}(?:之?后|的|的?情况下)?$`).test(earlier) && consentBefore.test(earlier)) ||
    consentAfter.test(after) ||
    (consentAfter.test(later) && !isBanned);
  if (isBanned) return isAllowed ? ['allowed', 'forbidden'] : ['forbidden'];
  if (needsConsent)
    return isUnconsented && permission.test(before)
      ? ['allowed', 'forbidden']
      : ban.test(before)
        ? []
        : ['forbidden'];
  return isAllowed ? ['allowed'] : [];
}

/** The last such word before the act, with nothing between that takes the act away from it. */
function governs(words: RegExp, before: string, after: string): boolean {
  if (actNoun.test(after)) return false;
  const found = [...before.matchAll(new RegExp(words.source, 'g'))].at(-1);
  if (found === undefined) return false;
  const gap = before.slice(found.index + found[0].length);
  const cause = `${gap}◆${after}`.search(reason);
  const isCause = cause >= 0 && cause < gap.length;
  return gap.length <= GAP && !otherAct.test(gap) && !isCause;
}
