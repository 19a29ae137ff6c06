import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { documentsText as text } from '../text.ts';
import { coverageSummary, formatCount } from '../view-model/coverage-summary.ts';
import type { DocumentCoverage } from '../view-model/document-shapes.ts';
import styles from './document-preview.module.css';

/** What was read and what was not: a button that says the short of it, a drawer with the whole. */
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
        <ul className={styles.coverageList}>
          {coverage.examined.map((item) => (
            <li key={item.what}>
              <span>{item.what}</span>
              <span className={styles.figure}>{formatCount(item.count)}</span>
            </li>
          ))}
        </ul>
        <h3 className={styles.coverageHead}>{text.notExamined}</h3>
        {hasGaps ? (
          <ul className={styles.coverageList}>
            {coverage.notExamined.map((item) => (
              <li key={`${item.what} ${item.reason}`}>
                <span>
                  {item.what}
                  <span className={styles.coverageReason}>{item.reason}</span>
                </span>
                <span className={styles.figure}>{formatCount(item.count)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.coverageNone}>{text.nothingOmitted}</p>
        )}
      </Drawer>
    </>
  );
}
