/** Two figures for the same thing: body against attachment, and one clause against another. */
import type { Contract } from '@wenjian/contract';
import type { Finding } from '../../rule.ts';
import { keepsLimit } from './duties/same-case.ts';
import { type Claim, claimsAbout, DATED } from './duties/topic-claims.ts';
import { type ClaimKind, type Topic, topics } from './duties/topics.words.ts';

export function differingClaims(contract: Contract, kinds: readonly ClaimKind[]): Finding[] {
  return topics
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap((topic) => differingAbout(topic, claimsAbout(contract, topic)));
}

/** Amounts and periods of the body are compared by their own patterns; here one place must be an attachment. */
function differingAbout(topic: Topic, claims: readonly Claim[]): Finding[] {
  const isOwn = topic.kind === 'share' || topic.kind === 'measure';
  const [first] = claims;
  if (first === undefined) return [];
  return claims.slice(1).flatMap((claim) => {
    const isDated = (claim.per === DATED) !== (first.per === DATED);
    if ((!isSameTime(claim.per, first.per) && !isDated) || !differs(claim, first, slackOf(topic))) return [];
    // 小区86,000平方米 and its 260平方米 of rooms for the service: another thing.
    if (
      topic.kind === 'measure' &&
      Math.max(claim.value, first.value) > Math.min(claim.value, first.value) * MOST_APART
    )
      return [];
    if (topic.isOfEach === true && isOfAnother(claim, first)) return [];
    if (keepsLimit(claim, first) || keepsLimit(first, claim)) return [];
    // A length and two dates are compared wherever they stand, even in one clause.
    if (!isOwn && !isDated && claim.statement.isAttachment === first.statement.isAttachment) return [];
    return [
      {
        span: claim.statement.place,
        related: [first.statement.place],
        detail: `${topic.name}一处为${first.written}，一处为${claim.written}`,
      },
    ];
  });
}

/** 每年按3%, and 2%/年: a rate without a time beside a yearly one. */
function isSameTime(one: string | null, other: string | null): boolean {
  return one === other || [one, other].every((per) => per === null || per === 'year');
}

/** 甲方将其30%的股权转让, 乙方将其20%的股权转让. */
function isOfAnother(one: Claim, other: Claim): boolean {
  const [mine, theirs] = [one, other].map(({ statement }) => giver.exec(statement.text)?.[1]);
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

const giver = /([甲乙丙丁]方[一二三\d]?|[转出]让方[一二三\d]?)(?:同意|自愿|应)?(?:将|把)/;
const MOST_APART = 10;

/** A year, 12 months and 365 days are the same. */
const SAME = 0.04;
/** Shares and sums are exact: 99.9% is not 99.5%. */
const EXACT = 0.001;

function slackOf({ kind }: Topic): number {
  return kind === 'share' || kind === 'amount' ? EXACT : SAME;
}

export function differs(
  one: { readonly value: number },
  other: { readonly value: number },
  slack = SAME,
): boolean {
  return Math.abs(one.value - other.value) > Math.max(one.value, other.value) * slack;
}
