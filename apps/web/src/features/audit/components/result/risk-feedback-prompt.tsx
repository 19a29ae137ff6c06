import { RISK_FEEDBACK_MAX_CHARACTERS } from '@wenjian/api';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { resultText as text } from '../../result.text.ts';
import type { RiskFeedbackState } from './use-risk-feedback-state.ts';

/** Asked at a first bad; closing it records nothing. */
export function RiskFeedbackPrompt({ feedback }: { readonly feedback: RiskFeedbackState }) {
  const [comment, setComment] = useState('');
  return (
    <Modal
      open={feedback.state.isShowAuditFeedback}
      title={text.feedbackTitle}
      okText={text.feedbackConfirm}
      cancelText={text.cancel}
      onOk={() => feedback.confirm(comment.trim())}
      onCancel={feedback.dismiss}
      afterClose={() => setComment('')}
      destroyOnHidden
    >
      <Input.TextArea
        autoFocus
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={RISK_FEEDBACK_MAX_CHARACTERS}
        value={comment}
        aria-label={text.feedbackTitle}
        placeholder={text.feedbackHint}
        onChange={(event) => setComment(event.target.value)}
      />
    </Modal>
  );
}
