import { Button } from 'antd';
import { knowledgeText as text } from '../knowledge.text.ts';
import styles from './knowledge.module.css';

interface PaneFailureProps {
  readonly words: string;
  readonly onRetry: () => void;
}

/** A part of the side pane could not be loaded: an empty list would be misleading. */
export function PaneFailure({ words, onRetry }: PaneFailureProps) {
  return (
    <p className={styles.note} role="alert">
      <span className={styles.failed}>{words}</span>
      <Button type="link" size="small" onClick={onRetry}>
        {text.refresh}
      </Button>
    </p>
  );
}
