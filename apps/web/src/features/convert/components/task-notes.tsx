import { Alert } from 'antd';
import { convertText } from '../text.ts';

/** What was lost or not done: always shown. */
export function TaskNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={convertText.common.notes}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      }
    />
  );
}
