import { AimOutlined, EditOutlined } from '@ant-design/icons';
import { DECISION_TEXT_MAX_CHARACTERS } from '@wenjian/api';
import { Button } from 'antd';
import { acceptedWords } from '../../../../shared/findings/view-model/decisions.ts';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { DecisionButtons } from '../../../../shared/workbench/decision-buttons.tsx';
import card from '../../../../shared/workbench/finding-card.module.css';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { WritingField } from '../../../../shared/workbench/writing-field.tsx';
import { resultText as text } from '../../result.text.ts';
import { decidedOf } from '../../view-model/correction-state.ts';
import { equalOnes } from '../../view-model/equal-ones.ts';
import type { Decided } from '../../view-model/proofread-shapes.ts';
import { AlwaysRightButton } from './always-right-button.tsx';
import styles from './correction-card.module.css';
import { CorrectionMenu } from './correction-menu.tsx';
import { EqualActions } from './equal-actions.tsx';
import { type CorrectionCardProps, decidable } from './use-result-state.ts';

/** All actions on one correction. */
export function CorrectionActions({ resultState, correction }: CorrectionCardProps) {
  const { deciding, editingId, setEditing, select, renumbered } = resultState;
  const { decide, decisions } = deciding;
  const { id: findingId, suggestion } = correction;
  if (decide && editingId === findingId)
    return <Rewriting resultState={resultState} correction={correction} />;
  const isRemark = suggestion === null;
  const state = decidedOf(decisions, findingId);
  const put = (decided: Decided) => void decide?.([{ findingId, state: decided }]);
  return (
    <>
      {decide && isRemark && state === 'open' && <p className={card.soft}>{text.remark}</p>}
      <div className={card.actions}>
        <span className={styles.locate}>
          <Button type="text" size="small" icon={<AimOutlined />} onClick={() => select(findingId, 'locate')}>
            {workbenchText.locate}
          </Button>
        </span>
        {decide && !renumbered.has(findingId) && (
          <>
            <span className={styles.together}>
              <AlwaysRightButton resultState={resultState} correction={correction} />
              <CorrectionMenu resultState={resultState} correction={correction} />
            </span>
            <span className={styles.together}>
              <Button size="small" icon={<EditOutlined />} onClick={() => setEditing(findingId)}>
                {text.rewrite}
              </Button>
              <DecisionButtons
                isSelected
                state={state}
                words={{ accept: text.accept }}
                onAccept={isRemark ? null : () => put('accepted')}
                onIgnore={() => put('rejected')}
                onRestore={() => put('open')}
              />
            </span>
          </>
        )}
      </div>
      {!renumbered.has(findingId) && <EqualActions resultState={resultState} correction={correction} />}
    </>
  );
}

/** The user's own text instead of the suggestion. */
function Rewriting({ resultState: { deciding, setEditing, result }, correction }: CorrectionCardProps) {
  const { id: findingId, original, suggestion } = correction;
  const others = decidable(equalOnes(result.corrections, correction), 'rejected', deciding).filter(
    ({ id }) => id !== findingId,
  );
  const save = async (words: string, also: typeof others) => {
    const state = words === suggestion ? 'accepted' : 'edited';
    const more = also.map(({ id }) => ({ findingId: id, state, text: words, onlyIfOpen: true }) as const);
    const isStored = await deciding.decide?.([{ findingId, state, text: words }, ...more]);
    // When somebody else was faster, the typed text stays, so that it can be reviewed.
    if (isStored) setEditing((current) => (current === findingId ? null : current));
  };
  return (
    <WritingField
      savesOnEnter
      label={text.rewriteLabel}
      maxCharacters={DECISION_TEXT_MAX_CHARACTERS}
      first={acceptedWords(deciding.decisions, findingId, suggestion) ?? suggestion ?? original}
      refusal={(words) => (words === original ? text.rewriteSame : null)}
      savings={[
        ...(others.length === 0
          ? []
          : [
              {
                label: text.rewriteEqual(formatCount(others.length + 1)),
                onSave: (words: string) => void save(words, others),
              },
            ]),
        { label: text.rewriteAccept, onSave: (words) => void save(words, []) },
      ]}
      onClose={() => setEditing(null)}
    />
  );
}
