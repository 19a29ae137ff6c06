/** Shared by the tests of teams: teams with a plan, people in every role, and short names for the calls. */
import {
  type AnswerOf,
  changeTeam,
  changeTeamRole,
  createTeam,
  leaveTeam,
  listTeamMembers,
  type PlanName,
  readTeam,
  session,
  type TeamCalls,
  type TeamRoleName,
  teamCalls,
} from '@wenjian/api';
import { openDatabase } from '../../platform/database/database.ts';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { grantPlan } from '../billing/index.ts';
import { query } from '../compare/compare.testing.ts';

export async function grant(product: TestProduct, teamId: string, plan: PlanName): Promise<void> {
  const { database, close } = openDatabase(product.databaseUrl, () => undefined);
  await grantPlan(database, teamId, plan, new Date());
  await close();
}

/** With five seats unless told otherwise. */
export async function newTeam(product: TestProduct, owner: TestUser, plan: PlanName = 'basic') {
  const { teamId } = await owner.call(createTeam, { body: { name: '法务部' } });
  if (plan !== 'free') await grant(product, teamId, plan);
  return teamOf(teamId);
}

export type TestTeam = ReturnType<typeof teamOf>;

export function teamOf(id: string, calls: TeamCalls = teamCalls) {
  const params = { id };
  return {
    id,
    members: (user: TestUser) => user.call(listTeamMembers, { params }),
    info: (user: TestUser) => user.request(readTeam, { params }),
    add: (user: TestUser, phones: readonly string[], role?: 'admin' | 'member') =>
      user.request(calls.add, { params, body: { phones, role } }),
    remove: (user: TestUser, userId: string) => user.request(calls.remove, { params: { id, userId } }),
    ask: (user: TestUser, name = '张三') => user.request(calls.join, { params, body: { name } }),
    answer: (user: TestUser, userId: string, accepted: boolean) =>
      user.request(calls.answer, { params: { id, userId }, body: { accepted } }),
    role: (user: TestUser, userId: string, role: TeamRoleName) =>
      user.request(changeTeamRole, { params: { id, userId }, body: { role } }),
    leave: (user: TestUser) => user.request(leaveTeam, { params }),
    rename: (user: TestUser, name: string) => user.request(changeTeam, { params, body: { name } }),
  };
}

export async function idOf(user: TestUser): Promise<string> {
  return (await user.call(session, {})).user.userId;
}

/** Asked through the link and accepted. */
export async function letIn(team: TestTeam, owner: TestUser, user: TestUser, name = '张三'): Promise<string> {
  const userId = await idOf(user);
  await team.ask(user, name);
  await team.answer(owner, userId, true);
  return userId;
}

export async function rolesIn(team: TestTeam, user: TestUser) {
  const { items } = await team.members(user);
  return items.map(({ name, role }: AnswerOf<typeof listTeamMembers>['items'][number]) => `${name} ${role}`);
}

export async function messagesOf(product: TestProduct, userId: string, teamId: string) {
  return query(
    product,
    'select kind, content, link, subject from messages where user_id = $1 and team_id = $2 order by created_at',
    [userId, teamId],
  );
}

export async function recordsOf(product: TestProduct, teamId: string) {
  return query(
    product,
    'select action, object_kind, object_id, object_name, details, user_id from security_records where team_id = $1 order by created_at',
    [teamId],
  );
}
