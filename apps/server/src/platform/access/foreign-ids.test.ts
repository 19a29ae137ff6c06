/**
 * Ids of another team's objects that the policy of a route does not check: in bodies, in queries, behind the
 * object of the path. Each is sent in an otherwise valid call; it gets 404 like an unknown id, and changes
 * nothing in the database. The same call with the caller's own id then succeeds, so that only the id was the
 * reason.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApiKey, listNotices, session } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../features/compare/compare.testing.ts';
import { grant, newTeam } from '../../features/teams/teams.testing.ts';
import {
  createTestClient,
  startTestProduct,
  type TestClient,
  type TestProduct,
} from '../../testing/test-product.ts';
import { cases, elsewhere, within } from './foreign-id-cases.testing.ts';
import { bringAlong, type Person } from './foreign-id-objects.testing.ts';
import { idFields, isAskedByPolicy, nameOf } from './foreign-ids.testing.ts';

let product: TestProduct;
let mine: Person;
let theirs: Person;
let withKey: TestClient;
let fingerprintStatement: string;

beforeAll(async () => {
  product = await startTestProduct();
  fingerprintStatement = await statementOfFingerprint();
  [mine, theirs] = [await newPerson(), await newPerson()];
  const { key } = await mine.user.call(createOpenApiKey, { body: { name: '对接' } });
  withKey = createTestClient(product.server, { 'open-api-key': key });
});
afterAll(() => product.close());

async function newPerson(): Promise<Person> {
  const user = await product.signIn();
  await grant(product, user.teamId, 'yearly');
  const { id: teamId } = await newTeam(product, user);
  const { user: person } = await user.call(session, {});
  await query(product, 'update users set current_team_id = $1 where id = $2', [user.teamId, person.userId]);
  // Built-in notices are copied to a user's messages at the first request.
  await user.call(listNotices, {});
  return bringAlong({ product, user, userId: person.userId, teamId });
}

const asked = idFields.filter((field) => !isAskedByPolicy(field));
const tried = asked.filter((field) => nameOf(field) in cases);

/** Using a token or a key, or exporting records of the own team, is recorded in any case; laws are public, and many. */
const isCounted = (table: string) =>
  !['open_api_keys', 'security_records', 'sign_ins'].includes(table) && !table.startsWith('law');

/** A hash of all stored data: any change by a call changes it. */
const fingerprint = () => query(product, fingerprintStatement, []);

async function statementOfFingerprint(): Promise<string> {
  const tables = await query(
    product,
    `select tablename as name from pg_tables where schemaname = 'public'`,
    [],
  );
  const parts = tables
    .map(({ name }) => String(name))
    .filter(isCounted)
    .map(
      (name) =>
        `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as sum from "${name}" t`,
    );
  return `${parts.join(' union all ')} order by name`;
}

describe('fields that could name an object', () => {
  it('are all checked by the policy, tested here, or listed as something else', () => {
    const known = new Set([...Object.keys(cases), ...Object.keys(elsewhere), ...within]);
    expect(asked.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
    const names = new Set(asked.map(nameOf));
    expect([...known].filter((name) => !names.has(name))).toEqual([]);
  });

  it('are as many as the security document says', () => {
    const told = readFileSync(join(import.meta.dirname, '../../../../../docs/security.md'), 'utf8');
    expect(told).toContain(`inside: body, query, path behind its object | ${tried.length} |`);
  });
});

describe('an object of another team', () => {
  it.each(tried.map((field) => [field.route.name, field.place, field.field, field] as const))(
    'is unknown to %s in the %s as %s',
    async (_, __, ___, field) => {
      const { route } = field;
      const one = cases[nameOf(field)];
      if (!one) throw new Error('no case');
      const client = route.isOpenApi === true ? withKey : mine.user;
      const [foreign, own] = [await one.make(theirs), await one.make(mine)];
      const before = await fingerprint();
      const refused = await client.request(route, one.input(foreign, mine));
      expect([refused.status, refused.body.message]).toEqual([one.status ?? 404, expect.any(String)]);
      expect(await fingerprint()).toEqual(before);
      // And it cannot be distinguished from an unknown id.
      if (!one.isNewAllowed)
        expect(await client.request(route, one.input(randomUUID(), mine))).toEqual(refused);
      const allowed = await client.request(route, one.input(own, mine));
      expect([allowed.status, allowed.body.message]).toEqual([200, allowed.body.message]);
    },
  );
});
