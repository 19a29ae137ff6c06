/** The link of a team: its role, its end, and what becomes of the links before it. */
import {
  readTeam,
  readTeamLink,
  resetTeamLink,
  revokeTeamLink,
  type TeamLinkRole,
  teamCalls,
  teamMessageCalls,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';
import { idOf, newTeam, recordsOf, type TestTeam, teamOf } from './teams.testing.ts';

let product: TestProduct;
let owner: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signIn();
});
afterAll(() => product.close());

const DAY_MS = 24 * 3600 * 1000;

async function makeLink(team: TestTeam, role: TeamLinkRole = 'member', days: 1 | 7 | 30 = 7) {
  const { link } = await owner.call(resetTeamLink, { params: { id: team.id }, body: { role, days } });
  if (!link) throw new Error('no link was made');
  return link;
}

const revoke = (team: TestTeam) => owner.call(revokeTeamLink, { params: { id: team.id } });
const read = (user: TestUser, invite: string) => user.request(readTeam, { params: { id: invite } });
const ask = (user: TestUser, invite: string) => teamOf(invite).ask(user);

describe('the link of a team', () => {
  it('names no id, and lets somebody ask under the same calls as before', async () => {
    const [team, stranger] = [await newTeam(product, owner), await product.signIn()];
    const { code } = await makeLink(team);
    expect(code).toMatch(/^[a-z2-9]{20}$/);
    expect((await read(stranger, code)).body.data).toMatchObject({ isMember: false, isPending: false });
    expect((await ask(stranger, code)).body.data).toMatchObject({ isPending: true, team: { id: team.id } });
    const other = await product.signIn();
    const asked = await other.request(teamMessageCalls.join, {
      params: { id: code },
      body: { name: '李四' },
    });
    expect(asked.status).toBe(200);
    expect((await team.members(owner)).requests).toHaveLength(2);
  });

  it('gives its role to whoever is let in, and tells it to those who decide', async () => {
    const [team, stranger] = [await newTeam(product, owner), await product.signIn()];
    const { code } = await makeLink(team, 'viewer');
    await ask(stranger, code);
    expect((await team.members(owner)).requests).toMatchObject([{ role: 'viewer' }]);
    const userId = await idOf(stranger);
    await team.answer(owner, userId, true);
    expect((await read(stranger, code)).body.data).toMatchObject({ isMember: true, me: { role: 'viewer' } });
  });

  it('ends on its day', async () => {
    const [team, stranger] = [await newTeam(product, owner), await product.signIn()];
    const { code, expiresAt } = await makeLink(team, 'member', 1);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - DAY_MS)).toBeLessThan(60_000);
    await query(product, `update team_links set expires_at = now() - interval '1 second' where code = $1`, [
      code,
    ]);
    expect([(await read(stranger, code)).status, (await ask(stranger, code)).status]).toEqual([404, 404]);
    expect(await owner.call(readTeamLink, { params: { id: team.id } })).toEqual({
      state: 'expired',
      link: null,
    });
  });

  it('that was reset leads nowhere, while requests that came by it stay', async () => {
    const [team, early, late] = [
      await newTeam(product, owner),
      await product.signIn(),
      await product.signIn(),
    ];
    const { code } = await makeLink(team, 'viewer');
    await ask(early, code);
    const next = await makeLink(team, 'member');
    expect(next.code).not.toBe(code);
    expect([(await read(late, code)).status, (await ask(late, code)).status]).toEqual([404, 404]);
    expect((await team.members(owner)).requests).toMatchObject([{ role: 'viewer' }]);
    // Whoever waits still sees that they wait, and does not ask again by it.
    expect((await read(early, team.id)).body.data).toMatchObject({ isPending: true });
    expect((await ask(late, next.code)).status).toBe(200);
  });

  it('that was revoked leads nowhere until another is made', async () => {
    const [team, stranger] = [await newTeam(product, owner), await product.signIn()];
    const { code } = await makeLink(team);
    expect(await revoke(team)).toEqual({ state: 'revoked', link: null });
    expect((await ask(stranger, code)).status).toBe(404);
    expect(await revoke(team)).toEqual({ state: 'revoked', link: null });
    expect((await ask(stranger, (await makeLink(team)).code)).status).toBe(200);
    const actions = (await recordsOf(product, team.id)).map(({ action }) => action);
    expect(actions).toEqual(['linkReset', 'linkRevoked', 'linkReset']);
  });

  it('is made while somebody asks: either they have asked before, or they find nothing', async () => {
    const [team, stranger] = [await newTeam(product, owner), await product.signIn()];
    const { code } = await makeLink(team);
    const [asked] = await Promise.all([ask(stranger, code), makeLink(team)]);
    const { requests } = await team.members(owner);
    expect([asked.status, requests.length]).toEqual(asked.status === 200 ? [200, 1] : [404, 0]);
  });
});

describe('a link with the team’s id, from before there were codes', () => {
  it('works until the first link is made', async () => {
    const [team, early, late] = [
      await newTeam(product, owner),
      await product.signIn(),
      await product.signIn(),
    ];
    expect((await ask(early, team.id)).status).toBe(200);
    await makeLink(team);
    expect([(await read(late, team.id)).status, (await ask(late, team.id)).status]).toEqual([404, 404]);
    expect((await team.members(owner)).requests).toHaveLength(1);
  });

  it('ends as well where links are stopped before one was made', async () => {
    const [team, stranger] = [await newTeam(product, owner), await product.signIn()];
    await revoke(team);
    expect((await ask(stranger, team.id)).status).toBe(404);
  });
});

describe('a personal space', () => {
  it('has no link', async () => {
    const params = { id: owner.teamId };
    const made = await owner.request(resetTeamLink, { params, body: { role: 'member', days: 7 } });
    expect([made.status, (await owner.request(revokeTeamLink, { params })).status]).toEqual([409, 409]);
    expect(
      (await owner.request(teamCalls.join, { params: { id: 'not-a-code' }, body: { name: '张三' } })).status,
    ).toBe(404);
  });
});
