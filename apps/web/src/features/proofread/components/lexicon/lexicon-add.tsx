import { Button, Input } from 'antd';
import { useMemo, useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useAddWords } from '../../api/use-lexicon.ts';
import { proofreadingText } from '../../text.ts';
import { readLexiconLines } from '../../view-model/lexicon-lines.ts';
import type { LexiconKind } from '../../view-model/proofread-shapes.ts';
import styles from './lexicon-dialog.module.css';

interface LexiconAddProps {
  readonly teamId: string;
  readonly kind: LexiconKind;
}

const ROWS = 3;

/** One word or many: one per line. */
export function LexiconAdd({ teamId, kind }: LexiconAddProps) {
  const text = proofreadingText.lexicon;
  const [lines, setLines] = useState('');
  const add = useAddWords(teamId);
  const { entries, refused } = useMemo(() => readLexiconLines(lines, kind), [lines, kind]);
  const onAdd = () =>
    add.mutate(entries, {
      onSuccess: () => {
        // Lines that were not understood stay, to be fixed.
        setLines(refused.join('\n'));
        showToast({ kind: 'success', message: text.added(formatCount(entries.length)) });
      },
      onError: ({ message }) => showToast({ kind: 'error', message }),
    });
  return (
    <div className={styles.add}>
      <Input.TextArea
        rows={ROWS}
        value={lines}
        placeholder={text.hints[kind]}
        aria-label={text.label}
        onChange={(event) => setLines(event.target.value)}
      />
      <div className={styles.addFoot}>
        <span className={styles.refused} role="status">
          {refused.length > 0 && text.refused(formatCount(refused.length), refused[0] ?? '')}
        </span>
        <Button type="primary" disabled={entries.length === 0} loading={add.isPending} onClick={onAdd}>
          {text.add}
        </Button>
      </div>
    </div>
  );
}
