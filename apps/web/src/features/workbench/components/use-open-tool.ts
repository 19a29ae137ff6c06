import { useMutation } from '@tanstack/react-query';
import { insertKnowledge } from '@wenjian/api';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../shared/http/client.ts';
import { tools } from '../../../shared/tools/tool-catalogue.ts';
import { type FileTool, fileTools } from '../../../shared/tools/view-model/file-tools.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { withSentFiles } from '../../../shared/upload/sent-files.ts';
import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { workbenchText } from '../text.ts';

const text = workbenchText.drop;

/** Opens the chosen tool with the files, once all of them are stored. */
export function useOpenTool(teamId: string, items: readonly UploadItem[], folderId: string | null) {
  const [chosen, setChosen] = useState<FileTool | null>(null);
  const navigate = useNavigate();
  const place = usePlacing(teamId);
  const open = useMutation({
    mutationFn: async ({ tool, fileIds }: Input) => {
      if (!fileTools[tool].isPlace) return withSentFiles(tools[tool].path, fileIds);
      await place(fileIds, folderId);
      return tools[tool].path;
    },
    onSuccess: (path) => navigate(path),
    // Choosing again retries.
    onError: () => setChosen(null),
  });
  const { mutate } = open;
  const fileIds = items.flatMap(({ state }) => (state.kind === 'success' ? [state.file.fileId] : []));
  const isReady = items.length > 0 && fileIds.length === items.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is a choice and everything has arrived
  useEffect(() => {
    if (chosen !== null && isReady) mutate({ tool: chosen, fileIds });
  }, [chosen, isReady]);
  const hasFailed = items.some(({ state }) => state.kind === 'error');
  const problem = open.error?.message ?? (hasFailed ? text.failed : null);
  return { chosen, choose: setChosen, isOpening: open.isPending, problem };
}

interface Input {
  readonly tool: FileTool;
  readonly fileIds: readonly string[];
}

/** The knowledge base has no page that takes files: they are added here, each once, also after a retry. */
function usePlacing(teamId: string) {
  const placed = useRef(new Set<string>());
  return async (fileIds: readonly string[], folderId: string | null): Promise<void> => {
    for (const fileId of fileIds.filter((id) => !placed.current.has(id))) {
      await call(insertKnowledge, { body: { teamId, fileId, folderId } });
      placed.current.add(fileId);
    }
    showToast({ kind: 'success', message: text.placed(fileIds.length) });
  };
}
