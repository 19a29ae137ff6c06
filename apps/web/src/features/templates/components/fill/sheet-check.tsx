import { Alert } from 'antd';
import { templatesText } from '../../text.ts';
import type { CheckedSheet } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';

const text = templatesText.batch;
/** More are mended in the sheet, not read here. */
const SHOWN = 100;

/** How many rows of the sheet can become documents, and a sentence for each of the others. */
export function SheetCheck({ checked: { count, ready, problems } }: { readonly checked: CheckedSheet }) {
  if (problems.length === 0) return <Alert type="success" showIcon title={text.ready(ready)} />;
  return (
    <Alert
      type={ready > 0 ? 'warning' : 'error'}
      showIcon
      title={ready > 0 ? text.some(ready, count) : text.none(count)}
      description={
        <>
          {ready > 0 && <div>{text.again}</div>}
          <ul className={styles.problems}>
            {problems.slice(0, SHOWN).map(({ row, message }) => (
              <li key={`${row}${message}`}>
                <b>{row === null ? text.sheet : text.row(row)}</b> {message}
              </li>
            ))}
          </ul>
          {problems.length > SHOWN && <div>{text.more(problems.length - SHOWN)}</div>}
        </>
      }
    />
  );
}
