/**
 * Hostile request bodies for every route that takes one, by seed: a third with any fields, the others as the route wants them but for one field, with ids that
 * are the sender's own in half of the places.
 */
import { type AnyRoute, exampleRequest, routeTable } from '@wenjian/api';
import { createRandom, type Random } from '../contract-text.ts';

/** By the path below which each is found. */
export type OwnIds = ReadonlyMap<string, string>;

export interface HostileBody {
  readonly route: AnyRoute;
  /** The address with foreign or impossible values in its places. */
  readonly path: string;
  readonly json: string;
}

const KNOWN_ID = '00000000-0000-4000-8000-000000000000';
const LONG = 200_000;
const DEEP = 20_000;
const FIELDS = [
  'id',
  'ids',
  'fileId',
  'fileIds',
  'originFileId',
  'targetFileId',
  'teamId',
  'name',
  'title',
  'phone',
  'code',
  'keyword',
  'content',
  'text',
  'page',
  'pageSize',
  'pages',
  'ranges',
  'operation',
  'standpoint',
  'demand',
  'items',
  'state',
  'price',
  'amount',
  'plan',
  'couponCode',
  'question',
  'parentId',
  'idempotencyKey',
  'folderId',
  'tags',
  'email',
  'url',
  'rules',
] as const;

export function hostileBodies(seed: number, count: number, own: OwnIds): readonly HostileBody[] {
  const random = createRandom(seed);
  const taking = routeTable.filter(({ method }) => method !== 'GET');
  return Array.from({ length: count }, (_, index) => {
    const route = taking[index % taking.length];
    if (route === undefined) throw new Error('no route takes a body');
    return { route, path: pathOf(random, route, own), json: bodyOf(random, route, own) };
  });
}

function pathOf(random: Random, { path }: AnyRoute, own: OwnIds): string {
  return path.replace(/\{[^}]+\}/g, () =>
    encodeURIComponent(random(3) > 0 ? ownFor(random, path, own) : pick(random, places)),
  );
}

const places = [
  KNOWN_ID,
  '..',
  '%00',
  "' or 1=1 --",
  '甲'.repeat(300),
  '__proto__',
  '-1',
  '9'.repeat(400),
] as const;

function bodyOf(random: Random, route: AnyRoute, own: OwnIds): string {
  if (random(12) === 0) return pick(random, broken)(random);
  const { body } = exampleRequest(route);
  if (isFields(body) && random(3) > 0) return nearlyRight(random, body, own);
  const fields = new Set(Array.from({ length: 1 + random(8) }, () => pick(random, FIELDS)));
  return `{${[...fields].map((field) => `"${field}":${anyValue(random)}`).join(',')}}`;
}

function ownFor(random: Random, path: string, own: OwnIds): string {
  const [, id] = [...own].find(([above]) => path.startsWith(above)) ?? [];
  return id ?? pick(random, [...own.values()]);
}

function isFields(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && Object.keys(body).length > 0;
}

function nearlyRight(random: Random, body: Readonly<Record<string, unknown>>, own: OwnIds): string {
  const names = Object.keys(body);
  const hostile = pick(random, names);
  const fields = names.map((name) => {
    const value = name.endsWith('Id') ? pick(random, [...own.values()]) : body[name];
    return `${JSON.stringify(name)}:${name === hostile ? anyValue(random) : (JSON.stringify(value) ?? 'null')}`;
  });
  return `{${fields.join(',')}}`;
}

function anyValue(random: Random): string {
  return pick(random, values)(random);
}

const values: readonly ((random: Random) => string)[] = [
  () => JSON.stringify(KNOWN_ID),
  (random) => JSON.stringify(pick(random, units).repeat(1 + random(LONG / 4))),
  (random) => JSON.stringify(pick(random, units).repeat(1 + random(200))),
  () => `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  () => `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  (random) => String(pick(random, [-1, 1e308, 0.1, 2 ** 53, -0])),
  () => '1e999',
  () => 'null',
  () => 'true',
  () => '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  (random) => JSON.stringify(Array.from({ length: random(2_000) }, () => KNOWN_ID)),
  () => '"\\u0000\\ud800\\u202e"',
  (random) => JSON.stringify(`${'1-'.repeat(random(400))},${'1,'.repeat(random(400))}`),
];

const units = [
  'a',
  '1',
  '1-',
  ',',
  ' ',
  '甲',
  '（',
  '%',
  '\\',
  '"',
  '<script>',
  '${',
  '../',
  '\n',
  '第一条',
  '=',
  '😀',
] as const;

const broken: readonly ((random: Random) => string)[] = [
  () => '',
  () => '{',
  () => '[]',
  () => 'null',
  () => '"文"',
  (random) => `{"name":"${'a'.repeat(random(LONG))}`,
];

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
