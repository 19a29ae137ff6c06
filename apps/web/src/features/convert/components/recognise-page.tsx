import { CONVERSION_MAX_FILES } from '@wenjian/api';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { FreeFailureNotice } from '../../../shared/tasks/free-failure-notice.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { recognitions } from '../api/recognitions.ts';
import { convertText } from '../text.ts';
import { FileArea } from './file-area.tsx';
import { RecentTasks } from './recent-tasks.tsx';
import { RecognitionTask } from './recognition-task.tsx';
import { StartBar } from './start-bar.tsx';
import { ToolPage } from './tool-page.tsx';
import { type FileQueueState, useFileQueue } from './use-file-queue.ts';

export function RecognisePage() {
  const text = convertText.ocr;
  return (
    <ToolPage
      title={text.title}
      lead={text.lead}
      form={(teamId) => <RecogniseForm key={teamId} teamId={teamId} />}
      task={(id, teamId) => <RecognitionTask key={id} id={id} teamId={teamId} />}
    />
  );
}

function RecogniseForm({ teamId }: { readonly teamId: string }) {
  const { ocr: text, convert } = convertText;
  const files = useFileQueue(teamId, CONVERSION_MAX_FILES);
  const { start, failure, isStarting } = useStartRecognitions(teamId, files);
  const count = files.items.length;
  const problem = count === 0 ? convert.needsFiles : files.isReady ? null : convert.waitsForUploads;
  return (
    <>
      <FileArea files={files} title={text.put} hint={text.accepts} testId="ocr-files" isOrdered={false} />
      {failure && (
        <FreeFailureNotice
          teamId={teamId}
          error={failure}
          failedTitle={convertText.convert.failedTitle}
          kept={convertText.convert.kept}
          onRetry={start}
        />
      )}
      <StartBar
        teamId={teamId}
        useCount={Math.max(1, count)}
        label={text.start}
        startingLabel={text.starting}
        problem={problem}
        isStarting={isStarting}
        onStart={start}
      />
      <RecentTasks teamId={teamId} of="recognition" />
    </>
  );
}

/** One task per file. Created ones leave the list, so that a retry continues with the rest. */
function useStartRecognitions(teamId: string, files: FileQueueState) {
  const [, setSearch] = useSearchParams();
  const create = recognitions.useCreate();
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const keys = useRef(new Map<string, string>());
  const keyOf = (fileId: string) => {
    const idempotencyKey = keys.current.get(fileId) ?? newIdempotencyKey();
    keys.current.set(fileId, idempotencyKey);
    return idempotencyKey;
  };
  const startAll = async () => {
    const items = files.items;
    let last = '';
    for (const { id, state } of items) {
      if (state.kind !== 'success') continue;
      const { fileId } = state.file;
      last = (await create.mutateAsync({ teamId, fileId, idempotencyKey: keyOf(fileId) })).id;
      files.uploader.cancel(id);
    }
    if (items.length === 1) setSearch({ task: last });
    else showToast({ kind: 'success', message: convertText.ocr.started(items.length) });
  };
  const start = () => {
    if (isStarting) return;
    setIsStarting(true);
    setFailure(null);
    startAll()
      .catch((error: Error) => setFailure(error))
      .finally(() => setIsStarting(false));
  };
  return { start, failure, isStarting };
}
