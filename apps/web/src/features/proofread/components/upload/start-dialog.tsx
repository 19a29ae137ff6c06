import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { FreeFailureNotice } from '../../../../shared/tasks/free-failure-notice.tsx';
import { FreeShort } from '../../../../shared/tasks/free-short.tsx';
import { FreeUses } from '../../../../shared/tasks/free-uses.tsx';
import { useIsFreeShort } from '../../../../shared/tasks/use-free-uses.ts';
import { useStartTask } from '../../../../shared/tasks/use-start-task.ts';
import { PasteTextDialog } from '../../../../shared/upload/paste-text-dialog.tsx';
import { uploadText } from '../../../../shared/upload/upload.text.ts';
import { UploadRow } from '../../../../shared/upload/upload-row.tsx';
import { UploadZone } from '../../../../shared/upload/upload-zone.tsx';
import { useOneFile } from '../../../../shared/upload/use-one-file.ts';
import { proofreadings } from '../../api/proofreadings.ts';
import { proofreadingText } from '../../text.ts';
import { resultPath } from '../../view-model/proofreading-progress.ts';
import styles from './start-dialog.module.css';

const text = proofreadingText.start;
const DIALOG_PX = 560;
const pathOf = ({ id }: { readonly id: string }) => resultPath(id);

/** One contract is given, as a file or as pasted text. */
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
  const { uploader, item, put, remove } = useOneFile(teamId);
  const fileId = item?.state.kind === 'success' ? item.state.file.fileId : null;
  return (
    <StartFrame
      teamId={teamId}
      fileId={fileId}
      problem={item === null ? text.waitsForFile : text.waitsForUpload}
      onClose={onClose}
    >
      {item === null ? (
        <>
          <UploadZone
            title={text.put}
            hint={text.accepts}
            testId="proofread-file"
            onFiles={([file]) => file && put(file)}
          />
          <div className={styles.ways}>
            <Button type="link" size="small" onClick={() => setPasting(true)}>
              {uploadText.paste}
            </Button>
            <Link to="/contract-correct/result">{text.example}</Link>
          </div>
        </>
      ) : (
        <UploadRow item={item} uploader={uploader} onRemove={remove} />
      )}
      {isPasting && (
        <PasteTextDialog title={text.pasteTitle} onFile={put} onClose={() => setPasting(false)} />
      )}
    </StartFrame>
  );
}

interface ProofreadFileDialogProps {
  readonly teamId: string;
  /** Already stored by another tool. */
  readonly file: { readonly fileId: string; readonly name: string };
  readonly onClose: () => void;
}

export function ProofreadFileDialog({ teamId, file, onClose }: ProofreadFileDialogProps) {
  return (
    <StartFrame teamId={teamId} fileId={file.fileId} problem={null} onClose={onClose}>
      <p className={styles.given}>
        <span>{text.given}</span>
        <strong>{file.name}</strong>
      </p>
    </StartFrame>
  );
}

interface StartFrameProps {
  readonly teamId: string;
  readonly fileId: string | null;
  /** Why it cannot start without a file. */
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function StartFrame({ teamId, fileId, problem, onClose, children }: StartFrameProps) {
  const { start, failure, isStarting } = useStartTask(proofreadings.useCreate(), pathOf);
  const isShort = useIsFreeShort(teamId, 1);
  const begin = () => fileId !== null && start({ teamId, fileId });
  return (
    <Modal
      open
      width={DIALOG_PX}
      title={proofreadingText.title}
      mask={{ closable: false }}
      onCancel={onClose}
      okText={isStarting ? text.starting : text.start}
      cancelText={text.cancel}
      okButtonProps={{ disabled: fileId === null || isShort, title: fileId === null ? (problem ?? '') : '' }}
      confirmLoading={isStarting}
      onOk={begin}
    >
      <p className={styles.lead}>{text.lead}</p>
      {children}
      <p className={styles.cost} data-testid="proofread-cost">
        <span>{text.free}</span>
        <FreeUses teamId={teamId} />
      </p>
      <FreeShort teamId={teamId} count={1} />
      {failure && (
        <FreeFailureNotice
          teamId={teamId}
          error={failure}
          failedTitle={text.failedTitle}
          kept={text.kept}
          onRetry={begin}
        />
      )}
    </Modal>
  );
}
