import { BATCH_MAX_FILES } from '@wenjian/api';
import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { FreeFailureNotice } from '../../../../shared/tasks/free-failure-notice.tsx';
import { FreeShort } from '../../../../shared/tasks/free-short.tsx';
import { FreeUses } from '../../../../shared/tasks/free-uses.tsx';
import { useIsFreeShort } from '../../../../shared/tasks/use-free-uses.ts';
import { batchPath } from '../../../../shared/tasks/use-list-filter.ts';
import { useStartMany } from '../../../../shared/tasks/use-start-many.ts';
import { useStartTask } from '../../../../shared/tasks/use-start-task.ts';
import { BatchRows } from '../../../../shared/upload/batch-rows.tsx';
import { PasteTextDialog } from '../../../../shared/upload/paste-text-dialog.tsx';
import { uploadText } from '../../../../shared/upload/upload.text.ts';
import { UploadZone } from '../../../../shared/upload/upload-zone.tsx';
import { type FileBatch, useFileBatch } from '../../../../shared/upload/use-file-batch.ts';
import { proofreadings } from '../../api/proofreadings.ts';
import { proofreadingText } from '../../text.ts';
import { LIST_PATH, resultPath } from '../../view-model/proofreading-progress.ts';
import styles from './start-dialog.module.css';

const text = proofreadingText.start;
const DIALOG_PX = 560;
const pathOf = ({ id }: { readonly id: string }) => resultPath(id);

/** Contracts are given, as files or as pasted text: one opens its result, several the list of them. */
export function ProofreadStartDialog({ onClose }: { readonly onClose: () => void }) {
  const teamId = useCurrentTeam();
  return teamId === null ? null : <UploadStart teamId={teamId} onClose={onClose} />;
}

interface UploadStartProps {
  readonly teamId: string;
  readonly onClose: () => void;
}

function UploadStart({ teamId, onClose }: UploadStartProps) {
  const [isPasting, setPasting] = useState(false);
  const files = useFileBatch(teamId, BATCH_MAX_FILES);
  const one = useStartOne(teamId, files.stored[0] ?? null);
  const many = useStartAll(teamId, files);
  const starting = files.items.length === 1 && !many.hasBegun ? one : many;
  const isEmpty = files.items.length === 0;
  return (
    <StartFrame
      teamId={teamId}
      count={Math.max(1, files.items.length)}
      starting={starting}
      problem={isEmpty ? text.waitsForFile : files.isReady ? null : text.waitsForUpload}
      onClose={onClose}
    >
      {isEmpty ? (
        <>
          <UploadZone
            title={text.put}
            hint={text.accepts}
            isMultiple
            testId="proofread-file"
            onFiles={files.put}
          />
          <div className={styles.ways}>
            <Button type="link" size="small" onClick={() => setPasting(true)}>
              {uploadText.paste}
            </Button>
            <Link to="/contract-correct/result">{text.example}</Link>
          </div>
        </>
      ) : (
        <BatchRows {...files} />
      )}
      {isPasting && (
        <PasteTextDialog
          title={text.pasteTitle}
          onFile={(file) => files.put([file])}
          onClose={() => setPasting(false)}
        />
      )}
    </StartFrame>
  );
}

interface Starting {
  readonly start: () => void;
  readonly failure: Error | null;
  readonly isStarting: boolean;
}

function useStartOne(teamId: string, fileId: string | null): Starting {
  const { start, ...state } = useStartTask(proofreadings.useCreate(), pathOf);
  return { start: () => fileId !== null && start({ teamId, fileId }), ...state };
}

/** Several at once are found again in the list, which shows them alone. */
function useStartAll(teamId: string, { uploader, items }: FileBatch) {
  const navigate = useNavigate();
  const { mutateAsync } = proofreadings.useCreate();
  return useStartMany({
    uploader,
    items,
    create: (wanted) => mutateAsync({ teamId, ...wanted }),
    onDone: (ids) => void navigate(batchPath(LIST_PATH, ids)),
  });
}

interface ProofreadFileDialogProps {
  readonly teamId: string;
  /** Already stored by another tool. */
  readonly file: { readonly fileId: string; readonly name: string };
  readonly onClose: () => void;
}

export function ProofreadFileDialog({ teamId, file, onClose }: ProofreadFileDialogProps) {
  return (
    <StartFrame
      teamId={teamId}
      count={1}
      starting={useStartOne(teamId, file.fileId)}
      problem={null}
      onClose={onClose}
    >
      <p className={styles.given}>
        <span>{text.given}</span>
        <strong>{file.name}</strong>
      </p>
    </StartFrame>
  );
}

interface StartFrameProps {
  readonly teamId: string;
  readonly count: number;
  readonly starting: Starting;
  /** Why it cannot start yet, or null. */
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function StartFrame({ teamId, count, starting, problem, onClose, children }: StartFrameProps) {
  const { start, failure, isStarting } = starting;
  const isShort = useIsFreeShort(teamId, count);
  return (
    <Modal
      open
      width={DIALOG_PX}
      title={proofreadingText.title}
      mask={{ closable: false }}
      onCancel={onClose}
      okText={isStarting ? text.starting : text.start}
      cancelText={text.cancel}
      okButtonProps={{ disabled: problem !== null || isShort, title: problem ?? '' }}
      confirmLoading={isStarting}
      onOk={start}
    >
      <p className={styles.lead}>{text.lead}</p>
      {children}
      <p className={styles.cost} data-testid="proofread-cost">
        <span>{text.free}</span>
        <FreeUses teamId={teamId} />
      </p>
      <FreeShort teamId={teamId} count={count} />
      {failure && (
        <FreeFailureNotice
          teamId={teamId}
          error={failure}
          failedTitle={text.failedTitle}
          kept={text.kept}
          onRetry={start}
        />
      )}
    </Modal>
  );
}
