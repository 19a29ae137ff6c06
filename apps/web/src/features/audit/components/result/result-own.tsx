import { Alert, Button, Tag } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { DecisionsNotice } from '../../../../shared/findings/decisions-notice.tsx';
import { ResultHead } from '../../../../shared/result/result-head.tsx';
import { audits } from '../../api/audits.ts';
import { auditPdf } from '../../api/result-pdf.ts';
import { useRiskDeciding } from '../../api/use-risk-deciding.ts';
import { resultText as text } from '../../result.text.ts';
import { auditText } from '../../text.ts';
import { phasePercent, statusWords } from '../../view-model/audit-phase.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import type { AuditResult } from '../../view-model/result-shapes.ts';
import { HeadCounts } from './head-counts.tsx';
import { ResultBeside } from './result-beside.tsx';
import { ResultExportMenu } from './result-export-menu.tsx';
import styles from './result-page.module.css';
import { ResultRestart } from './result-restart.tsx';
import { ResultShare } from './result-share.tsx';
import { ResultWorkbench } from './result-workbench.tsx';
import type { ResultView } from './use-result-state.ts';
import { useRiskFeedbackState } from './use-risk-feedback-state.ts';

interface ResultOwnProps {
  readonly audit: Audit;
  readonly result: AuditResult;
  readonly fileTools: (audit: Audit) => ReactNode;
}

/** The result of one's own team: it can be decided on, exported and reviewed again. */
export function ResultOwn({ audit, result, fileTools }: ResultOwnProps) {
  const deciding = useRiskDeciding(audit, result);
  const feedback = useRiskFeedbackState(audit.id);
  const pdf = useMemo(() => auditPdf(audit.id), [audit.id]);
  const view: ResultView = {
    result,
    pdf,
    deciding,
    isKnown: deciding.reading === 'done',
    mayDecide: audit.abilities.change,
    feedback,
  };
  return (
    <ResultWorkbench
      view={view}
      renderHead={(tools) => (
        <ResultHead title={audit.title} status={headWords(audit)} counts={<HeadCounts result={result} />}>
          {tools}
          <span className={styles.choice}>
            <Tag className={styles.tag ?? ''} title={choiceWords(audit, result)}>
              {text.standpointOf(result.standpoint)}
            </Tag>
            {audit.templateName !== null && (
              <Tag className={styles.tag ?? ''} title={audit.templateName}>
                {text.templateOf(audit.templateName)}
              </Tag>
            )}
          </span>
          {audit.abilities.run && audit.facts && !result.isPartial && (
            <ResultRestart audit={audit} facts={audit.facts} />
          )}
          {!result.isPartial && <ResultBeside audit={audit} />}
          {fileTools(audit)}
          {audit.abilities.share && !result.isPartial && <ResultShare audit={audit} />}
          {!result.isPartial && (
            <ResultExportMenu auditId={audit.id} hasPages={result.document.pages !== null} />
          )}
        </ResultHead>
      )}
      banner={
        <>
          {result.isPartial && (
            <Alert
              banner
              type="info"
              title={`${text.partial} ${phasePercent(audit)}%`}
              action={audit.abilities.run && <CancelButton audit={audit} />}
            />
          )}
          <DecisionsNotice deciding={deciding} />
        </>
      }
    />
  );
}

function CancelButton({ audit }: { readonly audit: Audit }) {
  const cancel = audits.useCancel();
  return (
    <Button size="small" loading={cancel.isPending} onClick={() => cancel.mutate(audit)}>
      {auditText.reviewing.cancel}
    </Button>
  );
}

/** The file's own name, where the review was given another; the numbers stand beside it. */
function headWords(audit: Audit): string {
  if (audit.title !== audit.file.name) return audit.file.name;
  return audit.phase === 'complete' ? '' : statusWords(audit);
}

/** Told by the first mark alone where the second one has no room. */
function choiceWords({ templateName }: Audit, { standpoint }: AuditResult): string {
  return templateName === null ? standpoint : `${standpoint} · ${text.templateOf(templateName)}`;
}
