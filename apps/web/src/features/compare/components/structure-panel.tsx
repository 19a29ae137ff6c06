import { Tabs } from 'antd';
import { useState } from 'react';
import { resultText as text } from '../result.text.ts';
import { ClauseTree } from './clause-tree.tsx';
import { CoverageSides } from './coverage-sides.tsx';
import { PictureList } from './picture-list.tsx';
import styles from './structure-panel.module.css';
import type { CropPage } from './suspect-crops.tsx';
import type { ResultDesk } from './use-result-desk.ts';

interface StructurePanelProps {
  readonly desk: ResultDesk;
  readonly crop: CropPage;
}

/** v3: the documents by their structure. */
export function StructurePanel({ desk, crop }: StructurePanelProps) {
  // State and not a ref: the tree inside is drawn before its scroller is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <nav ref={setScroller} className={styles.panel} aria-label={text.structure}>
      <Tabs
        size="small"
        items={[
          { key: 'clauses', label: text.clauses, children: <ClauseTree desk={desk} scroller={scroller} /> },
          { key: 'pictures', label: text.pictures, children: <PictureList desk={desk} crop={crop} /> },
          {
            key: 'coverage',
            label: text.coverageTab,
            children: (
              <section className={styles.coverage} aria-label={text.coverage}>
                <h2 className={styles.heading}>{text.coverage}</h2>
                <CoverageSides result={desk.result} />
              </section>
            ),
          },
        ]}
      />
    </nav>
  );
}
