/**
 * Judges a citation of a law in force. A number says little by itself: after a revision the law has an article of that number about something else. So what the sentence speaks of is
 * held against the article in force, the same number of older wordings, and all other articles. Promise: without words that speak of another article, what exists is judged to exist.
 */
import { shortLawName } from '@wenjian/contract';
import { readArticleLabel, writeLabel } from '../statutes/article-label.ts';
import { citationText as text } from './citations.text.ts';
import type { Citation } from './find-citations.ts';
import {
  articleAt,
  type CorpusView,
  isSameAddress,
  judged,
  type KnownArticle,
  missingReason,
  type Outcome,
} from './judgement.ts';
import type { KnownLaw } from './law-directory.ts';
import { movedByTable, placesOfFormer } from './moved-articles.ts';
import { contentScale } from './speaks-of.ts';
import { isSameContent, likenessOf } from './text-likeness.ts';

/** A citation and what is known about it. */
interface Cited {
  readonly citation: Citation & { readonly address: NonNullable<Citation['address']> };
  readonly law: KnownLaw;
  /** The articles in force. */
  readonly own: readonly KnownArticle[];
  readonly current: KnownArticle | undefined;
  /** How much of what the sentence says stands in a text; null when it says too little. */
  readonly share: ((text: string) => number) | null;
}

export function judgeStanding(
  citation: Citation,
  law: KnownLaw,
  wordings: readonly KnownLaw[],
  corpus: CorpusView,
): Outcome {
  const { address } = citation;
  const { name } = law;
  if (address === null) return judged('exists', name, text.lawExists(name, law.stateOf ?? null));
  const own = corpus.articlesOf(law.id);
  const current = articleAt(own, address);
  const share = contentScale(own).shareIn(citation.sentence);
  const cited: Cited = { citation: { ...citation, address }, law, own, current, share };
  const older = wordings.filter((other) => (other.published ?? '') < (law.published ?? ''));
  const named = namedWording(citation, law, older);
  if (named !== null && isIssuedAnew(law)) return endedWith(cited, law, named, corpus);
  if (named !== null && named !== 'unknown') return judgeNamed(cited, corpus.articlesOf(named.id));
  const old = older.flatMap(({ id }) => articleAt(corpus.articlesOf(id), address) ?? []);
  const moved =
    movedSince(cited, old) ??
    movedByNumber(cited) ??
    movedElsewhere(cited, older.length > 0 || named === 'unknown');
  if (moved !== null) return moved;
  if (current === undefined) return judged('notFound', name, missingReason(name, own, address));
  if (named === 'unknown' && (share === null || share(current.text) < SPEAKS_OF))
    return judged('notVerified', name, text.unknownWording(name, citation.wording?.year ?? null));
  return judged('exists', name, text.exists(name, writeLabel(address)), current.text);
}

/** The older wording that the citation names; null: none, or the one in force. */
function namedWording(
  { wording }: Citation,
  law: KnownLaw,
  older: readonly KnownLaw[],
): KnownLaw | 'unknown' | null {
  if (wording === undefined || wording === null) return null;
  const { year } = wording;
  if (year === null) return older[0] ?? 'unknown';
  if (year >= yearOf(law)) return null;
  return older.find((other) => yearOf(other) <= year) ?? 'unknown';
}

function yearOf({ published, effective }: KnownLaw): number {
  return Number((published ?? effective ?? '0').slice(0, 4));
}

/** Interpretations are often not amended but issued again under the same name, which ends the one before. */
function isIssuedAnew({ name, repeals }: KnownLaw): boolean {
  return repeals.some((each) => shortLawName(each.name) === shortLawName(name));
}

function endedWith(
  { citation, own, share }: Cited,
  { name, repeals }: KnownLaw,
  named: KnownLaw | 'unknown',
  corpus: CorpusView,
): Outcome {
  const date = repeals.find((each) => shortLawName(each.name) === shortLawName(name))?.date ?? '';
  const old = named === 'unknown' ? undefined : articleAt(corpus.articlesOf(named.id), citation.address);
  const now = old === undefined ? null : successorOf(old, own, share);
  const article = now === null ? null : writeLabel(now);
  return {
    ...judged('repealed', name, text.issuedAnew(name, date, article), old?.text),
    successor: { law: name, article },
  };
}

/** It says which wording it means. */
function judgeNamed({ citation, law, own, current, share }: Cited, former: readonly KnownArticle[]): Outcome {
  const { address } = citation;
  const { name } = law;
  const old = articleAt(former, address);
  if (old === undefined) return judged('notFound', name, missingReason(name, former, address));
  if (current !== undefined && isSameContent(old.text, current.text))
    return judged('exists', name, text.exists(name, writeLabel(address)), current.text);
  const now = successorOf(old, own, share);
  return now === null
    ? judged('repealed', name, text.removed(name, writeLabel(address), law.published ?? ''), old.text)
    : movedTo({ citation, law }, now, old.text);
}

/** How much more of a sentence must stand in the old article than in the new one. */
const CLEARLY_CLOSER = 0.1;
/** What a sentence must share with an article to speak of it. */
const SPEAKS_OF = 0.25;
/** Of an article that had the cited number before: less is a chance, because the numbers speak for it too. */
const SPEAKS_OF_LISTED = 0.2;

/** The sentence speaks of what an older wording has under this number. */
function movedSince(cited: Cited, old: readonly KnownArticle[]): Outcome | null {
  const { citation, law, own, current, share } = cited;
  const { name } = law;
  for (const former of old) {
    if (current !== undefined && isSameContent(former.text, current.text)) continue;
    const speaksOfIt =
      current === undefined ||
      (share !== null && share(former.text) > Math.max(SPEAKS_OF, share(current.text) + CLEARLY_CLOSER));
    if (!speaksOfIt) continue;
    const now = listedSuccessor(cited, former) ?? successorOf(former, own, share);
    if (now !== null && isSameAddress(now, citation.address)) continue;
    if (now !== null) return movedTo(cited, now, former.text);
    if (current === undefined)
      return judged(
        'repealed',
        name,
        text.removed(name, writeLabel(citation.address), law.published ?? ''),
        former.text,
      );
  }
  return null;
}

/** Of the places that the tables give for this number, the one most like the old article. */
function listedSuccessor({ citation, law, own, share }: Cited, old: KnownArticle): KnownArticle | null {
  const { address, sentence } = citation;
  const labels = movedByTable(law.name, address, sentence);
  const listed = labels.length > 0 ? placesIn(own, labels) : placesOfFormer(law.name, citation, own);
  return successorOf(old, listed, share);
}

/** An earlier wording, whose words are not at hand, had this number for an article that the sentence speaks of. */
function movedByNumber(cited: Cited): Outcome | null {
  const { citation, law, own, current, share } = cited;
  if (share === null) return null;
  const here = current === undefined ? 0 : share(current.text);
  const [first] = best(placesOfFormer(law.name, citation, own), (article) => share(article.text));
  const isThere =
    first !== undefined && share(first.text) > Math.max(SPEAKS_OF_LISTED, here + CLEARLY_CLOSER);
  return isThere ? movedTo(cited, first, null) : null;
}

/** From these on, and so much more than in the cited article, what a sentence says stands in another one. */
const STANDS_IN = 0.45;
const STANDS_CLEARLY = 0.3;

/** No older wording is at hand: the table, or another article that says what the sentence says. */
function movedElsewhere(cited: Cited, wasRevised: boolean): Outcome | null {
  const { citation, law, own, current, share } = cited;
  const { address, sentence } = citation;
  if (current === undefined) return null;
  const here = share?.(current.text) ?? 0;
  const listed = placesIn(own, movedByTable(law.name, address, sentence));
  const [first] = best(listed, (article) => share?.(article.text) ?? 0);
  if (first !== undefined && (share?.(first.text) ?? 1) > here) return movedTo(cited, first, null);
  if (share === null || !(wasRevised || (law.amended ?? []).length > 0)) return null;
  const [nearest] = best(own, (article) => share(article.text));
  if (nearest === undefined || isSameAddress(nearest, address)) return null;
  const there = share(nearest.text);
  return there >= STANDS_IN && there >= here + STANDS_CLEARLY ? movedTo(cited, nearest, null) : null;
}

function placesIn(own: readonly KnownArticle[], labels: readonly string[]): readonly KnownArticle[] {
  return labels.flatMap((label) => articleAt(own, readArticleLabel(label) ?? { number: 0, sub: 0 }) ?? []);
}

/** Two articles share this much at least if one came from the other. */
const LEAST_LIKENESS = 0.3;
/** Where a revision divided an article, the sentence says which part it means. */
const SENTENCE_COUNTS = 0.5;

function successorOf(
  old: KnownArticle,
  own: readonly KnownArticle[],
  share: Cited['share'],
): KnownArticle | null {
  const like = own.flatMap((article) => {
    const likeness = likenessOf(old.text, article.text);
    return likeness < LEAST_LIKENESS ? [] : [{ article, likeness }];
  });
  const [found] = best(
    like,
    ({ article, likeness }) => likeness + SENTENCE_COUNTS * (share?.(article.text) ?? 0),
  );
  return found?.article ?? null;
}

function best<Item>(items: readonly Item[], worth: (item: Item) => number): readonly Item[] {
  return items
    .map((item) => ({ item, worth: worth(item) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ item }) => item);
}

function movedTo(
  { citation, law }: Pick<Cited, 'citation' | 'law'>,
  now: KnownArticle,
  old: string | null,
): Outcome {
  const article = writeLabel(now);
  const label = writeLabel(citation.address);
  const reason =
    old === null ? text.standsIn(law.name, label, article) : text.renumbered(law.name, label, article);
  return {
    ...judged('renumbered', law.name, reason, old ?? undefined),
    successor: { law: law.name, article },
  };
}
