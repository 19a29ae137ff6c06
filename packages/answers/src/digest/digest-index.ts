/** The digest by law and article. */
import { shortLawName } from '@wenjian/contract';
import { type ArticleAddress, writeLabel } from '../statutes/article-label.ts';
import { DIGEST } from './digest.ts';

interface DigestProvision extends ArticleAddress {
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
