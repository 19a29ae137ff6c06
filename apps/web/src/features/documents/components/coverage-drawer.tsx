import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { documentsText as text } from '../text.ts';
import { coverageSummary, formatCount } from '../view-model/coverage-summary.ts';
import type { DocumentCoverage } from '../view-model/document-shapes.ts';
import styles from './document-preview.module.css';

/** What was read and what was not: a button with a summary, a drawer with the details. */
export function CoverageDrawer({ coverage }: { readonly coverage: DocumentCoverage }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasGaps = coverage.notExamined.length > 0;
  return (
    <>
      <Button
        type="text"
        size="small"
        className={hasGaps ? (styles.gaps ?? '') : ''}
        icon={hasGaps ? <ExclamationCircleOutlined /> : <CheckCircleOutlined />}
        title={text.coverage}
        onClick={() => setIsOpen(true)}
      >
        {coverageSummary(coverage)}
      </Button>
      <Drawer open={isOpen} title={text.coverage} onClose={() => setIsOpen(false)}>
        <h3 className={styles.coverageHead}>{text.examined}</h3>
        <CoverageList items={coverage.examined} />
        <h3 className={styles.coverageHead}>{text.notExamined}</h3>
        {hasGaps ? (
          <CoverageList items={coverage.notExamined} />
        ) : (
          <p className={styles.coverageNone}>{text.nothingOmitted}</p>
        )}
      </Drawer>
    </>
  );
}

interface CoverageItem {
  readonly what: string;
  readonly count: number;
  readonly reason?: string;
}

function CoverageList({ items }: { readonly items: readonly CoverageItem[] }) {
  return (
    <ul className={styles.coverageList}>
      {items.map(({ what, count, reason }) => (
        <li key={`${what} ${reason}`}>
          <span>
            {what}
            {reason ? <span className={styles.coverageReason}>{reason}</span> : null}
          </span>
          <span className={styles.figure}>{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}
