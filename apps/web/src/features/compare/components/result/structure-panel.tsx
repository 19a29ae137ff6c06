import { Tabs } from 'antd';
import { useState } from 'react';
import { resultText as text } from '../../result.text.ts';
import type { CropSide } from './change-card.tsx';
import { ClauseTree } from './clause-tree.tsx';
import { CoverageSides } from './coverage-sides.tsx';
import { PictureList } from './picture-list.tsx';
import styles from './structure-panel.module.css';
import type { ResultState } from './use-result-state.ts';

interface StructurePanelProps {
  readonly resultState: ResultState;
  readonly crop: CropSide;
}

/** v3: the documents by their structure. */
export function StructurePanel({ resultState, crop }: StructurePanelProps) {
  // State and not a ref: the tree inside is drawn before its scroller is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <nav ref={setScroller} className={styles.panel} aria-label={text.structure}>
      <Tabs
        size="small"
        items={[
          {
            key: 'clauses',
            label: text.clauses,
            children: <ClauseTree resultState={resultState} scroller={scroller} />,
          },
          {
            key: 'pictures',
            label: text.pictures,
            children: <PictureList resultState={resultState} crop={crop} />,
          },
          {
            key: 'coverage',
            label: text.coverageTab,
            children: (
              <section className={styles.coverage} aria-label={text.coverage}>
                <h2 className={styles.heading}>{text.coverage}</h2>
                <CoverageSides result={resultState.result} />
              </section>
            ),
          },
        ]}
      />
    </nav>
  );
}
