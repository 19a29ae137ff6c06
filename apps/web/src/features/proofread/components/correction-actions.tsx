import { AimOutlined, CheckOutlined, CloseOutlined, EditOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { acceptedWords } from '../../../shared/findings/view-model/decisions.ts';
import { resultText as text } from '../result.text.ts';
import { decidedOf } from '../view-model/correction-state.ts';
import type { Decided } from '../view-model/proofread-shapes.ts';
import styles from './correction-card.module.css';
import type { CorrectionCardProps } from './correction-card.props.ts';
import { CorrectionMenu } from './correction-menu.tsx';
import { RewriteField } from './rewrite-field.tsx';

/** All actions on one correction. */
export function CorrectionActions({ resultState, correction }: CorrectionCardProps) {
  const { decide, decisions } = resultState.deciding;
  if (decide && resultState.editingId === correction.id)
    return <Rewriting resultState={resultState} correction={correction} />;
  const isRemark = correction.suggestion === null;
  const isOpen = decidedOf(decisions, correction.id) === 'open';
  return (
    <>
      {decide && isRemark && isOpen && <p className={styles.remark}>{text.remark}</p>}
      <div className={styles.actions}>
        <Button
          type="text"
          size="small"
          icon={<AimOutlined />}
          onClick={() => resultState.select(correction.id, 'locate')}
        >
          {text.locate}
        </Button>
        {decide && !resultState.renumbered.has(correction.id) && (
          <>
            <CorrectionMenu resultState={resultState} correction={correction} />
            <Button
              size="small"
              icon={<EditOutlined />}
              onClick={() => resultState.setEditing(correction.id)}
            >
              {text.rewrite}
            </Button>
            <DecideButtons
              isOpen={isOpen}
              canAccept={!isRemark}
              onDecide={(state) => decide([{ findingId: correction.id, state }])}
            />
          </>
        )}
      </div>
    </>
  );
}

function Rewriting({ resultState: { deciding, setEditing }, correction }: CorrectionCardProps) {
  const { id: findingId, original, suggestion } = correction;
  const onSave = async (words: string) => {
    const state = words === suggestion ? 'accepted' : 'edited';
    const isStored = await deciding.decide?.([{ findingId, state, text: words }]);
    // When somebody else was faster, the typed text stays, so that it can be reviewed.
    if (isStored) setEditing((current) => (current === findingId ? null : current));
  };
  return (
    <RewriteField
      original={original}
      first={acceptedWords(deciding.decisions, findingId, suggestion) ?? suggestion ?? original}
      onSave={onSave}
      onClose={() => setEditing(null)}
    />
  );
}

interface DecideButtonsProps {
  readonly isOpen: boolean;
  /** The correction has text to insert. */
  readonly canAccept: boolean;
  readonly onDecide: (state: Decided) => void;
}

function DecideButtons({ isOpen, canAccept, onDecide }: DecideButtonsProps) {
  if (!isOpen)
    return (
      <Button size="small" icon={<UndoOutlined />} onClick={() => onDecide('open')}>
        {text.restore}
      </Button>
    );
  return (
    <>
      <Button size="small" icon={<CloseOutlined />} onClick={() => onDecide('rejected')}>
        {text.ignore}
      </Button>
      {canAccept && (
        <Button type="primary" size="small" icon={<CheckOutlined />} onClick={() => onDecide('accepted')}>
          {text.accept}
        </Button>
      )}
    </>
  );
}
