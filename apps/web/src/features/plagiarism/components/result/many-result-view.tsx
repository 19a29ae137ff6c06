import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ResultHead } from '../../../../shared/result/result-head.tsx';
import { PageFailed } from '../../../../shared/result/result-page.tsx';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import styles from '../../../../shared/workbench/workbench.module.css';
import type { ResultReader } from '../../api/plagiarism-reader.ts';
import { useManyPair } from '../../api/use-result.ts';
import { resultText as text } from '../../result.text.ts';
import type { ManyResult, PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { percentWords } from '../../view-model/rate-words.ts';
import pageStyles from '../result-page.module.css';
import { ManyWorkbench } from './many-workbench.tsx';
import { PairWorkbench } from './pair-workbench.tsx';
import { ResultTools } from './result-tools.tsx';

interface ManyResultViewProps {
  readonly task: PlagiarismTask;
  readonly many: ManyResult;
  readonly reader: ResultReader;
}

/** The address parameters that open a pair of the result; the browser's Back closes it. */
const ORIGIN_PARAMETER = 'orgDocId';
const TARGET_PARAMETER = 'tagDocId';

/** The whole result, or one of its pairs in full. */
export function ManyResultView({ task, many, reader }: ManyResultViewProps) {
  const [query, setQuery] = useSearchParams();
  const tagDocId = query.get(TARGET_PARAMETER);
  const orgDocId = query.get(ORIGIN_PARAMETER) ?? many.origin.docId;
  const openPair = (from: string, to: string) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      after.set(ORIGIN_PARAMETER, from);
      after.set(TARGET_PARAMETER, to);
      return after;
    });
  const closePair = () =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      after.delete(ORIGIN_PARAMETER);
      after.delete(TARGET_PARAMETER);
      return after;
    });
  const status = text.status(percentWords(many.total.after.rate));
  const renderHead = (tools: ReactNode) => (
    <ResultHead title={task.title} status={status}>
      {tools}
      <ResultTools task={task} reader={reader} />
    </ResultHead>
  );
  if (tagDocId === null) {
    return (
      <ManyWorkbench
        many={many}
        reader={reader}
        layout={task.layout}
        renderHead={renderHead}
        onPair={openPair}
      />
    );
  }
  return (
    <PairOfMany
      key={`${orgDocId} ${tagDocId}`}
      title={pairTitle(many, orgDocId, tagDocId)}
      reader={reader}
      orgDocId={orgDocId}
      tagDocId={tagDocId}
      layout={task.layout}
      renderHead={renderHead}
      onBack={closePair}
    />
  );
}

function pairTitle({ origin, documents }: ManyResult, orgDocId: string, tagDocId: string): string {
  const nameOf = (docId: string) =>
    [origin, ...documents].find((document) => document.docId === docId)?.name ?? docId;
  return text.pairOf(nameOf(orgDocId), nameOf(tagDocId));
}

interface PairOfManyProps {
  readonly title: string;
  readonly reader: ResultReader;
  readonly orgDocId: string;
  readonly tagDocId: string;
  readonly layout: PlagiarismTask['layout'];
  readonly renderHead: (tools: ReactNode) => ReactNode;
  readonly onBack: () => void;
}

function PairOfMany({ title, reader, orgDocId, tagDocId, layout, renderHead, onBack }: PairOfManyProps) {
  const pair = useManyPair(reader, orgDocId, tagDocId);
  const banner = (
    <div className={styles.banner}>
      <Button size="small" onClick={onBack}>
        {text.backToMany}
      </Button>
      <span>{title}</span>
    </div>
  );
  if (pair.data) {
    return (
      <PairWorkbench
        pair={pair.data}
        reader={reader}
        layout={layout}
        renderHead={renderHead}
        banner={banner}
      />
    );
  }
  return (
    <>
      {renderHead(null)}
      {banner}
      {pair.isPending ? (
        <div className={pageStyles.ended}>
          <PageLoading />
          <p className={pageStyles.waiting}>
            {text.pairLoading}
            <br />
            {text.pairLoadingDetail}
          </p>
        </div>
      ) : (
        <PageFailed error={pair.error} onRetry={pair.refetch} />
      )}
    </>
  );
}
