import { DislikeFilled, DislikeOutlined, EditOutlined, LikeFilled, LikeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { DecisionButtons, NoteButton } from '../../../../shared/workbench/decision-buttons.tsx';
import card from '../../../../shared/workbench/finding-card.module.css';
import { resultText as text } from '../../result.text.ts';
import type { FeedbackType } from '../../view-model/result-shapes.ts';
import { decisionOn } from '../../view-model/risk-choice.ts';
import styles from './risk-card.module.css';
import type { RiskCardProps } from './risk-card.props.ts';

interface RiskButtonsProps extends RiskCardProps {
  readonly onAdopt: (() => void) | null;
  readonly onRewrite: () => void;
  readonly onNote: () => void;
}

export function RiskButtons(props: RiskButtonsProps) {
  const { risk, decision, decide, onAdopt, onRewrite, onNote } = props;
  const state = decision?.state ?? 'open';
  return (
    <div className={card.actions}>
      <FeedbackButtons {...props} />
      {decide && (
        <>
          <NoteButton onNote={onNote} />
          {state !== 'rejected' && (
            <Button size="small" icon={<EditOutlined />} onClick={onRewrite}>
              {text.rewrite}
            </Button>
          )}
          <DecisionButtons
            isSelected
            state={state}
            words={{ accept: text.adopt }}
            onAccept={onAdopt}
            onIgnore={() => void decide([decisionOn(risk, { state: 'rejected' })])}
            onRestore={() => void decide([decisionOn(risk, { state: 'open' })])}
          />
        </>
      )}
    </div>
  );
}

const TYPES: readonly FeedbackType[] = ['good', 'bad'];
const ICONS = {
  good: { on: <LikeFilled />, off: <LikeOutlined /> },
  bad: { on: <DislikeFilled />, off: <DislikeOutlined /> },
} as const;

function FeedbackButtons({ risk, feedback, onFeedback }: RiskCardProps) {
  if (!onFeedback) return null;
  return (
    <span className={styles.feedback}>
      {TYPES.map((type) => (
        <Button
          key={type}
          type="text"
          size="small"
          icon={ICONS[type][feedback === type ? 'on' : 'off']}
          aria-label={text.feedback[type]}
          aria-pressed={feedback === type}
          title={text.feedback[type]}
          onClick={() => onFeedback(risk.id, type)}
        />
      ))}
    </span>
  );
}
