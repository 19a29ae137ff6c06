import { Grid, type InputRef } from 'antd';
import { type ReactNode, useRef } from 'react';
import { ResultShown } from '../../../../shared/ui/result-slots.tsx';
import { useFindingKeys } from '../../../../shared/workbench/use-finding-keys.ts';
import styles from '../../../../shared/workbench/workbench.module.css';
import { ResultPanes } from '../../../../shared/workbench/workbench-layout.tsx';
import type { ResultReader } from '../../api/plagiarism-reader.ts';
import { useTexts } from '../../api/use-result.ts';
import { resultText as text } from '../../result.text.ts';
import { lookByKind } from '../../view-model/document-marks.ts';
import {
  type PairResult,
  type PlagiarismTask,
  SIDES,
  type Side,
} from '../../view-model/plagiarism-shapes.ts';
import { DocumentPane } from './document-pane.tsx';
import { LayoutTools, usePaneView } from './layout-tools.tsx';
import { UnreadContext } from './nothing-found.tsx';
import { PairPanel } from './pair-panel.tsx';
import { ResultStrip } from './result-strip.tsx';
import { useFragmentsState } from './use-fragments-state.ts';

interface PairWorkbenchProps {
  readonly pair: PairResult;
  readonly reader: ResultReader;
  readonly layout: PlagiarismTask['layout'];
  /** The page's header around the parts the workbench adds. */
  readonly renderHead: (tools: ReactNode) => ReactNode;
  /** For a pair of a one-to-many check: which pair, and the way back. */
  readonly banner?: ReactNode;
}

const LIST_SIZE = { px: 450, min: 380, max: 640 };

/** Two documents and their common text. Used for a one-to-one check and for one source of many. */
export function PairWorkbench({ pair, reader, layout, renderHead, banner }: PairWorkbenchProps) {
  const isWide = Grid.useBreakpoint().lg ?? true;
  const search = useRef<InputRef>(null);
  const { blockList, origin, target, statistics } = pair;
  const texts = useTexts(reader, [origin.docId, target.docId]);
  const fragmentsState = useFragmentsState({
    blockList,
    docId: origin.docId,
    firstTab: 'fragments',
    texts,
  });
  const { selection, spotlight } = fragmentsState;
  useFindingKeys(fragmentsState, search);
  const view = usePaneView(layout);
  const isOfMany = banner !== undefined;
  const pane = (side: Side) => (
    <DocumentPane
      key={side}
      fragmentsState={fragmentsState}
      reader={reader}
      docId={pair[side].docId}
      role={text.sides[side]}
      name={pair[side].name}
      rates={side === 'origin' ? statistics.originInTarget : statistics.targetInOrigin}
      look={lookByKind}
      view={view}
    />
  );
  return (
    <>
      <ResultShown />
      {renderHead(<LayoutTools view={view} />)}
      <div className={styles.workbench}>
        {banner}
        <ResultPanes
          isWide={isWide}
          documents={SIDES.map((side) => ({
            key: pair[side].docId,
            label: text.sides[side],
            content: pane(side),
          }))}
          list={
            <UnreadContext value={pair.coverage.notExamined}>
              <PairPanel {...{ pair, fragmentsState, reader, isOfMany }} searchRef={search} />
            </UnreadContext>
          }
          listSize={LIST_SIZE}
          selection={selection}
          spotlight={spotlight}
        />
        <ResultStrip fragmentsState={fragmentsState} notExamined={pair.coverage.notExamined.length} />
      </div>
    </>
  );
}
