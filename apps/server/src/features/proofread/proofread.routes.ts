import {
  addLexiconEntries,
  cancelProofreading,
  checkLiveText,
  createProofreading,
  deleteLexiconEntry,
  deleteProofreading,
  listLexicon,
  listProofreadings,
  readProofreading,
  readProofreadingPdf,
  readProofreadingResult,
  recheckProofreading,
  renameProofreading,
  rerunProofreading,
  type Tools,
} from '@wenjian/api';
import type { TextChecker } from '../../adapters/text-checker/text-checker.port.ts';
import type { ObjectAccess } from '../../platform/access/authorise.ts';
import { requireMember } from '../../platform/access/team-scope.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { createExportService, deleteExports } from '../exports/index.ts';
import { deleteDecisions } from '../findings/index.ts';
import { closeKeys } from '../sharing/index.ts';
import { listTasks, requiredTask, type TaskRow, taskAbilities } from '../tasks/index.ts';
import { exampleRoutes } from './example.routes.ts';
import { proofreadExportRoutes } from './exports.routes.ts';
import { proofreadExports } from './exports.service.ts';
import { deleteWord } from './lexicon.repository.ts';
import { addWords, listLexiconOf, readTeamLexicon } from './lexicon.service.ts';
import { createLiveChecks } from './live-check.service.ts';
import { presentProofreading, presentProofreadings } from './present-proofreading.ts';
import { acceptProofreading, openPages, type ProofreadParts, readResult } from './proofread.service.ts';
import { createRecheck } from './recheck.service.ts';
import { shareRoutes } from './share.routes.ts';

export interface ProofreadRouteParts extends ProofreadParts {
  readonly tools: Tools;
  readonly queue: JobQueue;
  readonly textChecker: TextChecker;
}

export function proofreadRoutes(parts: ProofreadRouteParts): readonly RouteHandler[] {
  const { database, blobs, queue } = parts;
  return [
    ...taskRoutes(parts),
    ...resultRoutes(parts),
    ...lexiconRoutes(parts),
    ...proofreadExportRoutes(createExportService({ database, blobs, queue }, proofreadExports)),
    ...shareRoutes(parts, blobs),
    ...exampleRoutes(parts),
  ];
}

function taskRoutes(parts: ProofreadRouteParts): readonly RouteHandler[] {
  const { database, tasks } = parts;
  const present = (access: ObjectAccess, row: TaskRow) => presentProofreading(database, access, row);
  return [
    handle(createProofreading, async ({ body, context: { scope } }) => {
      const row = await acceptProofreading(parts, scope, body);
      return present({ scope, abilities: taskAbilities(scope, row.ownerId, null) }, row);
    }),
    handle(listProofreadings, async ({ query, context: { scope } }) => {
      const { items, total } = await listTasks(database, scope, { ...query, tool: 'correct' });
      return { items: await presentProofreadings(database, scope, items), total };
    }),
    handle(readProofreading, async ({ params, context }) =>
      present(context, await requiredTask(database, context.scope, params.id)),
    ),
    handle(rerunProofreading, async ({ params, context }) =>
      present(context, await tasks.rerun(requireMember(context.scope), params.id, () => ({}))),
    ),
    handle(renameProofreading, async ({ params, body, context }) =>
      present(context, await tasks.rename(context.scope, params.id, body.title)),
    ),
    handle(cancelProofreading, async ({ params, context }) =>
      present(context, await tasks.cancel(requireMember(context.scope), params.id)),
    ),
    handle(deleteProofreading, async ({ params, context }) => {
      const scope = requireMember(context.scope);
      await tasks.remove(scope, params.id, async (connection) => {
        await deleteDecisions(connection, scope, params.id);
        await deleteExports(connection, scope, params.id);
        await closeKeys(connection, scope, params.id);
      });
      return null;
    }),
  ];
}

function resultRoutes({ database, blobs, textChecker }: ProofreadRouteParts): readonly RouteHandler[] {
  const recheck = createRecheck({ database, blobs });
  const checkLive = createLiveChecks({
    readLexicon: (scope) => readTeamLexicon(database, scope),
    checker: textChecker,
  });
  return [
    handle(checkLiveText, async ({ body, context: { scope } }) => checkLive(scope, body)),
    handle(readProofreadingResult, async ({ params, context: { scope } }) =>
      readResult(database, blobs, scope, params.id),
    ),
    handle(readProofreadingPdf, async ({ params, context: { scope } }) =>
      openPages(blobs, await requiredTask(database, scope, params.id)),
    ),
    handle(recheckProofreading, async ({ params, context: { scope } }) => recheck(scope, params.id)),
  ];
}

function lexiconRoutes({ database }: ProofreadRouteParts): readonly RouteHandler[] {
  return [
    handle(listLexicon, async ({ context: { scope } }) => ({ items: await listLexiconOf(database, scope) })),
    handle(addLexiconEntries, async ({ body, context: { scope } }) => ({
      items: await addWords(database, scope, body.entries),
    })),
    handle(deleteLexiconEntry, async ({ params, context: { scope } }) => {
      await deleteWord(database, requireMember(scope), params.id);
      return null;
    }),
  ];
}
