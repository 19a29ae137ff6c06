/** Converts a plagiarism check's task to the response of the routes. */
import { fileKindOf, type plagiarismTask, routeUrl } from '@wenjian/api';
import type { z } from 'zod';
import type { Abilities, ObjectAccess } from '../../platform/access/authorise.ts';
import type { ObjectScope, TeamScope } from '../../platform/access/team-scope.ts';
import type { Connection } from '../../platform/database/database.ts';
import { listOpenKeys } from '../sharing/index.ts';
import { presentTask, type TaskRow, taskAbilities } from '../tasks/index.ts';
import { ORIGIN_ID, type Party, plagiarismInput, plagiarismSummary, targetId } from './plagiarism.input.ts';

export type PlagiarismTask = z.output<typeof plagiarismTask>;

/** The address of the pages: for callers with a token, or with a key. */
export type PagesPath = `/${string}`;

export async function presentCheck(
  connection: Connection,
  { scope, abilities }: ObjectAccess,
  row: TaskRow,
  pagesPath: PagesPath,
): Promise<PlagiarismTask> {
  const [presented] = await presentAll(connection, scope, [row], { abilitiesOn: () => abilities, pagesPath });
  if (!presented) throw new Error('one check in, none out');
  return presented;
}

export async function presentChecks(
  connection: Connection,
  scope: TeamScope,
  rows: readonly TaskRow[],
  pagesPath: PagesPath,
): Promise<PlagiarismTask[]> {
  const abilitiesOn = (row: TaskRow) => taskAbilities(scope, row.ownerId, null);
  return presentAll(connection, scope, rows, { abilitiesOn, pagesPath });
}

async function presentAll(
  connection: Connection,
  scope: ObjectScope,
  rows: readonly TaskRow[],
  { abilitiesOn, pagesPath }: { abilitiesOn: (row: TaskRow) => Abilities; pagesPath: PagesPath },
): Promise<PlagiarismTask[]> {
  const keys = await listOpenKeys(
    connection,
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { mode, origin, targets, templates, subtract, useTextBase } = plagiarismInput.parse(row.input);
    const abilities = abilitiesOn(row);
    const urlOf = (docId: string) => routeUrl({ path: pagesPath }, {}, { taskId: row.id, docId });
    const presentParty = (docId: string, own: Party) => partyOf(docId, own, urlOf(docId));
    const presentedTargets = targets.map((target, index) => presentParty(targetId(index), target));
    return {
      ...presentTask(row, abilities),
      taskId: row.id,
      mode,
      origin: presentParty(ORIGIN_ID, origin),
      target: mode === 'pair' ? (presentedTargets[0] ?? null) : null,
      targets: presentedTargets,
      useTextBase,
      templates: templates.map(({ fileId, name }) => ({ fileId, name })),
      subtract,
      statistics: statisticsOf(row.summary),
      orgDoc: { id: ORIGIN_ID, name: origin.name, url: urlOf(ORIGIN_ID) },
      tagInfos: targets.map(({ name }, index) => {
        const tagId = targetId(index);
        return { tagId, tagName: name, url: urlOf(tagId) };
      }),
      layout: 'text',
      key: abilities.share ? (keys.get(row.id) ?? null) : null,
    };
  });
}

/** Also for a run of another version; null if there is none. */
function statisticsOf(summary: unknown): PlagiarismTask['statistics'] {
  return plagiarismSummary.pick({ statistics: true }).safeParse(summary).data?.statistics ?? null;
}

function partyOf(docId: string, { name, files }: Party, url: string): PlagiarismTask['origin'] {
  const fileList = files.map(({ fileId, name: fileName, size, sha256 }) => ({
    fileName,
    fileId,
    fileData: { size, kind: fileKindOf(fileName), sha256, url },
  }));
  const [first] = fileList;
  if (!first) throw new Error('a party without a file');
  return {
    ...first,
    docId,
    name,
    files: files.map((file) => ({ fileId: file.fileId, name: file.name, size: file.size })),
    fileList,
  };
}
