import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FREE_USES_KEY } from '../../../shared/tasks/use-free-uses.ts';
import type { FileTool } from '../../../shared/tools/view-model/file-tools.ts';
import { createSampleStore } from '../api/sample-files.ts';
import { RECENT_KEY } from '../api/use-recent-tasks.ts';
import { workbenchText } from '../text.ts';
import {
  keepSampleProgress,
  readSampleProgress,
  type SampleProgress,
  showsSample,
} from '../view-model/sample-progress.ts';

/** The list, and the balances a tool takes from. */
const STALE_AFTER = [RECENT_KEY, FREE_USES_KEY, ['balance'], ['knowledge']] as const;

export type SampleRuns = ReturnType<typeof useSampleRuns>;

async function loadStarts() {
  try {
    return await import('../../../shared/tools/start-sample.ts');
  } catch {
    throw new Error(workbenchText.sample.unavailable);
  }
}

/** The tools that were tried on the sample contract, those that are being started, and why one could not be. */
export function useSampleRuns(teamId: string, hasTasks: boolean) {
  const [progress, setProgress] = useState(() => readSampleProgress(teamId));
  const [isWanted, setWanted] = useState(false);
  const [starting, setStarting] = useState<ReadonlySet<FileTool>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<FileTool, string>>(new Map());
  const store = useRef(createSampleStore(teamId));
  const client = useQueryClient();
  const navigate = useNavigate();
  const change = (next: (before: SampleProgress) => SampleProgress) =>
    setProgress((before) => {
      const after = next(before);
      keepSampleProgress(teamId, after);
      return after;
    });
  const begin = async (tool: FileTool): Promise<string | null> => {
    setStarting((before) => new Set(before).add(tool));
    setFailures((before) => new Map([...before].filter(([name]) => name !== tool)));
    try {
      const { startSample } = await loadStarts();
      const link = await startSample[tool]({
        teamId,
        title: workbenchText.sample.taskTitle,
        store: store.current,
      });
      change(({ links }) => ({ links: { ...links, [tool]: link }, isHidden: false }));
      return link;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setFailures((before) => new Map(before).set(tool, message));
      return null;
    } finally {
      setStarting((before) => new Set([...before].filter((name) => name !== tool)));
      // A refetch in progress may already include this task; otherwise the next one does.
      void client.invalidateQueries({ queryKey: RECENT_KEY }, { cancelRefetch: false });
    }
  };
  return {
    isShown: isWanted || showsSample(progress, hasTasks),
    links: progress.links,
    starting,
    failures,
    /** One tool: its page opens, where the progress is shown. */
    async start(tool: FileTool) {
      const link = await begin(tool);
      if (link !== null) await navigate(link);
    },
    /** Several: their progress is shown here, among the recent tasks. */
    async startAll(tools: readonly FileTool[]) {
      await Promise.all(tools.map(begin));
      for (const queryKey of STALE_AFTER) void client.invalidateQueries({ queryKey });
    },
    show() {
      setWanted(true);
      change((before) => ({ ...before, isHidden: false }));
    },
    hide() {
      setWanted(false);
      change((before) => ({ ...before, isHidden: true }));
    },
  };
}
