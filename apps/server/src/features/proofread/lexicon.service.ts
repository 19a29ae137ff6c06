/** The team's own words. */

import { LEXICON_MAX_WORDS } from '@wenjian/api';
import type { TeamLexicon } from '@wenjian/proofread';
import type { ObjectAccess, SignedInUser } from '../../platform/access/authorise.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import { shownName } from '../../platform/people/display-name.ts';
import { findMembership } from '../teams/index.ts';
import { lexiconAbilities } from './lexicon.policy.ts';
import {
  countLexicon,
  findEntryTeam,
  type LexiconRow,
  type LexiconWord,
  listLexiconRows,
  lockLexicon,
  writeWords,
} from './lexicon.repository.ts';
import { proofreadServerText } from './proofread.text.ts';

export type NewWord =
  | { readonly kind: 'right'; readonly word: string }
  | { readonly kind: 'wrong'; readonly word: string; readonly replacement: string };

export async function lexiconAccess(
  connection: Connection,
  user: SignedInUser,
  id: string,
): Promise<ObjectAccess | null> {
  const owner = await findEntryTeam(connection, id);
  const scope = owner ? await findMembership(connection, user.id, owner.teamId) : null;
  return owner && scope ? { scope, abilities: lexiconAbilities(scope, owner.ownerId) } : null;
}

export async function listLexiconOf(connection: Connection, scope: TeamScope) {
  const rows = await listLexiconRows(connection, scope);
  return rows.map((row) => presentEntry(row, scope));
}

/** All of them or none. */
export async function addWords(database: Database, scope: TeamScope, words: readonly NewWord[]) {
  // For a word that is given twice, the last entry counts.
  const byWord = new Map(words.map((word) => [word.word, checked(word)]));
  return database.transaction(async (transaction) => {
    await lockLexicon(transaction, scope);
    requireOwn(await listLexiconRows(transaction, scope), scope, byWord);
    await writeWords(transaction, scope, [...byWord.values()]);
    if ((await countLexicon(transaction, scope)) > LEXICON_MAX_WORDS) throw new AppError('LEXICON_FULL');
    return listLexiconOf(transaction, scope);
  });
}

export async function readTeamLexicon(connection: Connection, scope: TeamScope): Promise<TeamLexicon> {
  const rows = await listLexiconRows(connection, scope);
  return {
    alwaysRight: rows.filter(({ kind }) => kind === 'right').map(({ word }) => word),
    alwaysWrong: rows.flatMap(({ word, replacement }) =>
      replacement === null ? [] : [{ wrong: word, right: replacement }],
    ),
  };
}

/** Another member's word may be added again unchanged, but not with another meaning. */
function requireOwn(
  rows: readonly LexiconRow[],
  scope: TeamScope,
  wanted: ReadonlyMap<string, LexiconWord>,
): void {
  for (const { word, kind, replacement, ownerId } of rows) {
    const fresh = wanted.get(word);
    const isSame = fresh === undefined || (fresh.kind === kind && fresh.replacement === replacement);
    if (!isSame && !lexiconAbilities(scope, ownerId).change)
      throw new AppError('FORBIDDEN', { message: proofreadServerText.foreignWord(word) });
  }
}

function checked(word: NewWord): LexiconWord {
  const replacement = word.kind === 'wrong' ? word.replacement : null;
  if (replacement === word.word)
    throw new AppError('INVALID_REQUEST', {
      message: proofreadServerText.sameWord,
      fields: [{ path: 'replacement', message: proofreadServerText.sameWord }],
    });
  return { kind: word.kind, word: word.word, replacement };
}

function presentEntry({ ownerId, createdBy, createdAt, ...row }: LexiconRow, scope: TeamScope) {
  return {
    ...row,
    createdBy: shownName(createdBy),
    createdAt: createdAt.toISOString(),
    canDelete: lexiconAbilities(scope, ownerId).delete,
  };
}
