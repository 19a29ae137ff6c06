import { COMPARE_PROFILES_MAX, compareOptions } from '@wenjian/api';
import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { lockSpace } from '../../platform/database/lock-space.ts';
import { findMembership } from '../teams/index.ts';
import type { CompareOptions } from './compare.input.ts';
import { profileAbilities } from './profiles.policy.ts';
import {
  countProfiles,
  findProfileTeam,
  insertProfile,
  type ProfileRow,
  updateProfile,
} from './profiles.repository.ts';

export async function profileAccess(
  connection: Connection,
  user: SignedInUser,
  id: string,
): Promise<ObjectAccess | null> {
  const owner = await findProfileTeam(connection, id);
  const scope = owner ? await findMembership(connection, user.id, owner.teamId) : null;
  return owner && scope ? { scope, abilities: profileAbilities(scope, owner.ownerId) } : null;
}

export async function createProfile(
  database: Database,
  scope: TeamScope,
  { name, options }: { readonly name: string; readonly options: CompareOptions },
): Promise<ProfileRow> {
  return database.transaction(async (transaction) => {
    await lockSpace(transaction, scope);
    const row = await insertProfile(transaction, scope, { name, options });
    if (!row) throw new AppError('NAME_TAKEN');
    if ((await countProfiles(transaction, scope)) > COMPARE_PROFILES_MAX)
      throw new AppError('COMPARE_PROFILES_FULL');
    return row;
  });
}

export async function changeProfile(
  connection: Connection,
  scope: TeamScope,
  id: string,
  { name, options }: { readonly name?: string | undefined; readonly options?: CompareOptions | undefined },
): Promise<ProfileRow> {
  const set = { ...(name === undefined ? {} : { name }), ...(options === undefined ? {} : { options }) };
  const outcome = await updateProfile(connection, scope, id, set);
  switch (outcome.kind) {
    case 'updated':
      return outcome.row;
    case 'missing':
      throw new AppError('NOT_FOUND');
    case 'nameTaken':
      throw new AppError('NAME_TAKEN');
  }
}

export function presentProfile(row: ProfileRow, scope: TeamScope) {
  const { id, teamId, name } = row;
  return {
    id,
    teamId,
    name,
    options: compareOptions.parse(row.options),
    updatedAt: row.updatedAt.toISOString(),
    abilities: profileAbilities(scope, row.ownerId),
  };
}
