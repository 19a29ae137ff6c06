import { DECISION_TEXT_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { resultText as text } from '../result.text.ts';
import styles from './correction-card.module.css';

interface RewriteFieldProps {
  readonly original: string;
  readonly first: string;
  readonly onSave: (words: string) => void;
  readonly onClose: () => void;
}

/** The user's own text instead of the suggestion. Enter accepts, Escape cancels. */
export function RewriteField({ original, first, onSave, onClose }: RewriteFieldProps) {
  const [words, setWords] = useState(first);
  const isSame = words === original;
  const save = () => !isSame && onSave(words);
  return (
    <div className={styles.writing}>
      <Input.TextArea
        autoFocus
        autoSize={{ minRows: 1, maxRows: 10 }}
        maxLength={DECISION_TEXT_MAX_CHARACTERS}
        value={words}
        aria-label={text.rewriteLabel}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          // Enter that ends the composition of a Chinese word must not save.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          save();
        }}
      />
      {isSame && (
        <p className={styles.remark} role="status">
          {text.rewriteSame}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="text" size="small" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="primary" size="small" disabled={isSame} onClick={save}>
          {text.rewriteAccept}
        </Button>
      </div>
    </div>
  );
}
