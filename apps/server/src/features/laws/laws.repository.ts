/** Laws and their articles. They are public: no team scope. */
import type { Statute, Validity } from '@wenjian/answers';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import { lawArticles as articles, lawShipment, laws } from '../../database/schema.ts';
import type { Connection } from '../../platform/database/database.ts';

/** A version of a law for look-ups: everything but its text. */
export type LawRow = Awaited<ReturnType<typeof listLaws>>[number];
export type ArticleRow = typeof articles.$inferSelect;

const lawFacts = {
  id: laws.id,
  name: laws.name,
  published: laws.published,
  effective: laws.effective,
  repeals: laws.repeals,
  replacedOn: laws.replacedOn,
  repealedOn: laws.repealedOn,
  repealedBy: laws.repealedBy,
  issuer: laws.issuer,
  amended: laws.amended,
  /** The day up to which what came with the product knows changes; null for an imported law. */
  stateOf: lawShipment.stateOf,
};

export async function listLaws(connection: Connection) {
  return connection
    .select(lawFacts)
    .from(laws)
    .leftJoin(lawShipment, eq(laws.shipment, lawShipment.sha256))
    .orderBy(asc(laws.id));
}

/** Numbered ones, by law. */
export async function countArticles(connection: Connection): Promise<ReadonlyMap<number, number>> {
  const rows = await connection
    .select({ lawId: articles.lawId, count: count() })
    .from(articles)
    .where(isNotNull(articles.number))
    .groupBy(articles.lawId);
  return new Map(rows.map((row) => [row.lawId, row.count]));
}

/** All wordings of the laws with these names. */
export async function lawsNamed(connection: Connection, names: readonly string[]) {
  if (names.length === 0) return [];
  return connection
    .select(lawFacts)
    .from(laws)
    .leftJoin(lawShipment, eq(laws.shipment, lawShipment.sha256))
    .where(inArray(laws.name, [...names]))
    .orderBy(asc(laws.id));
}

/** `isImported`: only those that did not come with the product. */
export async function hasLaws(connection: Connection, { isImported = false } = {}): Promise<boolean> {
  const wanted = isImported ? isNull(laws.shipment) : undefined;
  return (await connection.select({ id: laws.id }).from(laws).where(wanted).limit(1)).length > 0;
}

/** Increased when articles are indexed in another way, or the digest's texts change. */
const INDEXED_AS = 2;

/** Changes whenever a law is added or replaced: a replaced one gets a new id. */
export async function corpusState(connection: Connection): Promise<string> {
  const [state] = await connection.select({ laws: count(), newest: max(laws.id) }).from(laws);
  return `${INDEXED_AS}:${state?.laws ?? 0}:${state?.newest ?? 0}`;
}

export async function contentHashes(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const rows = await connection
    .select({ name: laws.name, wording: laws.wording, contentSha256: laws.contentSha256 })
    .from(laws);
  return new Map(rows.map((row) => [wordingKey(row.name, row.wording), row.contentSha256]));
}

export function wordingKey(name: string, wording: string): string {
  return `${name}\n${wording}`;
}

/**
 * Replaces the same version, if there is one. Inside a transaction. `shipment`: the file it came in, null if it was imported. Returns the ids of its articles, in
 * their order.
 */
export async function replaceLaw(
  connection: Connection,
  { name, issuer, published, effective, amended, repeals, articles: own }: Statute,
  contentSha256: string,
  shipment: string | null,
): Promise<readonly number[]> {
  const wording = published ?? '';
  await connection.delete(laws).where(and(eq(laws.name, name), eq(laws.wording, wording)));
  const [row] = await connection
    .insert(laws)
    .values({ name, wording, issuer, published, effective, amended, repeals, contentSha256, shipment })
    .returning({ id: laws.id });
  if (row === undefined) throw new Error(`law ${name} was not inserted`);
  // One parameter for all rows: a corpus is written in seconds.
  const { rows } = await connection.execute<{
    id: number;
  }>(sql`insert into ${articles} (law_id, number, sub, label, path, text)
    select ${row.id}, (value->>'number')::integer, (value->>'sub')::smallint, value->>'label', value->'path', value->>'text'
    from jsonb_array_elements(${JSON.stringify(own)}::jsonb) with ordinality as given(value, place) order by place
    returning id`);
  // An identity counts up in the order of the rows that were given.
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** Any fixed number; it only has to differ from other advisory locks of the product. */
const SHIPPING_LOCK = 7_015_012;

/** Nobody else loads what comes with the product until the transaction ends. */
export async function takeShippingTurn(connection: Connection): Promise<void> {
  await connection.execute(sql`select pg_advisory_xact_lock(${SHIPPING_LOCK})`);
}

interface LoadedShipment {
  readonly sha256: string;
  readonly stateOf: string;
}

const ONLY_ROW = 1;

/** The one that was loaded last; null: none was. */
export async function readLoadedShipment(connection: Connection): Promise<LoadedShipment | null> {
  const [row] = await connection
    .select({ sha256: lawShipment.sha256, stateOf: lawShipment.stateOf })
    .from(lawShipment);
  return row ?? null;
}

export async function saveLoadedShipment(
  connection: Connection,
  { sha256, stateOf }: LoadedShipment,
): Promise<void> {
  await connection
    .insert(lawShipment)
    .values({ id: ONLY_ROW, sha256, stateOf })
    .onConflictDoUpdate({ target: lawShipment.id, set: { sha256, stateOf } });
}

/** From now on it is the operator's, and no later shipment takes it away. */
export async function keepAsImported(connection: Connection, name: string, wording: string): Promise<void> {
  await connection
    .update(laws)
    .set({ shipment: null })
    .where(and(eq(laws.name, name), eq(laws.wording, wording), isNotNull(laws.shipment)));
}

export async function deleteShippedLaws(connection: Connection): Promise<void> {
  await connection.delete(laws).where(isNotNull(laws.shipment));
}

export async function saveValidity(
  connection: Connection,
  changed: readonly (Validity & { readonly id: number })[],
): Promise<void> {
  for (const { id, replacedOn, repealedOn, repealedBy } of changed)
    await connection.update(laws).set({ replacedOn, repealedOn, repealedBy }).where(eq(laws.id, id));
}

/** By increasing id, after `after`. */
export async function readArticles(connection: Connection, after: number, limit: number) {
  return connection
    .select({
      id: articles.id,
      lawName: laws.name,
      wording: laws.wording,
      number: articles.number,
      sub: articles.sub,
      path: articles.path,
      text: articles.text,
    })
    .from(articles)
    .innerJoin(laws, eq(articles.lawId, laws.id))
    .where(gt(articles.id, after))
    .orderBy(asc(articles.id))
    .limit(limit);
}

/** An article without its text: hundreds are weighed for one that is read. */
export type ArticlePlace = Pick<ArticleRow, 'id' | 'lawId' | 'number' | 'sub'>;

const place = { id: articles.id, lawId: articles.lawId, number: articles.number, sub: articles.sub };

export async function placesById(
  connection: Connection,
  ids: readonly number[],
): Promise<readonly ArticlePlace[]> {
  if (ids.length === 0) return [];
  return connection.select(place).from(articles).where(isOneOf(ids));
}

export async function articlesById(
  connection: Connection,
  ids: readonly number[],
): Promise<readonly ArticleRow[]> {
  if (ids.length === 0) return [];
  return connection.select().from(articles).where(isOneOf(ids));
}

function isOneOf(ids: readonly number[]): SQL {
  return sql`${articles.id} = any(${`{${ids.join(',')}}`}::integer[])`;
}

/** Of these laws, those with these numbers. */
export async function placesByNumber(
  connection: Connection,
  lawIds: readonly number[],
  numbers: readonly number[],
): Promise<readonly ArticlePlace[]> {
  if (lawIds.length === 0 || numbers.length === 0) return [];
  return connection
    .select(place)
    .from(articles)
    .where(and(inArray(articles.lawId, [...lawIds]), inArray(articles.number, [...numbers])))
    .orderBy(asc(articles.id));
}

/** In their order, with what stands outside of articles. */
export async function textsOfLaw(connection: Connection, lawId: number): Promise<readonly ArticleRow[]> {
  return connection.select().from(articles).where(eq(articles.lawId, lawId)).orderBy(asc(articles.id));
}

export async function articlesOfLaws(
  connection: Connection,
  lawIds: readonly number[],
): Promise<readonly ArticleRow[]> {
  if (lawIds.length === 0) return [];
  return connection
    .select()
    .from(articles)
    .where(and(inArray(articles.lawId, [...lawIds]), isNotNull(articles.number)))
    .orderBy(asc(articles.id));
}
