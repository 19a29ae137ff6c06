/** Vectors of articles, by model. */
import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { lawArticles as articles, laws, lawVectors as vectors } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

export interface ArticleToEmbed {
  readonly id: number;
  readonly lawName: string;
  /** 第十条之一. */
  readonly label: string;
  readonly text: string;
}

/** Any fixed number; it only has to differ from other advisory locks of the product. */
const EMBEDDING_LOCK = 7_015_011;

/** Whether this transaction may embed; nobody else may until it ends. */
export async function takeEmbeddingTurn(connection: Connection): Promise<boolean> {
  const { rows } = await connection.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${EMBEDDING_LOCK}) as taken`,
  );
  return rows[0]?.taken === true;
}

/**
 * The first articles without a vector, of versions in force or the last known ones: laws first, then
 * implementing rules, then single replies, so that most questions benefit after the first minutes.
 * `isOfImported`: only laws that did not come with the product, which brought their vectors.
 */
export async function articlesWithoutVector(
  connection: Connection,
  {
    model,
    isOfImported,
    limit,
  }: { readonly model: string; readonly isOfImported: boolean; readonly limit: number },
): Promise<readonly ArticleToEmbed[]> {
  const rank = sql`case when ${laws.name} like '%民法典' then 0 when ${laws.name} ~ '(法|法典)$' then 1
    when ${laws.name} ~ '^最高人民.*(解释|规定)' then 2 when ${laws.name} like '%条例' then 3 else 4 end`;
  return connection
    .select({ id: articles.id, lawName: laws.name, label: articles.label, text: articles.text })
    .from(articles)
    .innerJoin(laws, eq(articles.lawId, laws.id))
    .leftJoin(vectors, and(eq(vectors.articleId, articles.id), eq(vectors.model, model)))
    .where(sql`${vectors.id} is null and (${laws.shipment} is null or not ${isOfImported}) and ${laws.repealedOn} is null and not exists (
      select 1 from ${laws} newer where newer.name = ${laws.name} and newer.wording > ${laws.wording})`)
    .orderBy(rank, asc(articles.id))
    .limit(limit);
}

export async function saveVectors(
  connection: Connection,
  model: string,
  rows: readonly { readonly articleId: number; readonly vector: Uint8Array }[],
): Promise<void> {
  if (rows.length === 0) return;
  const made = rows.map(({ articleId, vector }) => ({
    articleId,
    vector: Buffer.from(vector.buffer, vector.byteOffset, vector.length).toString('hex'),
  }));
  // One parameter for all rows: those of a whole corpus are written in seconds.
  await connection.execute(sql`insert into ${vectors} (article_id, model, vector)
    select "articleId", ${model}, decode(vector, 'hex')
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as row("articleId" integer, vector text)
    on conflict do nothing`);
}

export async function deleteReplacedVectors(
  connection: Connection,
  { model, replaces }: { readonly model: string; readonly replaces: readonly string[] },
): Promise<void> {
  const isReplaced = replaces.map((start) => sql`starts_with(${vectors.model}, ${start})`);
  if (isReplaced.length > 0)
    await connection.delete(vectors).where(and(ne(vectors.model, model), or(...isReplaced)));
}

/** By rising id, behind `after`. */
export async function readVectors(connection: Connection, model: string, after: number, limit: number) {
  return connection
    .select({ id: vectors.id, articleId: vectors.articleId, vector: vectors.vector })
    .from(vectors)
    .where(and(eq(vectors.model, model), gt(vectors.id, after)))
    .orderBy(asc(vectors.id))
    .limit(limit);
}

export async function hasVectors(connection: Connection): Promise<boolean> {
  return (await connection.select({ id: vectors.id }).from(vectors).limit(1)).length > 0;
}
