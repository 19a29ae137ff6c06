import { Tag } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { useFilledCheck } from '../../api/use-filling.ts';
import { templatesText } from '../../text.ts';
import type { Values, VersionKey } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';

interface CheckPanelProps {
  readonly templateKey: VersionKey;
  readonly values: Values;
}

const text = templatesText.form;

/** The proofreading of the text as filled in so far. */
export function CheckPanel({ templateKey, values }: CheckPanelProps) {
  const check = useFilledCheck(templateKey, values);
  const corrections = check.data?.corrections ?? [];
  const notChecked = check.data?.coverage.notExamined ?? [];
  return (
    <section aria-label={text.check}>
      <h2 className={styles.subtitle}>{text.check}</h2>
      <p className={styles.hint} role="status">
        {stateOf(check.isFetching, check.isError, corrections.length)}
      </p>
      <ul className={styles.list} hidden={corrections.length === 0}>
        {corrections.map(({ ruleId, before, original, after, reason, suggestion, isOfTemplate }) => (
          <li key={`${ruleId}${before}${original}`} className={styles.row}>
            <div className={styles.name}>
              <span className={styles.hint}>{before}</span>
              <mark className={styles.open}>{original}</mark>
              <span className={styles.hint}>{after}</span>
              <div>{reason}</div>
              {suggestion !== null && <div className={styles.hint}>{text.suggestion(suggestion)}</div>}
            </div>
            {isOfTemplate && <Tag>{text.ofTemplate}</Tag>}
          </li>
        ))}
      </ul>
      {notChecked.length > 0 && (
        <div className={styles.hint}>
          {text.notChecked}
          {notChecked.map(({ what, count, reason }) => (
            <div key={`${what} ${reason}`}>
              {templatesText.editor.coverageItem(what, formatCount(count), reason)}
            </div>
          ))}
        </div>
      )}
      <p className={styles.hint}>{text.checkNote}</p>
    </section>
  );
}

function stateOf(isFetching: boolean, isError: boolean, count: number): string {
  if (isFetching) return text.checking;
  if (isError) return text.checkUnavailable;
  return count === 0 ? text.checkNone : text.checkFound(count);
}
