import { Button, Input } from 'antd';
import { useState } from 'react';
import { resultText as text } from '../result.text.ts';
import styles from './risk-card.module.css';

interface RiskWritingProps {
  readonly label: string;
  readonly placeholder: string;
  readonly save: string;
  readonly maxCharacters: number;
  readonly mayBeEmpty: boolean;
  readonly first: string;
  readonly onSave: (words: string) => void;
  readonly onClose: () => void;
}

/** A note, or a rewrite of the suggestion. */
export function RiskWriting(props: RiskWritingProps) {
  const { label, placeholder, save, maxCharacters, mayBeEmpty, first, onSave, onClose } = props;
  const [words, setWords] = useState(first);
  const trimmed = words.trim();
  return (
    <div className={styles.writing}>
      <Input.TextArea
        autoFocus
        autoSize={{ minRows: 2, maxRows: 12 }}
        maxLength={maxCharacters}
        value={words}
        placeholder={placeholder}
        aria-label={label}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="text" size="small" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button
          type="primary"
          size="small"
          disabled={!mayBeEmpty && trimmed === ''}
          onClick={() => onSave(trimmed)}
        >
          {save}
        </Button>
      </div>
    </div>
  );
}
