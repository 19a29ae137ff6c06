/** The digest by law and article, and as a small search index until a full text is imported. */
import { lawNamed, shortLawName } from '@wenjian/contract';
import { ArticleIndexBuilder, rankTexts, type Scored } from '../retrieval/article-index.ts';
import { meantTerms } from '../retrieval/read-meaning.ts';
import { termsOf } from '../retrieval/terms.ts';
import { type ArticleAddress, writeLabel } from '../statutes/article-label.ts';
import type { LawStatus } from '../statutes/law-validity.ts';
import { DIGEST } from './digest.ts';

export interface DigestProvision extends ArticleAddress {
  readonly law: string;
  /** 第五百八十四条. */
  readonly label: string;
  readonly wording: string;
  readonly gist: string;
}

export const PROVISIONS: readonly DigestProvision[] = DIGEST.flatMap(({ law, wording, provisions }) =>
  provisions.map(([number, gist, sub = 0]) => ({
    law,
    wording,
    number,
    sub,
    label: writeLabel({ number, sub }),
    gist,
  })),
);

const byAddress = new Map(
  PROVISIONS.map(({ law, wording, number, sub, gist }) => [addressKey(law, wording, number, sub), gist]),
);

/**
 * Null when the digest has nothing for this article in this wording: in another wording it may have another
 * number.
 */
export function gistOf(law: string, wording: string, number: number | null, sub: number): string | null {
  return number === null ? null : (byAddress.get(addressKey(law, wording, number, sub)) ?? null);
}

function addressKey(law: string, wording: string, number: number, sub: number): string {
  return `${shortLawName(law)}\n${wording}\n${number}.${sub}`;
}

/** According to the register of laws. */
export function digestStatus({ law, wording }: DigestProvision, today: string): LawStatus {
  const registered = lawNamed(law);
  return registered !== null &&
    registered.since > wording &&
    registered.since <= today &&
    isLater(registered.since, wording)
    ? 'amended'
    : 'inForce';
}

/** A wording takes effect within this many days of its publication; a later date belongs to another wording. */
const LONGEST_WAIT_DAYS = 400;
const DAY_MS = 86_400_000;

function isLater(since: string, wording: string): boolean {
  return (Date.parse(since) - Date.parse(wording)) / DAY_MS > LONGEST_WAIT_DAYS;
}

let index: ReadonlyMap<string, Uint8Array> | null = null;

/** Indices in `PROVISIONS`, best first. */
export function searchDigest(question: string, top: number): readonly Scored[] {
  index ??= buildIndex();
  const postings = index;
  const asked = meantTerms(question).flatMap(({ term, weight }) => {
    const packed = postings.get(term);
    return packed === undefined ? [] : [{ weight, postings: packed }];
  });
  return rankTexts(asked, PROVISIONS.length, top).map(({ id, score }) => ({ id: id - 1, score }));
}

function buildIndex(): ReadonlyMap<string, Uint8Array> {
  const builder = new ArticleIndexBuilder();
  PROVISIONS.forEach(({ law, gist }, place) => {
    builder.add({ id: place + 1, terms: termsOf(gist), headingTerms: termsOf(law) });
  });
  return new Map([...builder.finish()].map(({ term, postings }) => [term, postings]));
}
