import { CONVERSION_MAX_FILES } from '@wenjian/api';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { UploadZone } from '../../../shared/upload/upload-zone.tsx';
import { useCreateRecognition } from '../api/use-recognitions.ts';
import { convertText } from '../text.ts';
import styles from './convert.module.css';
import { CreateFailureNotice } from './create-failure-notice.tsx';
import { FileQueue } from './file-queue.tsx';
import { RecentTasks } from './recent-tasks.tsx';
import { RecognitionTask } from './recognition-task.tsx';
import { StartBar } from './start-bar.tsx';
import { useFileQueue } from './use-file-queue.ts';

export function RecognisePage() {
  const teamId = useCurrentTeam();
  const [search] = useSearchParams();
  const taskId = search.get('task');
  const text = convertText.ocr;
  if (teamId === null) return <PageLoading />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{text.title}</h1>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <Link to="/convert-tool/list">{convertText.common.backToTools}</Link>
      </header>
      {taskId === null ? (
        <RecogniseDesk key={teamId} teamId={teamId} />
      ) : (
        <RecognitionTask key={taskId} id={taskId} teamId={teamId} />
      )}
    </div>
  );
}

function RecogniseDesk({ teamId }: { readonly teamId: string }) {
  const { ocr: text, convert } = convertText;
  const files = useFileQueue(teamId, CONVERSION_MAX_FILES);
  const { start, failure, isStarting } = useStartRecognitions(teamId, files);
  const count = files.items.length;
  const problem = count === 0 ? convert.needsFiles : files.isReady ? null : convert.waitsForUploads;
  return (
    <>
      <section className={styles.section} aria-label={convert.files}>
        <FileQueue items={files.items} uploader={files.uploader} onMove={null} />
        <UploadZone
          title={count === 0 ? text.put : convert.putMore}
          hint={text.accepts}
          isMultiple
          testId="ocr-files"
          onFiles={files.add}
        />
      </section>
      {failure && <CreateFailureNotice teamId={teamId} error={failure} onRetry={start} />}
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

/** One task a file. Those already created leave the list, so that another try goes on with the rest. */
function useStartRecognitions(teamId: string, files: ReturnType<typeof useFileQueue>) {
  const [, setSearch] = useSearchParams();
  const create = useCreateRecognition();
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
