/** The law corpus: statutes by article, with indexes by words and by fingerprints. It belongs to no team. */
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

/** One row per version of a law. */
export const laws = pgTable(
  'laws',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /**
     * The date of the version, empty if unknown: an import finds the version to replace by it and the name.
     */
    wording: text().notNull(),
    /** 全国人民代表大会常务委员会; null if unknown. */
    issuer: text(),
    published: date(),
    effective: date(),
    amended: jsonb().$type<readonly string[]>().notNull(),
    repeals: jsonb().$type<readonly { readonly name: string; readonly date: string | null }[]>().notNull(),
    /** Computed from all laws after each import. */
    replacedOn: date(),
    repealedOn: date(),
    repealedBy: text(),
    /** Hash of the parsed text: an import skips what has not changed. */
    contentSha256: text().notNull(),
    /** SHA-256 of the file that came with the product and had it; null: imported by an operator. */
    shipment: text(),
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

/** The articles that contain a term, packed (packages/answers). */
export const lawTerms = pgTable('law_terms', {
  term: text().primaryKey(),
  postings: bytes().notNull(),
});

/** Fingerprints of articles by the upper bits of the hash, packed: a row for each would be many times the size. */
export const lawFingerprints = pgTable('law_fingerprints', {
  bucket: integer().primaryKey(),
  postings: bytes().notNull(),
});

/** The laws the two indexes were made from: one row. */
export const lawIndex = pgTable('law_index', {
  id: smallint().primaryKey(),
  corpus: text().notNull(),
  articleCount: integer().notNull(),
});

/** The file with the product's laws that was loaded last: one row. Its laws may all have been imported since, so they do not say it. */
export const lawShipment = pgTable('law_shipment', {
  id: smallint().primaryKey(),
  sha256: text().notNull(),
  /** The day of its texts: what came later is not in them. */
  stateOf: date().notNull(),
});

/**
 * The meaning of an article, as a model's vector (packages/answers). Made in the background; an article
 * without one is found by its words only.
 */
export const lawVectors = pgTable(
  'law_vectors',
  {
    /** Increasing: a server loads what was added since its last look. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer()
      .notNull()
      .references(() => lawArticles.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    vector: bytes().notNull(),
  },
  (table) => [uniqueIndex('law_vectors_article').on(table.articleId, table.model)],
);
