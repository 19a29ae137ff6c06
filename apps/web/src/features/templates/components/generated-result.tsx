import { Alert } from 'antd';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { useGenerated } from '../api/use-filling.ts';
import { templatesText } from '../text.ts';
import { GeneratedActions } from './generated-actions.tsx';
import styles from './templates.module.css';

const text = templatesText.result;

export function GeneratedResult({ id }: { readonly id: string }) {
  const { data, error } = useGenerated(id);
  if (error) return <Alert type="error" showIcon title={error.message} />;
  if (!data || isUnfinished(data.status)) return <Alert type="info" showIcon title={text.running} />;
  if (data.status !== 'complete')
    return <Alert type="error" showIcon title={text.failed} description={data.failure?.message} />;
  return (
    <Alert
      type="success"
      showIcon
      title={`${text.done}：${data.title}`}
      description={
        <>
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
