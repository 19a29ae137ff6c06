import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '../../platform/database/database.ts';
import { readTeamsOf } from './teams.repository.ts';

/** Of one owner; enough for every department, too few to collect spaces. */
const TEAMS_MAX_OWNED = 20;

/** Before a person becomes the owner of one more team: made by them, or handed over to them. */
export async function requireTeamRoom(connection: Connection, ownerId: string) {
  const owned = await readTeamsOf(connection, ownerId);
  if (owned.count >= TEAMS_MAX_OWNED) throw new AppError('TEAMS_FULL');
  return owned;
}
