import { Progress } from 'antd';
import { useStorage } from '../api/use-storage.ts';
import { knowledgeText } from '../knowledge.text.ts';
import { storagePercent, storageState } from '../view-model/storage-state.ts';
import { usedWords } from '../view-model/storage-words.ts';
import styles from './knowledge.module.css';
import { PaneFailure } from './pane-failure.tsx';

const text = knowledgeText.storage;

export function StorageMeter({ teamId }: { readonly teamId: string }) {
  const { data, error, refetch } = useStorage(teamId);
  if (error) return <PaneFailure words={text.failed} onRetry={() => void refetch()} />;
  if (!data) return null;
  const state = storageState(data);
  const words = usedWords(data);
  return (
    <div className={styles.meter}>
      <span>{text.label}</span>
      {data.doc_volume_limit !== null && (
        <Progress
          percent={storagePercent(data)}
          size="small"
          status={state === 'full' ? 'exception' : 'normal'}
          aria-label={words}
        />
      )}
      <p>{words}</p>
    </div>
  );
}
