import { useMemo } from 'react';
import { DecisionsNotice } from '../../../../shared/findings/decisions-notice.tsx';
import { ResultHead } from '../../../../shared/result/result-head.tsx';
import { ResultPeople, ResultShown } from '../../../../shared/ui/result-slots.tsx';
import { proofreadingPdf } from '../../api/proofreading-pdf.ts';
import { useDecidingCorrections } from '../../api/use-deciding-corrections.ts';
import { resultText as text } from '../../result.text.ts';
import type { Proofreading, ProofreadingResult } from '../../view-model/proofread-shapes.ts';
import { hasFirstResult, summaryText } from '../../view-model/proofreading-progress.ts';
import { FirstResultBanner } from './first-result-banner.tsx';
import { OwnTools } from './own-tools.tsx';
import { ResultWorkbench } from './result-workbench.tsx';
import type { ResultView } from './use-result-state.ts';

interface OwnResultProps {
  readonly task: Proofreading;
  readonly result: ProofreadingResult;
}

/** The result of one's own team: it can be decided on, checked again, exported and shared. */
export function OwnResult({ task, result }: OwnResultProps) {
  const deciding = useDecidingCorrections(task);
  const pdf = useMemo(() => proofreadingPdf(task.id), [task.id]);
  const view: ResultView = {
    result,
    pdf,
    deciding,
    teamId: task.teamId,
    readOnly: task.abilities.change ? null : text.mayNotChange,
  };
  return (
    <>
      <ResultShown />
      <ResultWorkbench
        view={view}
        banner={
          <>
            {hasFirstResult(task) && <FirstResultBanner task={task} />}
            <DecisionsNotice deciding={deciding} failed={text.decisionsFailed} />
          </>
        }
        renderHead={(tools, resultState) => (
          <ResultHead title={task.title} status={summaryText(task)}>
            <ResultPeople />
            {tools}
            <OwnTools task={task} resultState={resultState} />
          </ResultHead>
        )}
      />
    </>
  );
}
