import {
  askTeamRole,
  changeTeamRole,
  createProofreading,
  createTeam,
  downloadStoredFile,
  insertFolder,
  listKnowledge,
  listProofreadings,
  listTeamMembers,
  routeTable,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { newTeam } from '../collaboration/collaboration.testing.ts';
import { query } from '../compare/compare.testing.ts';
import { idOf, messagesOf, teamOf } from './teams.testing.ts';

let product: TestProduct;
let owner: TestUser;
let viewer: TestUser;
let teamId: string;

beforeAll(async () => {
  product = await startTestProduct();
  [owner, viewer] = [await product.signIn(), await product.signIn()];
  teamId = await newTeam(product, owner, [{ user: viewer, role: 'viewer' }]);
});
afterAll(() => product.close());

describe('a viewer of a team', () => {
  it('reads its lists', async () => {
    expect((await viewer.call(listProofreadings, { query: { teamId } })).total).toBe(0);
    expect((await viewer.call(listKnowledge, { body: { teamId } })).total).toBe(0);
  });

  it('starts nothing there, with or without naming the team, and does so in their own space', async () => {
    const refusal = { status: 403, body: { message: expect.stringContaining('只读成员') } };
    expect(await viewer.request(insertFolder, { body: { teamId, name: '新' } })).toMatchObject(refusal);
    expect(await viewer.request(insertFolder, { body: { name: '新' } })).toMatchObject(refusal);
    const own = { teamId: viewer.teamId, name: '新' };
    expect(await viewer.request(insertFolder, { body: own })).toMatchObject({ status: 200 });
    const file = { fileId: viewer.teamId };
    expect(await viewer.request(downloadStoredFile, { query: { teamId, ...file } })).toMatchObject({
      status: 403,
    });
    expect(await viewer.request(createProofreading, { body: { teamId, ...file } })).toMatchObject(refusal);
  });

  it('is refused by every call of a space that writes and does not say that it reads', () => {
    const open = routeTable.filter(
      ({ policy, method }) => policy.kind === 'space' && method !== 'GET' && policy.isForViewers === true,
    );
    expect(open.map(({ name }) => name).sort()).toEqual([
      'clearChatHistory',
      // A key does what its owner may do.
      'createApiKey',
      'listFolders',
      'listKnowledge',
      'readKnowledgeFacts',
      'saveCurrentTeam',
      'searchKnowledge',
      'sendFeedback',
      'takeChatAnswer',
    ]);
  });

  it('asks those who manage the team for more, once a day, and works when it was given', async () => {
    await viewer.call(askTeamRole, { params: { id: teamId } });
    expect(await messagesOf(product, await idOf(owner), teamId)).toMatchObject([
      { kind: 'roleRequest', link: `/team-manage/list/${teamId}` },
    ]);
    expect(await viewer.request(askTeamRole, { params: { id: teamId } })).toMatchObject({ status: 429 });
    await owner.call(changeTeamRole, {
      params: { id: teamId, userId: await idOf(viewer) },
      body: { role: 'member' },
    });
    expect(await viewer.request(insertFolder, { body: { teamId, name: '新' } })).toMatchObject({
      status: 200,
    });
  });

  it('of another team nobody asks anything', async () => {
    const stranger = await product.signIn();
    expect(await stranger.request(askTeamRole, { params: { id: teamId } })).toMatchObject({ status: 404 });
  });
});

describe('the trial of a first team', () => {
  it('has three seats for thirty days, and one seat after them; who is in stays', async () => {
    const person = await product.signIn();
    const first = await person.call(createTeam, { body: { name: '试用' } });
    const members = () => person.call(listTeamMembers, { params: { id: first.id } });
    expect((await members()).seats).toMatchObject({ used: 1, limit: 3, trialEndsAt: expect.any(String) });
    const team = teamOf(first.id);
    const [a, b] = [await product.signIn(), await product.signIn()];
    expect((await team.add(person, [a.phone, b.phone])).status).toBe(200);
    expect((await team.add(person, [owner.phone])).status).toBe(409);
    await query(product, `update team_spaces set created_at = now() - interval '31 days' where id = $1`, [
      first.id,
    ]);
    expect(await members()).toMatchObject({ seats: { used: 3, limit: 1, trialEndsAt: null } });
    expect((await team.info(a)).body.data).toMatchObject({ isMember: true });
  });

  it('is for the first team alone', async () => {
    const person = await product.signIn();
    await person.call(createTeam, { body: { name: '第一个' } });
    const second = await person.call(createTeam, { body: { name: '第二个' } });
    expect((await person.call(listTeamMembers, { params: { id: second.id } })).seats).toMatchObject({
      limit: 1,
      trialEndsAt: null,
    });
  });
});
