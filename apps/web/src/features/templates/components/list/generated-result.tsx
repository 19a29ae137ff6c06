import { Alert, Progress } from 'antd';
import { isUnfinished } from '../../../../shared/tasks/view-model/task-state.ts';
import { useGenerated } from '../../api/use-filling.ts';
import { templatesText } from '../../text.ts';
import type { GeneratedDocument } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';
import { GeneratedActions } from './generated-actions.tsx';

const text = templatesText.result;

export function GeneratedResult({ id }: { readonly id: string }) {
  const { data, error } = useGenerated(id);
  if (error) return <Alert type="error" showIcon title={error.message} />;
  if (!data || isUnfinished(data.status))
    return (
      <Alert
        type="info"
        showIcon
        title={data?.batch ? templatesText.batch.progress(data.batch.count) : text.running}
        description={
          data?.batch ? (
            <Progress
              percent={Math.round(data.progress.fraction * 100)}
              status="normal"
              aria-label={templatesText.batch.progress(data.batch.count)}
            />
          ) : undefined
        }
      />
    );
  if (data.status !== 'complete')
    return <Alert type="error" showIcon title={text.failed} description={data.failure?.message} />;
  return (
    <Alert
      type="success"
      showIcon
      title={`${text.done}：${data.title}`}
      description={
        <>
          {data.batch && <Failures batch={data.batch} />}
          {data.notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
          <div className={styles.bar}>
            <GeneratedActions document={data} />
          </div>
        </>
      }
    />
  );
}

/** The rows that became no document, each with its reason; all of them are in the list of the archive. */
function Failures({ batch }: { readonly batch: NonNullable<GeneratedDocument['batch']> }) {
  const { made, count, failures } = batch;
  return (
    <>
      {made !== null && <div>{templatesText.batch.made(made, count)}</div>}
      {failures.slice(0, SHOWN).map(({ row, message }) => (
        <div key={row} className={styles.failure}>
          {templatesText.batch.missing(row, message)}
        </div>
      ))}
    </>
  );
}

const SHOWN = 20;
