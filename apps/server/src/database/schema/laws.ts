/** The law corpus: statutes by article, and what finds them by words and by fingerprints. It belongs to no team. */
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** One row for each wording of a law. */
export const laws = pgTable(
  'laws',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** The day of the wording, empty where it is not known: by it and the name an import finds what to replace. */
    wording: text().notNull(),
    published: date(),
    effective: date(),
    amended: jsonb().$type<readonly string[]>().notNull(),
    repeals: jsonb().$type<readonly { readonly name: string; readonly date: string | null }[]>().notNull(),
    /** Reckoned from all laws after each import. */
    replacedOn: date(),
    repealedOn: date(),
    repealedBy: text(),
    /** Of what was parsed: an import passes by what has not changed. */
    contentSha256: text().notNull(),
  },
  (table) => [uniqueIndex('laws_wording').on(table.name, table.wording)],
);

export const lawArticles = pgTable(
  'law_articles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lawId: integer()
      .notNull()
      .references(() => laws.id, { onDelete: 'cascade' }),
    /** Null for text outside of articles. */
    number: integer(),
    sub: smallint().notNull(),
    label: text().notNull(),
    path: jsonb().$type<readonly string[]>().notNull(),
    text: text().notNull(),
  },
  (table) => [index('law_articles_number').on(table.lawId, table.number)],
);

/** Which articles hold a term, packed (packages/answers). */
export const lawTerms = pgTable('law_terms', {
  term: text().primaryKey(),
  postings: bytes().notNull(),
});

/** Fingerprints of articles by the upper bits of the hash, packed: a row for each would be many times the size. */
export const lawFingerprints = pgTable('law_fingerprints', {
  bucket: integer().primaryKey(),
  postings: bytes().notNull(),
});

/** Which laws the two indices were made from: one row. */
export const lawIndex = pgTable('law_index', {
  id: smallint().primaryKey(),
  corpus: text().notNull(),
  articleCount: integer().notNull(),
});

/** What an article means, as a model's vector (packages/answers). Made in the background; what is not there yet is found by its words alone. */
export const lawVectors = pgTable(
  'law_vectors',
  {
    /** Rising: a server takes in what came since it last looked. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer()
      .notNull()
      .references(() => lawArticles.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    vector: bytes().notNull(),
  },
  (table) => [uniqueIndex('law_vectors_article').on(table.articleId, table.model)],
);
