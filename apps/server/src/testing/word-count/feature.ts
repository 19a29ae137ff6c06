import type { Feature } from '../../features/feature.ts';
import type { ToolFindings } from '../../features/findings/index.ts';
import { presentTask, requiredTask, type TaskRow } from '../../features/tasks/index.ts';
import { findFile } from '../../features/uploads/index.ts';
import type { Abilities } from '../../platform/access/authorise.ts';
import { requireMember } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import { handle } from '../../platform/http/route-handler.ts';
import { wordCountSummary } from './word-count.input.ts';
import { createWordCount, deleteWordCount, readWordCount, wordCount } from './word-count.tool.ts';

const findings: ToolFindings = {
  indexSha256: ({ summary }) => wordCountSummary.parse(summary).indexSha256,
  isEditable: () => false,
};

export const wordCountFeature: Feature = {
  routes: ({ database, tasks }) => [
    handle(createWordCount, async ({ body: { fileId }, context: { scope, abilities } }) => {
      const file = await findFile(database, scope, fileId);
      if (!file) throw new AppError('NOT_FOUND');
      const { name, size, sha256 } = file;
      const input = { file: { fileId, name, size, sha256 } };
      return present(
        await tasks.accept(scope, { tool: wordCount, title: name, input, idempotencyKey: undefined }),
        abilities,
      );
    }),
    handle(readWordCount, async ({ params, context: { scope, abilities } }) =>
      present(await requiredTask(database, scope, params.id), abilities),
    ),
    handle(deleteWordCount, async ({ params, context: { scope } }) => {
      await tasks.remove(requireMember(scope), params.id);
      return null;
    }),
  ],
  findings: { [wordCount]: findings },
};

function present(row: TaskRow, abilities: Abilities) {
  const characters = row.summary === null ? null : wordCountSummary.parse(row.summary).characters;
  return { ...presentTask(row, abilities), characters };
}
