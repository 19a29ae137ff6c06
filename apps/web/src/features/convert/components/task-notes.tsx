import { Alert } from 'antd';
import { convertText } from '../text.ts';

/** What was lost or not done: always shown. */
export function TaskNotes({ notes }: { readonly notes: readonly string[] }) {
  return <Sentences type="warning" title={convertText.common.notes} sentences={notes} />;
}

/** What reading the written files back has proven; without proof there is nothing to show. */
export function TaskChecks({ checks }: { readonly checks: readonly string[] }) {
  return <Sentences type="success" title={convertText.task.checks} sentences={checks} />;
}

interface SentencesProps {
  readonly type: 'warning' | 'success';
  readonly title: string;
  readonly sentences: readonly string[];
}

function Sentences({ type, title, sentences }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <Alert
      type={type}
      showIcon
      title={title}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
    />
  );
}
