/** One law and one article of it, as the library shows them. */
import { type ArticleAddress, judgeCitation, readArticleLabel } from '@wenjian/answers';
import type { AnswerOf, LawArticle, readLaw, readLawArticle } from '@wenjian/api';
import { documentSpan } from '@wenjian/document';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { type LawLibrary, wordingOn } from './law-library.ts';
import { type ArticleRow, articlesOfLaws, type LawRow, textsOfLaw } from './laws.repository.ts';
import { lawsText as text } from './laws.text.ts';

/** The name as it is cited, and the day of a wording. */
interface WantedLaw {
  readonly law: string;
  readonly wording?: string | undefined;
}

interface Reading {
  readonly connection: Connection;
  readonly library: LawLibrary;
  readonly today: string;
}

/** Enough to recognise an article in a table of contents. */
const OPENING_CHARACTERS = 60;
const NEIGHBOURS = 2;

export async function readWholeLaw(reading: Reading, wanted: WantedLaw): Promise<AnswerOf<typeof readLaw>> {
  const { connection, library, today } = reading;
  const { law } = requireLaw(reading, wanted);
  const rows = await textsOfLaw(connection, law.id);
  return {
    law: library.head(law, today),
    history: historyOf(reading, law),
    contents: rows.map((row) => (row.number === null ? present(row) : opening(row))),
  };
}

export async function readOneArticle(
  reading: Reading,
  wanted: WantedLaw & { readonly article: string },
): Promise<AnswerOf<typeof readLawArticle>> {
  const { connection, library, today } = reading;
  const { law, wordings } = requireLaw(reading, wanted);
  const address = requireAddress(wanted.article);
  const rows = (await textsOfLaw(connection, law.id)).filter(({ number }) => number !== null);
  const at = rows.findIndex((row) => isAt(row, address));
  const row = rows[at];
  if (row === undefined)
    throw new AppError('NOT_FOUND', { message: text.noArticle(law.name, wanted.article) });
  return {
    law: library.head(law, today),
    history: historyOf(reading, law),
    article: present(row),
    before: rows.slice(Math.max(0, at - NEIGHBOURS), at).map(present),
    after: rows.slice(at + 1, at + 1 + NEIGHBOURS).map(present),
    elsewhere: await sameNumberIn(
      reading,
      wordings.filter(({ id }) => id !== law.id),
      row,
    ),
    successor: law.repealedBy === null ? null : await successorOf(reading, law, address),
  };
}

function requireLaw({ library, today }: Reading, { law, wording }: WantedLaw) {
  const wordings = library.directory.find(law);
  const found =
    wording === undefined
      ? wordingOn(wordings, today)
      : wordings.find(({ published }) => published === wording);
  if (found === undefined) throw new AppError('NOT_FOUND', { message: text.noLaw(law, wording ?? null) });
  return { law: found, wordings };
}

/** 第五百八十四条, 第584条 and 584 are the same. */
export function requireAddress(article: string): ArticleAddress {
  const address = readArticleLabel(article);
  if (address === null) throw new AppError('NOT_FOUND', { message: text.noAddress(article) });
  return address;
}

function isAt({ number, sub }: Pick<ArticleRow, 'number' | 'sub'>, address: ArticleAddress): boolean {
  return number === address.number && sub === address.sub;
}

function historyOf({ library, today }: Reading, law: LawRow) {
  const { amended, replacedOn, repealedOn, repealedBy, repeals } = law;
  return {
    wordings: library.directory.find(law.name).map((one) => library.head(one, today)),
    amended: [...amended],
    replacedOn,
    repealed: repealedOn === null ? null : { date: repealedOn, law: repealedBy },
    repeals: repeals.map(({ name, date }) => ({ law: name, date })),
  };
}

async function sameNumberIn(
  { connection, library, today }: Reading,
  others: readonly LawRow[],
  { number, sub, text: said }: ArticleRow,
) {
  const rows = await articlesOfLaws(
    connection,
    others.map(({ id }) => id),
  );
  return others.map((other) => {
    const same = rows.find((row) => row.lawId === other.id && row.number === number && row.sub === sub);
    return {
      law: library.head(other, today),
      text: same?.text ?? null,
      isSame: same?.text === said,
    };
  });
}

async function successorOf(reading: Reading, law: LawRow, address: ArticleAddress) {
  const { connection, library, today } = reading;
  const following = library.directory.find(law.repealedBy ?? '');
  const rows = await articlesOfLaws(
    connection,
    [law, ...following].map(({ id }) => id),
  );
  const known = rows.map(({ lawId, number, sub, text: said }) => ({
    ...{ lawId, number: number ?? 0, sub, text: said },
  }));
  const byLaw = Map.groupBy(known, ({ lawId }) => lawId);
  // As if the article were cited: one place decides where a rule has gone.
  const cited = { ...documentSpan(0, 0), law: law.name, address, sentence: '' };
  const { directory } = library;
  return judgeCitation(cited, { directory, articlesOf: (id) => byLaw.get(id) ?? [], today }).successor;
}

function present({ label, path, text: said }: ArticleRow): LawArticle {
  return { label, path: [...path], text: said };
}

function opening(row: ArticleRow): LawArticle {
  const said = present(row);
  const isLong = said.text.length > OPENING_CHARACTERS;
  return isLong ? { ...said, text: `${said.text.slice(0, OPENING_CHARACTERS)}……` } : said;
}
