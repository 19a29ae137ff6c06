import { Button, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import styles from './finding-card.module.css';
import { workbenchText as text } from './workbench.text.ts';

interface Saving {
  readonly label: string;
  readonly onSave: (words: string) => void;
}

interface WritingFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly maxCharacters: number;
  readonly first: string;
  readonly mayBeEmpty?: boolean;
  /** Why these words cannot be saved; null where they can. */
  readonly refusal?: (words: string) => string | null;
  /** The ways to save, the usual one last. */
  readonly savings: readonly Saving[];
  /** Short texts: Enter saves, Shift+Enter starts a line. */
  readonly savesOnEnter?: boolean;
  readonly onClose: () => void;
}

/** A note, or the user's own words instead of the suggestion. Escape cancels. */
export function WritingField(props: WritingFieldProps) {
  const { label, placeholder, maxCharacters, first, mayBeEmpty = true, refusal, savings, onClose } = props;
  const [words, setWords] = useState(first);
  const refused = refusal?.(words) ?? null;
  const isRefused = refused !== null || (!mayBeEmpty && words.trim() === '');
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a Chinese word must not save.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey || !props.savesOnEnter) return;
    event.preventDefault();
    if (!isRefused) savings.at(-1)?.onSave(words);
  };
  return (
    <div className={styles.writing}>
      <Input.TextArea
        autoFocus
        autoSize={{ minRows: props.savesOnEnter ? 1 : 2, maxRows: 12 }}
        maxLength={maxCharacters}
        value={words}
        placeholder={placeholder}
        aria-label={label}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {refused !== null && (
        <p className={styles.soft} role="status">
          {refused}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="text" size="small" onClick={onClose}>
          {text.cancel}
        </Button>
        {savings.map(({ label: save, onSave }, at) => (
          <Button
            key={save}
            type={at === savings.length - 1 ? 'primary' : 'default'}
            size="small"
            disabled={isRefused}
            onClick={() => onSave(words)}
          >
            {save}
          </Button>
        ))}
      </div>
    </div>
  );
}
