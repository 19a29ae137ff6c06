import { useMemo } from 'react';
import { PublicResultHead } from '../../../shared/result/public-result.tsx';
import { ResultPeople, ResultShown } from '../../../shared/ui/result-slots.tsx';
import { proofreadingPdf } from '../api/proofreading-pdf.ts';
import { resultText as text } from '../result.text.ts';
import type { Proofreading, ProofreadingResult } from '../view-model/proofread-shapes.ts';
import { summaryText } from '../view-model/proofreading-progress.ts';
import { OwnTools } from './own-tools.tsx';
import { HelpButton } from './public-page.tsx';
import { ResultWorkbench } from './result-workbench.tsx';
import { StatesNotice } from './states-notice.tsx';
import { useDeciding } from './use-deciding.ts';
import type { ResultView } from './use-result-state.ts';

interface OwnResultProps {
  readonly task: Proofreading;
  readonly result: ProofreadingResult;
  readonly onHelp: () => void;
}

/** The result of one's own team: it can be decided on, checked again, exported and shared. */
export function OwnResult({ task, result, onHelp }: OwnResultProps) {
  const deciding = useDeciding(task);
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
        banner={<StatesNotice deciding={deciding} />}
        renderHead={(tools, resultState) => (
          <PublicResultHead label={text.own} title={task.title} detail={summaryText(task)}>
            <ResultPeople />
            {tools}
            <OwnTools task={task} resultState={resultState} />
            <HelpButton onHelp={onHelp} />
          </PublicResultHead>
        )}
      />
    </>
  );
}
