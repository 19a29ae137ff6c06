/**
 * Every kind of object × every role × every ability: allowed calls pass, others are refused. Missing rights
 * fail here as well as excessive rights. Changes by collaborations are tested in
 * `features/collaboration/access-matrix.test.ts`.
 */
import type { Ability, ObjectKind, ProductType } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { letIn, newTeam, productCalls } from '../../features/collaboration/collaboration.testing.ts';
import { query } from '../../features/compare/compare.testing.ts';
import { grant, idOf, teamOf } from '../../features/teams/teams.testing.ts';
import { type ObjectMakers, objectMakers } from '../../testing/example-objects.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { type Call, callsOf, type Outcome, outcomeOf } from './access-calls.testing.ts';

const tried = countTried('calls by each role about each kind of object');

/** `maker` is a plain member who created the object, `viewer` a member of the team who only reads. */
const insiders = ['owner', 'admin', 'maker', 'member', 'viewer'] as const;
/** Guests of the object from outside its space, if it can be shared. */
const guests = ['reader', 'writer'] as const;
/** None of these may learn that it exists. */
const outsiders = ['onlooker', 'removed', 'stranger'] as const;
type Role = (typeof insiders | typeof guests | typeof outsiders)[number];

const letters: Readonly<Record<Ability, string>> = {
  read: 'r',
  change: 'c',
  run: 'x',
  share: 's',
  delete: 'd',
};
const abilities = Object.keys(letters) as readonly Ability[];

/** The abilities of each role; a role that is not listed must not learn that the object exists. */
type Rights = Readonly<Partial<Record<Role, string>>>;

const EVERYTHING = 'rcxsd';
const managed = (word: string, member: string): Rights => ({
  owner: word,
  admin: word,
  maker: word,
  member,
  viewer: 'r',
});
const task = managed(EVERYTHING, 'rc');
const sharedTask: Rights = { ...task, reader: 'r', writer: 'rc' };

const matrix: Readonly<Record<ObjectKind, Rights>> = {
  comparison: sharedTask,
  document: sharedTask,
  audit: sharedTask,
  plagiarism: sharedTask,
  product: sharedTask,
  result: { ...managed('rc', 'rc'), reader: 'r', writer: 'rc' },
  discussion: { ...managed('rcd', 'rc'), reader: 'r', writer: 'rc' },
  proofreading: task,
  conversion: task,
  recognition: task,
  generatedDocument: task,
  knowledgeDocument: managed(EVERYTHING, 'rcx'),
  contractTemplate: managed('rcxd', 'rx'),
  compareProfile: managed('rcd', 'r'),
  auditTemplate: managed('rcd', 'r'),
  lexiconEntry: managed('rcd', 'r'),
  textBaseDocument: managed('rd', 'r'),
  // Created by the owner: a plain member cannot create keys, orders or the team itself.
  openApiKey: { owner: 'rd', admin: 'rd', maker: 'r', member: 'r', viewer: 'r' },
  teamSpace: { owner: EVERYTHING, admin: 'rcxs', maker: 'r', member: 'r', viewer: 'r' },
  // A member who may not spend the team's money does not see its purchases.
  order: { owner: 'rc', admin: 'rc' },
  // Belongs to one person, whatever their role in the team.
  message: { maker: 'rcd' },
  chat: { maker: 'rcs' },
};
const madeByOwner: readonly ObjectKind[] = ['openApiKey', 'order', 'teamSpace'];
const kinds = Object.keys(matrix) as readonly ObjectKind[];

const productTypes: Readonly<Partial<Record<ObjectKind, ProductType>>> = {
  comparison: 'compare',
  product: 'compare',
  result: 'audit',
  discussion: 'compare',
  document: 'document',
  audit: 'audit',
  plagiarism: 'duplicate',
};

let product: TestProduct;
let teamId: string;
let people: Record<Role, TestUser>;
let spareId: string;
let makers: ObjectMakers;
let objects: Record<ObjectKind, string>;
/** Opened to the reader and the writer, and closed again. */
let closed: Partial<Record<ObjectKind, string>>;

beforeAll(async () => {
  product = await startTestProduct();
  const roles: readonly Role[] = [...insiders, ...guests, ...outsiders];
  const signed = await Promise.all(roles.map(async (role) => [role, await product.signIn()]));
  people = Object.fromEntries(signed) as Record<Role, TestUser>;
  const { owner, admin, maker, member, viewer, removed } = people;
  teamId = await newTeam(product, owner, [
    { user: admin, role: 'admin' },
    { user: viewer, role: 'viewer' },
    ...[maker, member, removed].map((user) => ({ user, role: 'member' as const })),
  ]);
  await grant(product, teamId, 'yearly');
  await teamOf(teamId).remove(owner, await idOf(removed));
  const byOwner = objectMakers(product, owner);
  makers = { ...objectMakers(product, maker) };
  for (const kind of madeByOwner) makers = { ...makers, [kind]: byOwner[kind] };
  spareId = await idOf(await product.signIn());
  makers = { ...makers, teamSpace: withSpareMember };
  const made: [ObjectKind, string][] = [];
  for (const kind of kinds) made.push([kind, await makeShared(kind, false)]);
  objects = Object.fromEntries(made) as Record<ObjectKind, string>;
  closed = {};
  for (const kind of kinds) if (productTypes[kind]) closed[kind] = await makeShared(kind, true);
}, 120_000);
afterAll(() => product.close());

/** Somebody who can be removed. */
async function withSpareMember(): Promise<string> {
  const statement = `insert into team_members (team_id, user_id, role) values ($1, $2, 'member') on conflict do nothing`;
  await query(product, statement, [teamId, spareId]);
  return teamId;
}

/** `invited`: who of the guests is let in. */
async function makeShared(
  kind: ObjectKind,
  isClosed: boolean,
  invited: readonly Role[] = guests,
): Promise<string> {
  const id = await makers[kind]();
  const type = productTypes[kind];
  if (!type) return id;
  const calls = productCalls(id, type);
  await calls.open(people.maker);
  if (invited.includes('reader')) await letIn(calls, people.maker, people.reader, 'readonly');
  if (invited.includes('writer')) await letIn(calls, people.maker, people.writer, 'readwrite');
  if (isClosed) await calls.close(people.maker);
  return id;
}

const target = (id: string) => ({ id, teamId, memberId: spareId });

interface Cell {
  readonly kind: ObjectKind;
  readonly role: Role;
  readonly ability: Ability;
}

function expected({ isBatch }: Pick<Call, 'isBatch'>, { kind, role, ability }: Cell): Outcome {
  const rights = matrix[kind][role];
  // A guest of one object has no space in which to name several.
  const isOutside = isBatch && guests.some((guest) => guest === role);
  if (rights === undefined || isOutside) return 'unknown';
  return rights.includes(letters[ability]) ? 'allowed' : 'forbidden';
}

async function expectOutcomes(kind: ObjectKind, role: Role): Promise<void> {
  for (const ability of abilities) {
    for (const call of callsOf(kind, ability)) {
      const wanted = expected(call, { kind, role, ability });
      // A personal object is not created again; it is deleted last.
      const isFresh = call.isDone && wanted === 'allowed' && kind !== 'message';
      const id = isFresh ? await makeShared(call.object, false, [role]) : objects[call.object];
      const cell = [kind, role, ability, call.name];
      expect([...cell, await outcomeOf(call, people[role], target(id))]).toEqual([...cell, wanted]);
      tried();
    }
  }
}

describe.each(kinds)('%s', (kind) => {
  // The maker comes last, because their own message is deleted.
  it.each([...outsiders, ...guests, ...insiders])('treats the %s as the table says', async (role) => {
    await expectOutcomes(kind, role);
  });

  it('is closed without a token', async () => {
    for (const ability of abilities)
      for (const call of callsOf(kind, ability))
        expect([call.name, await outcomeOf(call, product.visitor, target(objects[call.object]))]).toEqual([
          call.name,
          'unsigned',
        ]);
  });
});

describe.each(kinds.filter((kind) => productTypes[kind]))('%s after its collaboration was closed', (kind) => {
  it.each(guests)('refuses the %s with a specific message', async (role) => {
    for (const ability of abilities)
      for (const call of callsOf(kind, ability).filter(({ isBatch }) => !isBatch))
        expect([call.name, await outcomeOf(call, people[role], target(closed[call.object] ?? ''))]).toEqual([
          call.name,
          'closed',
        ]);
  });

  it.each(insiders)('is unchanged for the %s', async (role) => {
    const harmless = abilities.flatMap((ability) =>
      callsOf(kind, ability)
        .filter(({ isDone }) => !isDone)
        .map((call) => ({ call, wanted: expected(call, { kind, role, ability }) })),
    );
    for (const { call, wanted } of harmless)
      expect([call.name, await outcomeOf(call, people[role], target(closed[call.object] ?? ''))]).toEqual([
        call.name,
        wanted,
      ]);
  });
});

const shareable: readonly ObjectKind[] = ['product', 'audit', 'plagiarism', 'proofreading', 'teamSpace'];

it('every object that can be shared or deleted has a call that requires that right', () => {
  const missing = kinds.flatMap((kind) => {
    const rights = matrix[kind].owner ?? matrix[kind].maker ?? '';
    const deleted = rights.includes('d') && callsOf(kind, 'delete').length === 0;
    const shared = rights.includes('s') && shareable.includes(kind) && callsOf(kind, 'share').length === 0;
    return deleted || shared ? [kind] : [];
  });
  // A collaboration is opened by one call for every tool, and comments are deleted one by one.
  expect(missing).toEqual(['product', 'discussion']);
});
