/**
 * Ranks articles by more than their words: whether their law is in force, its rank, and whether the question
 * names it. In: candidates found by words. Out: the same candidates, best first.
 */
import { shortLawName } from '@wenjian/contract';
import { type ArticleAddress, articlePattern, readAddress } from '../statutes/article-label.ts';
import { type DatedLaw, type LawStatus, statusOn, type Validity } from '../statutes/law-validity.ts';

export interface Question {
  /** The question without the laws and articles it names, unless nothing is left. */
  readonly text: string;
  /** Short names. */
  readonly laws: ReadonlySet<string>;
  readonly addresses: readonly ArticleAddress[];
}

export interface ArticleCandidate {
  readonly law: DatedLaw & Validity;
  readonly number: number | null;
  readonly sub: number;
  readonly score: number;
  /** For an amended law: the corpus has nothing newer, so this is the best available text. */
  readonly isLatestKnown?: boolean;
}

/** `names`: of all laws. */
export function readQuestion(question: string, names: readonly string[]): Question {
  const addresses = [...question.matchAll(new RegExp(articlePattern, 'g'))].flatMap(({ groups }) => {
    const address = readAddress(groups?.number, groups?.sub);
    return address === null ? [] : [address];
  });
  let rest = shortLawName(question.replace(new RegExp(articlePattern, 'g'), ' ').replace(/《|》/g, ''));
  const laws = new Set<string>();
  const known = [...new Set(names.map(shortLawName))].sort((one, other) => other.length - one.length);
  // The longest first: 劳动合同法实施条例 does not name 劳动合同法.
  for (const name of known) {
    if (!rest.includes(name)) continue;
    laws.add(name);
    rest = rest.replaceAll(name, ' ');
  }
  return { text: /\p{Script=Han}{2}/u.test(rest) ? rest : question, laws, addresses };
}

const statusWeights: Readonly<Record<LawStatus, number>> = {
  inForce: 1,
  notYetInForce: 0.8,
  amended: 0.5,
  repealed: 0.3,
};
/** A law ranks above its implementing rules, and those above rules of single ministries. */
const rankWeights: readonly { readonly title: RegExp; readonly weight: number }[] = [
  { title: /修正案|的决定$|的批复$|的通知$|的意见$/, weight: 0.8 },
  { title: /(?:法|法典|宪法)$/, weight: 1 },
  { title: /^最高人民/, weight: 0.95 },
  { title: /条例$/, weight: 0.92 },
];
const OTHER_RANK = 0.85;
/** An amended wording whose successor is not in the corpus: most of it is still in force. */
const LATEST_KNOWN = 0.9;
/** Preambles, annexes and court replies contain many words and rarely the answer. */
const OUTSIDE_OF_ARTICLES = 0.6;
const NAMED_LAW = 1.6;
const NAMED_ARTICLE = 10;

export function rankArticles<Candidate extends ArticleCandidate>(
  { laws, addresses }: Question,
  candidates: readonly Candidate[],
  today: string,
): readonly Candidate[] {
  const isAddressed = ({ number, sub }: ArticleCandidate) =>
    addresses.some((address) => address.number === number && address.sub === sub);
  return candidates
    .map((candidate) => {
      const { law } = candidate;
      const isNamed = laws.has(shortLawName(law.name));
      const named = isNamed ? (isAddressed(candidate) ? NAMED_ARTICLE : NAMED_LAW) : 1;
      const weight = standingOf(candidate, today) * rankOf(law.name) * named;
      return { ...candidate, score: candidate.score * weight };
    })
    .sort((one, other) => other.score - one.score);
}

function standingOf({ law, number, isLatestKnown = false }: ArticleCandidate, today: string): number {
  const status = statusOn(law, today);
  const standing = status === 'amended' && isLatestKnown ? LATEST_KNOWN : statusWeights[status];
  return number === null ? standing * OUTSIDE_OF_ARTICLES : standing;
}

function rankOf(name: string): number {
  return rankWeights.find(({ title }) => title.test(name.replace(/（.+）$/, '')))?.weight ?? OTHER_RANK;
}
