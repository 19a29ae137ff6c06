import { Alert } from 'antd';
import { Link, useNavigate } from 'react-router';
import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { StartBar } from '../../../../shared/tasks/start-bar.tsx';
import { useUsesLeft } from '../../../../shared/tasks/use-uses-left.ts';
import { auditText } from '../../text.ts';
import { resultPath } from '../../view-model/audit-phase.ts';
import type { Audit, ContractFacts } from '../../view-model/audit-shapes.ts';
import { firstStandpoint } from '../../view-model/standpoint-choices.ts';
import { FactsCard } from './facts-card.tsx';
import { ReviewChoiceFields } from './review-choice-fields.tsx';
import styles from './review-choice-form.module.css';
import { useReviewChoice } from './use-review-choice.ts';

interface ReviewChoiceFormProps {
  readonly audit: Audit;
  readonly facts: ContractFacts;
}

/** The recognised facts, and the three choices before a review: side, list, demands. */
export function ReviewChoiceForm({ audit, facts }: ReviewChoiceFormProps) {
  const text = auditText.choice;
  const navigate = useNavigate();
  const choice = useReviewChoice({
    audit,
    facts,
    first: firstStandpoint,
    onStarted: () => void navigate(resultPath(audit.id)),
  });
  const usesLeft = useUsesLeft(audit.teamId, 'auditBalance');
  const isFirst = audit.phase === 'choosing';
  return (
    <>
      <FactsCard audit={audit} facts={facts} />
      <LastTime audit={audit} />
      <section className={styles.card} aria-label={text.standpoint}>
        <ReviewChoiceFields audit={audit} facts={facts} choice={choice} />
      </section>
      {choice.failure && (
        <CreateFailureNotice error={choice.failure} titles={text} kept={text.kept} onRetry={choice.start} />
      )}
      <StartBar
        cost={1}
        usesLeft={usesLeft}
        label={isFirst ? text.start : text.again}
        startingLabel={text.starting}
        problem={audit.abilities.run ? choice.problem : text.readOnly}
        isStarting={choice.isStarting}
        onStart={choice.start}
        testId="audit-start-cost"
      />
    </>
  );
}

/** The outcome of the last review, if there was one. */
function LastTime({ audit }: { readonly audit: Audit }) {
  const text = auditText.choice;
  // A successful task needs no explanation: the recognised facts are shown above.
  const problem = audit.status === 'complete' ? null : audit.message;
  return (
    <>
      {problem !== null && <Alert type={audit.failure ? 'warning' : 'info'} showIcon title={problem} />}
      {audit.phase === 'complete' && (
        <Alert
          type="info"
          showIcon
          title={text.reviewedBefore}
          action={<Link to={resultPath(audit.id)}>{text.seeResult}</Link>}
        />
      )}
    </>
  );
}
