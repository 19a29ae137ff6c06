/**
 * Whether a citation is correct. In: a citation, the wordings of its law, their articles. Out: one of five
 * judgements with its reason. Promise: an article that no known wording has is never judged to exist; what
 * cannot be checked is judged not verified.
 */
import { lawNamed, repealedLawNamed, shortLawName } from '@wenjian/contract';
import { type ArticleAddress, writeLabel } from '../statutes/article-label.ts';
import { statusOn } from '../statutes/law-validity.ts';
import { citationText as text } from './citations.text.ts';
import type { Citation } from './find-citations.ts';
import type { KnownLaw, LawDirectory } from './law-directory.ts';
import { supportOf } from './support.ts';
import { containedShare, findSuccessor } from './text-likeness.ts';

export type CitationOutcome = 'exists' | 'repealed' | 'renumbered' | 'notFound' | 'notVerified';

export interface KnownArticle extends ArticleAddress {
  readonly lawId: number;
  readonly text: string;
}

export interface CorpusView {
  readonly directory: LawDirectory;
  /** All articles of a law, in order. */
  articlesOf(lawId: number): readonly KnownArticle[];
  /** ISO date. */
  readonly today: string;
}

export interface Judgement {
  readonly outcome: CitationOutcome;
  /** Full name of the law; null when the law is not known. */
  readonly name: string | null;
  /** What the cited article says. */
  readonly articleText: string | null;
  /** The article that has this content now. */
  readonly successor: { readonly law: string; readonly article: string | null } | null;
  readonly reason: string;
  /** Whether the citing sentence matches the content of the article; null when one of the two has too few words. */
  readonly supports: boolean | null;
}

export function judgeCitation(citation: Citation, corpus: CorpusView): Judgement {
  const judgement = judgeOutcome(citation, corpus);
  return { ...judgement, supports: supportOf(citation.sentence, judgement.articleText ?? undefined) };
}

type Outcome = Omit<Judgement, 'supports'>;

function judgeOutcome(citation: Citation, corpus: CorpusView): Outcome {
  const wordings = corpus.directory.find(citation.law);
  const [newest] = wordings;
  if (newest === undefined) return judgeUnknown(citation, corpus);
  const standing = wordings.find((law) => statusOn(law, corpus.today) === 'inForce');
  if (standing !== undefined) return judgeStanding(citation, standing, wordings, corpus);
  switch (statusOn(newest, corpus.today)) {
    case 'repealed':
      return judgeRepealed(citation, newest, corpus);
    case 'amended':
      return judgeOutdated(citation, newest, corpus);
    default: {
      const judged = judgeStanding(citation, newest, wordings, corpus);
      const reason = text.notYetInForce(newest.name, newest.effective ?? '');
      return judged.outcome === 'exists' ? { ...judged, reason } : judged;
    }
  }
}

/** How much closer to the old article than to the new one a sentence must be to count as citing the old one. */
const CLEARLY_CLOSER = 0.2;

function judgeStanding(
  { address, sentence }: Citation,
  law: KnownLaw,
  wordings: readonly KnownLaw[],
  corpus: CorpusView,
): Outcome {
  const { name } = law;
  if (address === null) return judged('exists', name, text.lawExists(name, law.stateOf ?? null));
  const own = corpus.articlesOf(law.id);
  const label = writeLabel(address);
  const current = articleAt(own, address);
  const older = wordings.filter((other) => (other.published ?? '') < (law.published ?? ''));
  for (const { id } of older) {
    const old = articleAt(corpus.articlesOf(id), address);
    if (old === undefined || old.text === current?.text) continue;
    const speaksOfOld =
      current === undefined ||
      containedShare(sentence, old.text) > containedShare(sentence, current.text) + CLEARLY_CLOSER;
    if (!speaksOfOld) continue;
    const now = findSuccessor(old.text, own);
    if (now !== null && isSameAddress(now, address)) continue;
    if (now !== null) {
      const article = writeLabel(now);
      return {
        ...judged('renumbered', name, text.renumbered(name, label, article), old.text),
        successor: { law: name, article },
      };
    }
    if (current === undefined)
      return judged('repealed', name, text.removed(name, label, law.published ?? ''), old.text);
  }
  if (current !== undefined) return judged('exists', name, text.exists(name, label), current.text);
  return judged('notFound', name, missingReason(name, label, own, address));
}

function judgeRepealed({ address }: Citation, law: KnownLaw, corpus: CorpusView): Outcome {
  const { name } = law;
  const by = law.repealedBy;
  const date = law.repealedOn ?? '';
  const own = corpus.articlesOf(law.id);
  const old = address === null ? undefined : articleAt(own, address);
  if (address !== null && old === undefined)
    return judged('notFound', name, missingReason(name, writeLabel(address), own, address));
  const [following] = corpus.directory
    .find(by ?? '')
    .filter((other) => statusOn(other, corpus.today) === 'inForce');
  const now = old && following ? findSuccessor(old.text, corpus.articlesOf(following.id)) : null;
  const article = now === null ? null : writeLabel(now);
  const reason =
    article === null || by === null
      ? text.repealed(name, date, by)
      : text.repealedAnd(name, date, by, article);
  return {
    ...judged('repealed', name, reason, old?.text),
    successor: by === null ? null : { law: by, article },
  };
}

/** Only an older wording is available; the number of articles of the newer one may be known. */
function judgeOutdated(
  { address }: Citation,
  { id, name, replacedOn, stateOf }: KnownLaw,
  corpus: CorpusView,
): Outcome {
  const count = lawNamed(name)?.articles ?? null;
  if (address !== null && count !== null && address.number > count)
    return judged('notFound', name, text.noSuchArticle(name, writeLabel(address), count));
  const old = address === null ? undefined : articleAt(corpus.articlesOf(id), address);
  if (address === null) return judged('exists', name, text.lawExists(name, stateOf ?? null));
  return judged('notVerified', name, text.newerWording(name, replacedOn ?? ''), old?.text);
}

/** With at least this many laws the corpus is the complete national law; a law missing from it does not exist. */
const WHOLE_CORPUS_LAWS = 1_000;

function judgeUnknown({ law, address }: Citation, { directory, today }: CorpusView): Outcome {
  const registered = repealedLawNamed(law);
  const repeal =
    registered === null
      ? directory.repealOf(law)
      : { date: registered.repealed, by: registered.successor?.name ?? null };
  if (repeal !== null && repeal.date <= today) {
    const reason = text.repealed(law, repeal.date, repeal.by);
    const successor = repeal.by === null ? null : { law: repeal.by, article: null };
    return { ...judged('repealed', null, reason), successor };
  }
  const known = lawNamed(law);
  if (known !== null) {
    const label = address === null ? null : writeLabel(address);
    if (label === null) return judged('exists', known.name, text.lawOnly(known.name));
    if (address !== null && known.articles !== null && address.number > known.articles)
      return judged('notFound', known.name, text.noSuchArticle(known.name, label, known.articles));
    return judged('notVerified', known.name, text.noText(known.name, label));
  }
  const isNational = law.startsWith('中华人民共和国') || /(?<![办方])法(?:典)?$/.test(shortLawName(law));
  if (isNational && directory.size >= WHOLE_CORPUS_LAWS) return judged('notFound', null, text.noSuchLaw(law));
  return judged('notVerified', null, text.unknownLaw(law));
}

function missingReason(
  name: string,
  label: string,
  articles: readonly KnownArticle[],
  { number, sub }: ArticleAddress,
): string {
  const count = articles.at(-1)?.number ?? 0;
  return sub === 0 && number > count
    ? text.noSuchArticle(name, label, count)
    : text.missingArticle(name, label);
}

function articleAt(articles: readonly KnownArticle[], address: ArticleAddress): KnownArticle | undefined {
  return articles.find((article) => isSameAddress(article, address));
}

function isSameAddress(one: ArticleAddress, other: ArticleAddress): boolean {
  return one.number === other.number && one.sub === other.sub;
}

function judged(
  outcome: CitationOutcome,
  name: string | null,
  reason: string,
  articleText?: string,
): Outcome {
  return { outcome, name, articleText: articleText ?? null, successor: null, reason };
}
