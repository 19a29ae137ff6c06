import type { InputRef } from 'antd';
import { type Ref, useCallback, useMemo } from 'react';
import type { ResultReader } from '../../api/plagiarism-reader.ts';
import { useSensitiveHits } from '../../api/use-result.ts';
import { resultText as text } from '../../result.text.ts';
import { lookByKind } from '../../view-model/document-marks.ts';
import { type PairResult, type SensitiveFound, SIDES } from '../../view-model/plagiarism-shapes.ts';
import { CoverageTab } from './coverage-tab.tsx';
import { AuthorshipTab, countHits, EvasionTab, SensitiveTab } from './evidence-tabs.tsx';
import { FragmentList } from './fragment-list.tsx';
import { ImagesTab } from './images-tab.tsx';
import { RateSummary } from './rate-summary.tsx';
import { type PanelTab, ResultPanel } from './result-panel.tsx';
import type { FragmentsState } from './use-fragments-state.ts';
import { WaitedTab } from './waited-tab.tsx';

interface PairPanelProps {
  readonly pair: PairResult;
  readonly fragmentsState: FragmentsState;
  readonly reader: ResultReader;
  readonly searchRef: Ref<InputRef>;
  /** One pair of a one-to-many check. */
  readonly isOfMany: boolean;
}

export function PairPanel(props: PairPanelProps) {
  const { pair, fragmentsState } = props;
  const { originInTarget, targetInOrigin } = pair.statistics;
  const names = useMemo(() => new Map(SIDES.map((side) => [pair[side].docId, pair[side].name])), [pair]);
  const tabs = usePairTabs(props, names);
  return (
    <ResultPanel
      fragmentsState={fragmentsState}
      summary={
        <RateSummary
          lines={[
            { label: text.originInTarget, rates: originInTarget },
            { label: text.targetInOrigin, rates: targetInOrigin },
          ]}
          counting={fragmentsState.counting}
          onCounting={fragmentsState.setCounting}
          subtracted={pair.subtracted}
          names={names}
        />
      }
      tabs={tabs}
    />
  );
}

function usePairTabs(props: PairPanelProps, names: ReadonlyMap<string, string>): readonly PanelTab[] {
  const { pair, fragmentsState, reader, searchRef, isOfMany } = props;
  const sensitive = useSensitiveHits(reader);
  // One source of many: the hits of other documents are not shown.
  const found = useMemo(() => sensitive.data && hitsOf(sensitive.data, names), [sensitive.data, names]);
  const quoted = useMemo(
    () => SIDES.map((side) => ({ docId: pair[side].docId, label: text.sides[side] })),
    [pair],
  );
  const quotedOf = useCallback(() => quoted, [quoted]);
  return [
    {
      key: 'fragments',
      count: fragmentsState.shown.length,
      content: () => (
        <FragmentList
          fragmentsState={fragmentsState}
          searchRef={searchRef}
          look={lookByKind}
          quotedOf={quotedOf}
          othersOf={noOthers}
          sources={NO_SOURCES}
          commentsIn={isOfMany ? `${pair.origin.docId} ${pair.target.docId}` : null}
        />
      ),
    },
    {
      key: 'images',
      count: pair.imagesBlocks.length,
      content: () => (
        <ImagesTab reader={reader} images={pair.imagesBlocks} names={names} onShow={fragmentsState.show} />
      ),
    },
    {
      key: 'authorship',
      count: pair.authorship.length,
      content: () => <AuthorshipTab evidence={pair.authorship} names={names} />,
    },
    {
      key: 'evasion',
      count: pair.evasion.length,
      content: () => <EvasionTab evasion={pair.evasion} names={names} onShow={fragmentsState.show} />,
    },
    {
      key: 'sensitive',
      count: found ? countHits(found) : null,
      content: () => (
        <WaitedTab answer={{ ...sensitive, data: found }}>
          {(ofPair) => <SensitiveTab {...ofPair} names={names} onShow={fragmentsState.show} />}
        </WaitedTab>
      ),
    },
    {
      key: 'coverage',
      count: null,
      content: () => (
        <CoverageTab
          coverage={pair.coverage}
          settings={pair.settings}
          documents={[pair.origin, pair.target]}
          isAmongMany={isOfMany}
        />
      ),
    },
  ];
}

function hitsOf({ hits, moreHits }: SensitiveFound, names: ReadonlyMap<string, string>): SensitiveFound {
  const isHere = ({ docId }: { readonly docId: string }) => names.has(docId);
  return { hits: hits.filter(isHere), moreHits: moreHits.filter(isHere) };
}

const NO_SOURCES: readonly never[] = [];

function noOthers(): string {
  return '';
}
