/**
 * Whether a citation is correct. In: a citation, the wordings of its law, their articles. Out: one of five
 * judgements with its reason. Promise: an article that no known wording has is never judged to exist; what
 * cannot be checked is judged not verified.
 */
import { lawNamed, repealedLawNamed, shortLawName } from '@wenjian/contract';
import { writeLabel } from '../statutes/article-label.ts';
import { statusOn } from '../statutes/law-validity.ts';
import { citationText as text } from './citations.text.ts';
import type { Citation } from './find-citations.ts';
import { judgeStanding } from './judge-standing.ts';
import {
  articleAt,
  type CorpusView,
  type Judgement,
  judged,
  missingReason,
  type Outcome,
} from './judgement.ts';
import type { KnownLaw } from './law-directory.ts';
import { movedByTable } from './moved-articles.ts';
import { supportOf } from './support.ts';
import { findSuccessor } from './text-likeness.ts';

export function judgeCitation(citation: Citation, corpus: CorpusView): Judgement {
  const judgement = judgeOutcome(citation, corpus);
  return { ...judgement, supports: supportOf(citation.sentence, judgement.articleText ?? undefined) };
}

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

function judgeRepealed({ address }: Citation, law: KnownLaw, corpus: CorpusView): Outcome {
  const { name } = law;
  const by = law.repealedBy;
  const date = law.repealedOn ?? '';
  const own = corpus.articlesOf(law.id);
  const old = address === null ? undefined : articleAt(own, address);
  // A text without numbered articles (questions and replies) says nothing about a number.
  if (address !== null && old === undefined && own.length > 0)
    return judged('notFound', name, missingReason(name, own, address));
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
  { address, sentence }: Citation,
  { id, name, replacedOn, stateOf }: KnownLaw,
  corpus: CorpusView,
): Outcome {
  const count = lawNamed(name)?.articles ?? null;
  if (address !== null && count !== null && address.number > count)
    return judged('notFound', name, text.noSuchArticle(name, writeLabel(address), count));
  const old = address === null ? undefined : articleAt(corpus.articlesOf(id), address);
  if (address === null) return judged('exists', name, text.lawExists(name, stateOf ?? null));
  const [now] = movedByTable(name, address, sentence);
  if (now !== undefined) {
    const reason = text.renumbered(name, writeLabel(address), now);
    return { ...judged('renumbered', name, reason, old?.text), successor: { law: name, article: now } };
  }
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
