import { SwapOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { resultText as text } from '../../result.text.ts';
import { auditText } from '../../text.ts';
import type { Audit, ContractFacts } from '../../view-model/audit-shapes.ts';
import { otherStandpoint } from '../../view-model/standpoint-choices.ts';
import { ReviewChoiceFields } from '../upload/review-choice-fields.tsx';
import { useReviewChoice } from '../upload/use-review-choice.ts';
import styles from './result-page.module.css';

interface ResultRestartProps {
  readonly audit: Audit;
  readonly facts: ContractFacts;
}

/** Reviewing the same contract for another side, with another list or other demands: one more use. */
export function ResultRestart({ audit, facts }: ResultRestartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<SwapOutlined />} onClick={() => setOpen(true)}>
        {text.restart}
      </Button>
      {isOpen && <RestartDialog audit={audit} facts={facts} onClose={() => setOpen(false)} />}
    </>
  );
}

interface RestartDialogProps extends ResultRestartProps {
  readonly onClose: () => void;
}

function RestartDialog({ audit, facts, onClose }: RestartDialogProps) {
  const choice = useReviewChoice({ audit, facts, first: otherStandpoint, onStarted: onClose });
  return (
    <Modal
      open
      title={text.restart}
      okText={text.restartStart}
      cancelText={text.cancel}
      okButtonProps={{ disabled: choice.problem !== null }}
      confirmLoading={choice.isStarting}
      onOk={choice.start}
      onCancel={onClose}
    >
      <div className={styles.restart}>
        <ReviewChoiceFields audit={audit} facts={facts} choice={choice} />
        <p className={styles.note}>{choice.problem ?? text.restartCost}</p>
        {choice.failure && (
          <CreateFailureNotice
            error={choice.failure}
            titles={auditText.choice}
            kept={auditText.choice.kept}
            onRetry={choice.start}
          />
        )}
      </div>
    </Modal>
  );
}
