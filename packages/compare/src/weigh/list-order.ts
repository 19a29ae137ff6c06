/**
 * The members of a list in another order. In: two sentences. Out: whether nothing else differs, and whether the
 * sentence says that the order counts. Promise: swapping the sentences changes neither.
 */

/** Words by which the order of what is named surely means something: who comes first, or what belongs to which. */
const telling =
  '依次|依序|逐级|顺位|位次|[顺次]序(?:为|是|如下|[:：])|[按依][^，。；]{0,24}[顺次]序|优先[顺次]序|先后|首先|分别|先[^。；]{1,20}[，,]?[后再]';
const ordered = new RegExp(telling);

/** Also words beside which it may. */
const perhapsOrdered = new RegExp(
  `${telling}|优先(?!购买|承租|受让)|其次|然后|最后|各自|之后|之前|后[，,]|前[，,]|第[一二三1-3](?![方人])`,
);

export function isOrdered(text: string): boolean {
  return ordered.test(text);
}

const separator = /[、，,；;]|以及|或者|[和及与或]/;
const separators = new RegExp(separator.source, 'g');

/** What differs, without what joins members: the same signs in another order, or the lists have other members. */
export function signsOf(text: string): string {
  return [...text.replace(separators, '')].sort().join('');
}

/** The same members in another order, where no order is meant. */
export function isReordered(old: string, target: string): boolean {
  const length = Math.min(old.length, target.length);
  let before = 0;
  while (before < length && old.charCodeAt(before) === target.charCodeAt(before)) before++;
  let behind = 0;
  const [oldLast, newLast] = [old.length - 1, target.length - 1];
  while (behind < length - before && old.charCodeAt(oldLast - behind) === target.charCodeAt(newLast - behind))
    behind++;
  const [one, other] = [old, target].map((text) => text.slice(before, text.length - behind));
  if (one === undefined || other === undefined || haveOtherSigns(one, other)) return false;
  if (!separator.test(old) || perhapsOrdered.test(old) || perhapsOrdered.test(target)) return false;
  // Members may begin or end alike: 主机、主板.
  for (let more = 0; more <= Math.min(MEMBER, before); more++) {
    for (let rest = 0; rest <= Math.min(MEMBER, behind); rest++) {
      const [left, right] = [old, target].map((text) =>
        text.slice(before - more, text.length - behind + rest),
      );
      if (left !== undefined && right !== undefined && areSameMembers(left, right)) return true;
    }
  }
  return false;
}

/** Most edits put one word in the place of another: that needs no sorting. */
function haveOtherSigns(one: string, other: string): boolean {
  if (!separator.test(one) && !separator.test(other) && one.length !== other.length) return true;
  return signsOf(one) !== signsOf(other);
}

/** How far a member goes on into what both sentences begin or end with. */
const MEMBER = 12;

function areSameMembers(old: string, target: string): boolean {
  if (isMixed(old) || isMixed(target) || /或/.test(old) !== /或/.test(target)) return false;
  const [one, other] = [membersOf(old), membersOf(target)];
  if (one.length < 2 || one.length !== other.length) return false;
  return one.join('\0') !== other.join('\0') && one.toSorted().join('\0') === other.toSorted().join('\0');
}

/** Where clauses are listed, what is listed in them stays with them. */
function membersOf(text: string): readonly string[] {
  return text.split(/[，,；;]/.test(text) ? /[，,；;]/ : separator).map((member) => member.trim());
}

/** A或B和C is another choice than C或B和A. */
function isMixed(text: string): boolean {
  return /或/.test(text) && /[和及与]/.test(text);
}
