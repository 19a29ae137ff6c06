import { Skeleton } from 'antd';
import { useState } from 'react';
import { useRecognitionResult } from '../api/recognitions.ts';
import { convertText } from '../text.ts';
import { countUncertain } from '../view-model/recognised-text.ts';
import type { Recognition, RecognitionResult } from '../view-model/shapes.ts';
import { PageImage } from './page-image.tsx';
import { RecognisedText } from './recognised-text.tsx';
import { RecognitionActions } from './recognition-actions.tsx';
import styles from './recognition-view.module.css';
import { TaskMissing } from './task-missing.tsx';
import { TaskNotes } from './task-notes.tsx';

interface RecognitionViewProps {
  readonly task: Recognition;
  readonly recognised: NonNullable<Recognition['recognised']>;
  readonly teamId: string;
}

const count = (value: number) => value.toLocaleString('zh-CN');

/** The recognised text beside its page; a chosen line is shown on the page. */
export function RecognitionView({ task, recognised, teamId }: RecognitionViewProps) {
  const text = convertText.ocr;
  const result = useRecognitionResult(task.id);
  if (result.error) return <TaskMissing error={result.error} onRetry={() => result.refetch()} />;
  return (
    <section className={styles.view} aria-label={text.textPane}>
      <header className={styles.head}>
        <div className={styles.about}>
          <h2 className={styles.name} title={task.title}>
            {task.title}
          </h2>
          <span className={styles.figures}>
            {text.pages(count(recognised.pageCount), count(recognised.characters))}
            {result.data && <Uncertainty result={result.data} />}
          </span>
        </div>
        <RecognitionActions
          task={task}
          recognised={recognised}
          result={result.data ?? null}
          teamId={teamId}
        />
      </header>
      {result.data ? (
        <Panes task={task} hasImage={recognised.hasImage} result={result.data} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
      <TaskNotes notes={recognised.notes} />
    </section>
  );
}

function Uncertainty({ result }: { readonly result: RecognitionResult }) {
  const text = convertText.ocr;
  const uncertain = countUncertain(result.pages);
  return (
    <span className={uncertain > 0 ? styles.uncertainCount : undefined}>
      {uncertain > 0 ? text.uncertain(count(uncertain)) : text.certain}
    </span>
  );
}

interface PanesProps {
  readonly task: Recognition;
  readonly hasImage: boolean;
  readonly result: RecognitionResult;
}

function Panes({ task, hasImage, result }: PanesProps) {
  const [line, setLine] = useState<number | null>(null);
  const [page] = result.pages;
  return (
    <div className={styles.panes} data-has-image={hasImage}>
      {hasImage && page && <PageImage task={task} page={page} line={line} />}
      <RecognisedText pages={result.pages} chosenLine={hasImage ? line : null} onLine={setLine} />
    </div>
  );
}
