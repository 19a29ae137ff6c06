import { CheckOutlined, CloseOutlined, EditOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Decision } from '../../../shared/findings/decision-shapes.ts';
import type { Deciding } from '../../../shared/findings/use-deciding.ts';
import type { DecisionInput } from '../../../shared/findings/view-model/decision-history.ts';
import { resultText as text } from '../result.text.ts';
import styles from './change-card.module.css';
import { ChangeDecided } from './change-decided.tsx';
import { NoteForm } from './note-form.tsx';

interface DecisionActionsProps {
  readonly changeId: string;
  readonly decision: Decision | null;
  readonly decide: Deciding['decide'];
}

/** Confirm or ignore, with a note; afterwards shows who decided, and an undo. */
export function DecisionActions({ changeId, decision, decide }: DecisionActionsProps) {
  const [isNoting, setNoting] = useState(false);
  const decided = decision && <ChangeDecided decision={decision} />;
  if (!decide) return decided;
  const put = (choice: Pick<DecisionInput, 'state' | 'note'>) =>
    void decide([{ findingId: changeId, ...choice }]);
  return (
    <div className={styles.decision}>
      {decided}
      {isNoting ? (
        <NoteForm
          state={decision?.state ?? 'open'}
          first={decision?.note ?? ''}
          onSave={(state, note) => {
            put(state === null ? { note } : { state, note });
            setNoting(false);
          }}
          onClose={() => setNoting(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={text.addNote}
            title={text.addNote}
            onClick={() => setNoting(true)}
          />
          {decision && decision.state !== 'open' ? (
            <Button
              type="text"
              size="small"
              icon={<UndoOutlined />}
              onClick={() => put({ state: 'open', note: '' })}
            >
              {text.reopen}
            </Button>
          ) : (
            <>
              <Button size="small" icon={<CloseOutlined />} onClick={() => put({ state: 'rejected' })}>
                {text.ignore}
              </Button>
              <Button size="small" icon={<CheckOutlined />} onClick={() => put({ state: 'accepted' })}>
                {text.confirm}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
