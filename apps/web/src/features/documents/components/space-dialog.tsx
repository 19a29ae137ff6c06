import { Button, Modal, Progress } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { useStorage } from '../api/use-storage.ts';
import { knowledgeText } from '../knowledge.text.ts';
import type { Storage } from '../view-model/knowledge-shapes.ts';
import { freeBytes, storagePercent, storageState } from '../view-model/storage-state.ts';
import { usedWords } from '../view-model/storage-words.ts';
import styles from './knowledge.module.css';

const text = knowledgeText.storage;

interface SpaceDialogState {
  /** Something was refused because there is no room. */
  readonly showFull: () => void;
  readonly dialog: ReactNode;
}

/** Warns once per visit that the storage is nearly full, and each time something did not fit. */
export function useSpaceDialog(teamId: string, onTrash: () => void): SpaceDialogState {
  const { data } = useStorage(teamId);
  const [shown, setShown] = useState<'nearlyFull' | 'full' | null>(null);
  const state = data ? storageState(data) : 'roomy';
  useEffect(() => {
    if (state === 'roomy' || wasTold(teamId)) return;
    rememberTold(teamId);
    setShown(state);
  }, [state, teamId]);
  const close = () => setShown(null);
  return {
    showFull: () => setShown('full'),
    dialog:
      shown && data ? (
        <SpaceDialog
          storage={data}
          isFull={shown === 'full'}
          onTrash={() => {
            close();
            onTrash();
          }}
          onClose={close}
        />
      ) : null,
  };
}

interface SpaceDialogProps {
  readonly storage: Storage;
  readonly isFull: boolean;
  readonly onTrash: () => void;
  readonly onClose: () => void;
}

function SpaceDialog({ storage, isFull, onTrash, onClose }: SpaceDialogProps) {
  const { trash_volume } = storage;
  return (
    <Modal
      open
      title={isFull ? text.fullTitle : text.nearlyFullTitle}
      onCancel={onClose}
      footer={
        <>
          {trash_volume > 0 && <Button onClick={onTrash}>{text.openTrash}</Button>}
          <Link to="/prime-introduction">
            <Button>{text.upgrade}</Button>
          </Link>
          <Button type="primary" onClick={onClose}>
            {text.later}
          </Button>
        </>
      }
    >
      <Progress percent={storagePercent(storage)} status={isFull ? 'exception' : 'normal'} />
      <p className={styles.lead}>{usedWords(storage)}</p>
      <p className={styles.lead}>
        {isFull ? text.full : text.nearlyFull(formatFileSize(freeBytes(storage)))}
      </p>
      {trash_volume > 0 && <p className={styles.note}>{text.trash(formatFileSize(trash_volume))}</p>}
    </Modal>
  );
}

const toldKey = (teamId: string) => `knowledge-space-told-${teamId}`;

function wasTold(teamId: string): boolean {
  return sessionStorage.getItem(toldKey(teamId)) !== null;
}

function rememberTold(teamId: string): void {
  sessionStorage.setItem(toldKey(teamId), '1');
}
