import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { compareText } from '../text.ts';
import type { Coverage } from '../view-model/comparison-shapes.ts';
import { type CoverageSide, coverageBySide, coverageSummary } from '../view-model/coverage-view.ts';
import { formatCount } from '../view-model/format-count.ts';
import styles from './result-workbench.module.css';

/** What was examined and what was not: a button that says the short of it, a drawer with the whole. */
export function CoverageDrawer({ coverage }: { readonly coverage: Coverage }) {
  const [isOpen, setIsOpen] = useState(false);
  const text = compareText.result;
  const hasGaps = coverage.notExamined.length > 0;
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={hasGaps ? <ExclamationCircleOutlined /> : <CheckCircleOutlined />}
        onClick={() => setIsOpen(true)}
      >
        {text.coverage}：{coverageSummary(coverage)}
      </Button>
      <Drawer open={isOpen} title={text.coverage} onClose={() => setIsOpen(false)}>
        {coverageBySide(coverage).map((side) => (
          <SideCoverage key={side.side} side={side} />
        ))}
      </Drawer>
    </>
  );
}

function SideCoverage({ side }: { readonly side: CoverageSide }) {
  const text = compareText.result;
  return (
    <section className={styles.coverage}>
      <h3 className={styles.coverageTitle}>{side.title}</h3>
      <h4 className={styles.coverageHead}>{text.examined}</h4>
      <ul className={styles.coverageList}>
        {side.examined.map((item) => (
          <li key={item.what}>
            <span>{item.what}</span>
            <span className={styles.figure}>{formatCount(item.count)}</span>
          </li>
        ))}
      </ul>
      <h4 className={styles.coverageHead}>{text.notExamined}</h4>
      {side.notExamined.length === 0 ? (
        <p className={styles.coverageNone}>{text.nothingOmitted}</p>
      ) : (
        <ul className={styles.coverageList}>
          {side.notExamined.map((item) => (
            <li key={`${item.what} ${item.reason}`}>
              <span>
                {item.what}
                <span className={styles.coverageReason}>{item.reason}</span>
              </span>
              <span className={styles.figure}>{formatCount(item.count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
