/** The words a team's checks look for. */
import type { SensitiveList } from '@wenjian/plagiarism';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { plagiarismServerText as text } from '../plagiarism.text.ts';
import { builtInLists } from './built-in-lists.text.ts';
import {
  findSensitiveSettings,
  type SensitiveSettings,
  saveSensitiveSettings,
} from './sensitive-words.repository.ts';
import { isTeamAdmin } from './team-settings.policy.ts';

const OWN_LIST_ID = 'team';

/** A team that has not chosen uses every built-in list. */
const usual: SensitiveSettings = { words: [], allowed: [], lists: builtInLists.map(({ id }) => id) };

export async function readSettings(connection: Connection, scope: TeamScope) {
  const { words, allowed, lists } = (await findSensitiveSettings(connection, scope)) ?? usual;
  return { words: [...words], allowed: [...allowed], lists: [...lists], canChange: isTeamAdmin(scope) };
}

export async function writeSettings(connection: Connection, scope: TeamScope, settings: SensitiveSettings) {
  if (!isTeamAdmin(scope)) throw new AppError('FORBIDDEN', { message: text.settingsForAdmins });
  const known = new Set(builtInLists.map(({ id }) => id));
  await saveSensitiveSettings(connection, scope, {
    words: [...new Set(settings.words)],
    allowed: [...new Set(settings.allowed)],
    lists: [...new Set(settings.lists)].filter((id) => known.has(id)),
  });
  return readSettings(connection, scope);
}

export async function readSensitiveLists(
  connection: Connection,
  scope: TeamScope,
): Promise<{ readonly lists: readonly SensitiveList[]; readonly allowed: readonly string[] }> {
  const { words, allowed, lists } = await readSettings(connection, scope);
  const builtIn = builtInLists.filter(({ id }) => lists.includes(id));
  return { lists: [...builtIn, { id: OWN_LIST_ID, tags: [text.ownWords], words }], allowed };
}

export function presentLists() {
  return builtInLists.map(({ id, name, words }) => ({ id, name, words: words.length }));
}
