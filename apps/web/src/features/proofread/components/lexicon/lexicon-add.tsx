import { Button, Input } from 'antd';
import { useMemo, useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useAddWords, useRemoveWord } from '../../api/use-lexicon.ts';
import { proofreadingText } from '../../text.ts';
import { lexiconLine, readLexiconLines } from '../../view-model/lexicon-lines.ts';
import type { LexiconEntry, LexiconKind, NewLexiconEntry } from '../../view-model/proofread-shapes.ts';
import styles from './lexicon-dialog.module.css';

interface LexiconAddProps {
  readonly teamId: string;
  readonly kind: LexiconKind;
  /** The entry that what is written here takes the place of; null: words are added. */
  readonly edited: LexiconEntry | null;
  readonly onEdited: () => void;
}

const ROWS = 3;

/** One word or many: one per line. */
export function LexiconAdd({ teamId, kind, edited, onEdited }: LexiconAddProps) {
  const text = proofreadingText.lexicon;
  const [lines, setLines] = useState(edited ? lexiconLine(edited) : '');
  const add = useAddWords(teamId);
  const remove = useRemoveWord(teamId);
  const { entries, refused } = useMemo(() => readLexiconLines(lines, kind), [lines, kind]);
  const onAdded = () => {
    // Lines that were not understood stay, to be fixed.
    setLines(refused.join('\n'));
    showToast({ kind: 'success', message: text.added(formatCount(entries.length)) });
    if (edited && !hasWord(entries, edited.word)) remove.mutate(edited.id);
    onEdited();
  };
  const onAdd = () =>
    add.mutate(entries, {
      onSuccess: onAdded,
      onError: ({ message }) => showToast({ kind: 'error', message }),
    });
  return (
    <div className={styles.add}>
      <Input.TextArea
        rows={ROWS}
        autoFocus={edited !== null}
        value={lines}
        placeholder={text.hints[kind]}
        aria-label={text.label}
        onChange={(event) => setLines(event.target.value)}
      />
      <div className={styles.addFoot}>
        <span className={styles.refused} role="status">
          {refused.length > 0 && text.refused(formatCount(refused.length), refused[0] ?? '')}
        </span>
        {edited && <Button onClick={onEdited}>{text.editCancel}</Button>}
        <Button type="primary" disabled={entries.length === 0} loading={add.isPending} onClick={onAdd}>
          {edited ? text.editSave : text.add}
        </Button>
      </div>
    </div>
  );
}

function hasWord(entries: readonly NewLexiconEntry[], word: string): boolean {
  return entries.some((entry) => entry.word === word);
}
