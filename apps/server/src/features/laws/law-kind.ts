/** What kind of rule a law is. In: its name and issuer. Out: one of the kinds people look for it under. */
import type { LawKind } from '@wenjian/api';

const byName: readonly (readonly [RegExp, LawKind])[] = [
  [/^(?:最高)?人民(?:法院|检察院)/, 'interpretation'],
  [/(?<!办)法$|法典$|^(?:中华人民共和国)?(?:宪法|刑法)修正案/, 'law'],
  [/条例$|^(?:中华人民共和国)?国务院/, 'regulation'],
];

const byIssuer: readonly (readonly [RegExp, LawKind])[] = [
  [/^最高人民/, 'interpretation'],
  [/^全国人民代表大会/, 'law'],
  [/^国务院$/, 'regulation'],
];

/** The name first: a regulation's text may begin with the congress that allowed it. */
export function kindOfLaw(name: string, issuer: string | null): LawKind {
  const bare = name.replace(/（[^（）]*）$/, '');
  const found =
    byName.find(([pattern]) => pattern.test(bare)) ??
    byIssuer.find(([pattern]) => pattern.test(issuer ?? ''));
  return found?.[1] ?? 'other';
}
