/**
 * What speaks for articles: their likeness to a question by the encoder, the words they share with it, whether they answer questions like it, and whether it names them. What all of it is
 * worth is weighed elsewhere (packages/answers).
 */
import {
  type ArticleEvidence,
  meantTerms,
  namesInQuestions,
  type Question,
  readQuestion,
  scoreTexts,
  type TextScores,
} from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { Connection } from '../../platform/database/database.ts';
import { openBoundArticles } from './bound-articles.ts';
import { type IndexState, readIndexState, termPostings } from './law-index.repository.ts';
import type { LawMeaning } from './law-meaning.ts';
import {
  type ArticlePlace,
  corpusState,
  type LawRow,
  listLaws,
  placesById,
  placesByNumber,
} from './laws.repository.ts';

/** Of each kind: more than anybody reads, because the other kind may raise one. */
const CANDIDATES = 250;

export interface FoundEvidence extends ArticleEvidence {
  /** Of the article. */
  readonly id: number;
  readonly law: LawRow;
}

export interface QuestionEvidence {
  readonly question: Question;
  /** In no order. */
  readonly evidence: readonly FoundEvidence[];
  /** How like the question the nearest article is; null without vectors. */
  readonly nearest: number | null;
  /** False: laws were added or replaced since the index was made. */
  readonly isComplete: boolean;
}

export type LawEvidence = (asked: string) => Promise<QuestionEvidence>;

/** Null: there is no law, or none is indexed yet. */
export async function openLawEvidence(
  connection: Connection,
  meaning: LawMeaning | null,
): Promise<LawEvidence | null> {
  const state = await readIndexState(connection);
  const laws = new Map((await listLaws(connection)).map((law) => [law.id, law]));
  if (state === null || laws.size === 0) return null;
  const newest = newestWordings([...laws.values()]);
  const names = namesInQuestions([...laws.values()].map(({ name }) => name));
  const bound = await openBoundArticles(
    connection,
    [...laws.values()].filter(({ id }) => newest.has(id)),
  );
  return async (asked) => {
    const question = readQuestion(asked, names);
    const [words, likeness, named, corpus] = await Promise.all([
      scoreWords(connection, state, question.text),
      meaning?.(question.text) ?? null,
      namedArticles(connection, laws, question),
      corpusState(connection),
    ]);
    const best = words.best(CANDIDATES);
    const nearest = likeness?.best(CANDIDATES) ?? [];
    const answering = bound(likeness?.asked ?? []);
    const ids = new Set([...[...best, ...nearest, ...named].map(({ id }) => id), ...answering.keys()]);
    // Places only: the texts of hundreds of candidates took longer than everything else.
    const places = await placesById(connection, [...ids]);
    const evidence = places.flatMap(({ id, lawId, number, sub }) => {
      const law = laws.get(lawId);
      const said = words.of(id);
      return law === undefined
        ? []
        : [
            {
              ...{ id, law, number, sub },
              isLatestKnown: newest.has(lawId),
              likeness: likeness?.of(id) ?? null,
              words: said / Math.max(words.most, Number.EPSILON),
              asked: answering.get(id) ?? 0,
              wordsBesideBest: said / Math.max(best[0]?.score ?? 0, Number.EPSILON),
            },
          ];
    });
    return { question, evidence, nearest: nearest[0]?.score ?? null, isComplete: corpus === state.corpus };
  };
}

const nowhere = new Uint8Array();

async function scoreWords(connection: Connection, state: IndexState, text: string): Promise<TextScores> {
  const terms = meantTerms(text);
  const postings = await termPostings(
    connection,
    terms.map(({ term }) => term),
  );
  // A term that no article has counts as well: a question of such words is not answered by the one word that some article has.
  const asked = terms.map(({ term, weight }) => ({ weight, postings: postings.get(term) ?? nowhere }));
  return scoreTexts(asked, state.articleCount);
}

function newestWordings(laws: readonly LawRow[]): ReadonlySet<number> {
  const newest = new Map<string, LawRow>();
  for (const law of laws) {
    const known = newest.get(law.name);
    if (known === undefined || (law.published ?? '') > (known.published ?? '')) newest.set(law.name, law);
  }
  return new Set([...newest.values()].map(({ id }) => id));
}

/** 民法典第五百八十四条 is found whatever its text. */
async function namedArticles(
  connection: Connection,
  laws: ReadonlyMap<number, LawRow>,
  { laws: names, addresses }: Question,
): Promise<readonly ArticlePlace[]> {
  const wordings = [...laws.values()].filter(({ name }) => names.has(shortLawName(name)));
  return placesByNumber(
    connection,
    wordings.map(({ id }) => id),
    addresses.map(({ number }) => number),
  );
}
