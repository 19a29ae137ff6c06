import { Button } from 'antd';
import { Link } from 'react-router';
import { EndedPanel } from '../../../../shared/ui/ended-panel.tsx';
import { resultText as text } from '../../result.text.ts';
import { auditText } from '../../text.ts';
import { endOfReview, uploadPath } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import styles from './result-page.module.css';

/** Read, but without a result: the standpoint was not chosen, or the review ended without one. */
export function ResultChoosing({ audit }: { readonly audit: Audit }) {
  const end = endOfReview(audit);
  if (end === null) return <Choosing audit={audit} />;
  return (
    <div className={styles.centre}>
      <EndedPanel
        end={end}
        name={audit.file.name}
        title={auditText.reviewEnds[end]}
        reason={audit.message}
        notes={[text.endedKept]}
        actions={
          <>
            <Link to={uploadPath(audit.id)}>
              <Button type="primary">{text.startAgain}</Button>
            </Link>
            <Link to="/contract-audit/list">
              <Button>{text.backToList}</Button>
            </Link>
          </>
        }
      />
    </div>
  );
}

function Choosing({ audit }: { readonly audit: Audit }) {
  return (
    <div className={styles.centre}>
      <section className={styles.panel}>
        <p className={styles.file}>{audit.file.name}</p>
        <h2 className={styles.title}>{text.choosingTitle}</h2>
        <p className={styles.note}>{audit.message ?? text.choosingDetail}</p>
        <div className={styles.actions}>
          <Link to={uploadPath(audit.id)}>
            <Button type="primary">{text.choose}</Button>
          </Link>
        </div>
      </section>
    </div>
  );
}
