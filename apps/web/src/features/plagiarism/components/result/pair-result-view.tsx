import { ResultHead } from '../../../../shared/result/result-head.tsx';
import type { ResultReader } from '../../api/plagiarism-reader.ts';
import { resultText as text } from '../../result.text.ts';
import type { PairResult, PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { percentWords } from '../../view-model/rate-words.ts';
import { PairWorkbench } from './pair-workbench.tsx';
import { ResultTools } from './result-tools.tsx';

interface PairResultViewProps {
  readonly task: PlagiarismTask;
  readonly pair: PairResult;
  readonly reader: ResultReader;
}

export function PairResultView({ task, pair, reader }: PairResultViewProps) {
  const { rate } = pair.statistics.originInTarget.after;
  return (
    <PairWorkbench
      pair={pair}
      reader={reader}
      layout={task.layout}
      renderHead={(tools) => (
        <ResultHead title={task.title} status={text.status(percentWords(rate))}>
          {tools}
          <ResultTools task={task} reader={reader} />
        </ResultHead>
      )}
    />
  );
}
