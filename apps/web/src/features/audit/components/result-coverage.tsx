import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import styles from './result-coverage.module.css';
import type { ResultDesk } from './use-result-desk.ts';

/** A button that says the short of it, a drawer with the whole: parts of the document, then rules. */
export function ResultCoverage({ desk: { result, parts } }: { readonly desk: ResultDesk }) {
  const [isOpen, setOpen] = useState(false);
  const { examined, notExamined } = result.coverage;
  const open = notExamined.length + parts.notChecked.length;
  const short = open === 0 ? text.coverageAll : text.coverageOpen(formatCount(open));
  const icon = open === 0 ? <CheckCircleOutlined /> : <ExclamationCircleOutlined />;
  return (
    <>
      <Button type="text" size="small" icon={icon} onClick={() => setOpen(true)}>
        {text.coverage}：{short}
      </Button>
      <Drawer open={isOpen} title={text.coverage} onClose={() => setOpen(false)}>
        <h3 className={styles.head}>{text.examined}</h3>
        <Items items={examined} />
        <h3 className={styles.head}>{text.notExamined}</h3>
        {notExamined.length === 0 ? (
          <p className={styles.none}>{text.nothingOmitted}</p>
        ) : (
          <Items items={notExamined} />
        )}
        <h3 className={styles.head}>{text.rules}</h3>
        <Items
          items={[
            { what: text.rulesChecked, count: parts.passed.length + hits(result.checked) },
            { what: text.rulesNotApplicable, count: parts.notApplicable.length },
            { what: text.rulesNotChecked, count: parts.notChecked.length },
          ]}
        />
        <p className={styles.none}>{result.model === null ? text.modelNone : text.modelUsed(result.model)}</p>
      </Drawer>
    </>
  );
}

interface Item {
  readonly what: string;
  readonly count: number;
  readonly reason?: string;
}

function Items({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ what, count, reason = '' }) => (
        <li key={`${what} ${reason}`}>
          <span>
            {what}
            {reason !== '' && <span className={styles.reason}>{reason}</span>}
          </span>
          <span className={styles.figure}>{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A rule that found something, or found something missing, was checked too. */
function hits(checked: ResultDesk['result']['checked']): number {
  return checked.filter(({ outcome }) => outcome === 'hit' || outcome === 'missing').length;
}
