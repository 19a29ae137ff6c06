import { CONVERSION_MAX_FILES } from '@wenjian/api';
import { useSearchParams } from 'react-router';
import { FreeFailureNotice } from '../../../shared/tasks/free-failure-notice.tsx';
import { useStartMany } from '../../../shared/tasks/use-start-many.ts';
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

function useStartRecognitions(teamId: string, { uploader, items }: FileQueueState) {
  const [, setSearch] = useSearchParams();
  const { mutateAsync } = recognitions.useCreate();
  return useStartMany({
    uploader,
    items,
    create: (wanted) => mutateAsync({ teamId, ...wanted }),
    onDone: ([only, ...others]) => {
      if (only !== undefined && others.length === 0) setSearch({ task: only });
      else showToast({ kind: 'success', message: convertText.ocr.started(others.length + 1) });
    },
  });
}
