import { useStartTask } from '../../../../shared/tasks/use-start-task.ts';
import { type CheckInput, type NewCheck, plagiarisms } from '../../api/plagiarisms.ts';
import type { PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { resultPath } from '../../view-model/task-view.ts';

/** Creates the task from the stored files and opens it. */
export function useStartCheck(teamId: string, input: CheckInput | null) {
  const { start, ...state } = useStartTask<PlagiarismTask, NewCheck>(plagiarisms.useCreate(), resultPath);
  return { start: () => input && start({ ...input, teamId }), ...state };
}
