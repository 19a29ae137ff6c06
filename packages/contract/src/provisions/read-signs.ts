/** The signs in a text: acts, each with whether it is denied, objects, manners and what is laid on somebody. */
import { acts } from './acts.words.ts';
import { deontics } from './deontics.words.ts';
import { lexiconOf } from './lexicon.ts';
import { manners } from './manners.words.ts';
import { objects } from './objects.words.ts';
import type { SignMention } from './provision.ts';

const actsIn = lexiconOf(acts);
const objectsIn = lexiconOf(objects);
const mannersIn = lexiconOf(manners);
const deonticsIn = lexiconOf(deontics);

/** In the order of the text. */
export function signsIn(text: string): readonly SignMention[] {
  const found: SignMention[] = [];
  let behind = 0;
  for (const { names, from, to } of actsIn(text)) {
    const denial = denialBefore(text, from, behind);
    for (const name of names)
      found.push(denial === null ? { sign: name, from, to } : { sign: `not-${name}`, from: denial, to });
    behind = to;
  }
  for (const read of [objectsIn, mannersIn, deonticsIn])
    for (const { names, from, to } of read(text)) for (const sign of names) found.push({ sign, from, to });
  return found.sort((one, other) => one.from - other.from);
}

/** How far 无需, 未经, 不得 reach. */
const REACH = 16;
const near =
  /(?:不|未|没有?|无|拒绝|拒|免于?|免除|非|莫|勿)(?:能|予|再|会|得|作|做|另|行|要|予以|另行|承担)?$/;
/** 不经通知停止供应: only the first act is left out, the next one is done. */
const without = /(?:无[需须庸]|毋[需须庸]|不必|未经|不经|不需要?|不另|没有)[^，。；：]{0,12}$/;
const far =
  /(?:不得|无权|不能|不可(?!抗)|不(?:再|另)?(?:提出?|作|做|就|对|向|以|因)|放弃|丧失|不承担|不负|不享有|免于|拒绝|概不|不予|不再|未向|未在|未于|未就|未对)[^，。；：]{0,12}$/;
/** 不得拒绝退还, 不得停止供应: the act is owed. */
const twice =
  /(?:不得|不能|不应|无权|不可)[^，。；：]{0,8}(?:拒绝|拒不|不予?|停止|拖延|无故)[^，。；：]{0,4}$/;

/**
 * Where the act is denied: with its own 不 it begins there (不予退还), a far denial (不得…异议) stands apart; null: not denied. `behind`: the end of the act before it.
 */
function denialBefore(text: string, at: number, behind: number): number | null {
  const start = Math.max(0, at - REACH);
  const before = text.slice(start, at);
  if (twice.test(before)) return null;
  const own = near.exec(before);
  if (own !== null) return start + own.index;
  const left = without.exec(before);
  return far.test(before) || (left !== null && start + left.index >= behind) ? at : null;
}
