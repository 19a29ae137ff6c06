import { Grid, type InputRef, Splitter } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useFindingKeys } from '../../../shared/result/use-finding-keys.ts';
import { ResultShown } from '../../../shared/ui/result-slots.tsx';
import type { ResultReader } from '../api/plagiarism-reader.ts';
import { resultText as text } from '../result.text.ts';
import { lookByKind } from '../view-model/document-marks.ts';
import { type PairResult, type PlagiarismTask, SIDES, type Side } from '../view-model/plagiarism-shapes.ts';
import { DocumentPane } from './document-pane.tsx';
import { LayoutTools, usePaneView } from './layout-tools.tsx';
import { PairPanel } from './pair-panel.tsx';
import type { PaneView } from './pane-view.ts';
import { ResultSheets } from './result-sheets.tsx';
import { ResultStrip } from './result-strip.tsx';
import { type FragmentsState, useFragmentsState } from './use-fragments-state.ts';
import styles from './workbench.module.css';

interface PairWorkbenchProps {
  readonly pair: PairResult;
  readonly reader: ResultReader;
  readonly layout: PlagiarismTask['layout'];
  /** The page's header around the parts the workbench adds. */
  readonly renderHead: (tools: ReactNode) => ReactNode;
  /** For a pair of a one-to-many check: which pair, and the way back. */
  readonly banner?: ReactNode;
}

const PANEL_PX = 450;
const PANEL_MIN_PX = 380;
const PANEL_MAX_PX = 640;

/** Two documents and their common text. Used for a one-to-one check and for one source of many. */
export function PairWorkbench({ pair, reader, layout, renderHead, banner }: PairWorkbenchProps) {
  const isWide = Grid.useBreakpoint().lg ?? true;
  const search = useRef<InputRef>(null);
  const fragmentsState = useFragmentsState(pair.blockList, pair.origin.docId, 'fragments');
  useFindingKeys({ step: fragmentsState.step, decideSelected: decideNothing }, search);
  const view = usePaneView(layout);
  const panel = (
    <PairPanel
      pair={pair}
      fragmentsState={fragmentsState}
      reader={reader}
      searchRef={search}
      isOfMany={banner !== undefined}
    />
  );
  const pane = (side: Side) => (
    <SidePane side={side} pair={pair} fragmentsState={fragmentsState} reader={reader} view={view} />
  );
  return (
    <>
      <ResultShown />
      {renderHead(<LayoutTools view={view} />)}
      <div className={styles.workbench}>
        {banner}
        {isWide ? (
          <div className={styles.wide}>
            <Splitter>
              {SIDES.map((side) => (
                <Splitter.Panel key={side} min={240}>
                  {pane(side)}
                </Splitter.Panel>
              ))}
              <Splitter.Panel defaultSize={PANEL_PX} min={PANEL_MIN_PX} max={PANEL_MAX_PX}>
                {panel}
              </Splitter.Panel>
            </Splitter>
          </div>
        ) : (
          <ResultSheets
            fragmentsState={fragmentsState}
            sheets={[
              { key: 'list', label: text.list, content: panel },
              ...SIDES.map((side) => ({
                key: pair[side].docId,
                label: text.sides[side],
                content: pane(side),
              })),
            ]}
          />
        )}
        <ResultStrip fragmentsState={fragmentsState} notExamined={pair.coverage.notExamined.length} />
      </div>
    </>
  );
}

function decideNothing(): void {
  // Fragments are evidence; they cannot be adopted or ignored.
}

interface SidePaneProps {
  readonly side: Side;
  readonly pair: PairResult;
  readonly fragmentsState: FragmentsState;
  readonly reader: ResultReader;
  readonly view: PaneView;
}

function SidePane({ side, pair, fragmentsState, reader, view }: SidePaneProps) {
  const { originInTarget, targetInOrigin } = pair.statistics;
  const rates = side === 'origin' ? originInTarget : targetInOrigin;
  const { docId, name } = pair[side];
  return (
    <DocumentPane
      fragmentsState={fragmentsState}
      reader={reader}
      docId={docId}
      role={text.sides[side]}
      name={name}
      rates={rates}
      look={lookByKind}
      view={view}
    />
  );
}
