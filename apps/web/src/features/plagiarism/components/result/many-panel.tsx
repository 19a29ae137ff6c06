import type { InputRef } from 'antd';
import { type Ref, useCallback, useMemo } from 'react';
import type { ResultReader } from '../../api/plagiarism-reader.ts';
import { useManyImages, useSensitiveHits } from '../../api/use-result.ts';
import { resultText as text } from '../../result.text.ts';
import type { Look } from '../../view-model/document-marks.ts';
import { ALL, type NumberedFragment } from '../../view-model/fragment-filter.ts';
import type { ManyResult } from '../../view-model/plagiarism-shapes.ts';
import { reusedSources } from '../../view-model/source-look.ts';
import { CoverageTab } from './coverage-tab.tsx';
import { AuthorshipTab, countHits, EvasionTab, SensitiveTab } from './evidence-tabs.tsx';
import { FragmentList } from './fragment-list.tsx';
import { ImagesTab } from './images-tab.tsx';
import { RateSummary } from './rate-summary.tsx';
import { type PanelTab, ResultPanel } from './result-panel.tsx';
import { SourceList } from './source-list.tsx';
import type { FragmentsState } from './use-fragments-state.ts';
import { WaitedTab } from './waited-tab.tsx';

interface ManyPanelProps {
  readonly many: ManyResult;
  readonly fragmentsState: FragmentsState;
  readonly reader: ResultReader;
  readonly look: Look;
  readonly searchRef: Ref<InputRef>;
  readonly onPair: (orgDocId: string, tagDocId: string) => void;
}

export function ManyPanel(props: ManyPanelProps) {
  const { many, fragmentsState } = props;
  const names = useMemo(() => documentNames(many), [many]);
  const own = useMemo(() => new Map([[many.origin.docId, many.origin.name]]), [many]);
  const tabs = useManyTabs(props, names);
  return (
    <ResultPanel
      fragmentsState={fragmentsState}
      summary={
        <RateSummary
          lines={[{ label: text.inAnySource, rates: many.total }]}
          counting={fragmentsState.counting}
          onCounting={fragmentsState.setCounting}
          subtracted={many.subtracted}
          names={own}
        />
      }
      tabs={tabs}
    />
  );
}

/** Of the submitted documents, and of the sources found in the text base. */
function documentNames({ origin, documents, sources }: ManyResult): ReadonlyMap<string, string> {
  return new Map([
    ...sources.map(({ tagId, tagName }) => [tagId, tagName] as const),
    ...documents.map(({ docId, name }) => [docId, name] as const),
    [origin.docId, origin.name],
  ]);
}

type Names = ReadonlyMap<string, string>;

function useManyTabs(props: ManyPanelProps, names: Names): readonly PanelTab[] {
  const { many, fragmentsState, reader, onPair } = props;
  const sensitive = useSensitiveHits(reader);
  const images = useManyImages(reader);
  const documents = useMemo(
    () => [many.origin, ...many.documents.filter(({ docId }) => docId !== many.origin.docId)],
    [many],
  );
  return [
    {
      key: 'sources',
      count: reusedSources(many.sources).length,
      content: () => <SourceList many={many} fragmentsState={fragmentsState} onPair={onPair} />,
    },
    {
      key: 'fragments',
      count: fragmentsState.shown.length,
      content: () => <ManyFragments {...props} names={names} />,
    },
    {
      key: 'images',
      count: images.data?.imagesBlocks.length ?? null,
      content: () => (
        <WaitedTab answer={images}>
          {({ imagesBlocks }) => (
            <ImagesTab reader={reader} images={imagesBlocks} names={names} onShow={fragmentsState.show} />
          )}
        </WaitedTab>
      ),
    },
    {
      key: 'authorship',
      count: many.authorship.length,
      content: () => <AuthorshipTab evidence={many.authorship} names={names} />,
    },
    {
      key: 'evasion',
      count: many.evasion.length,
      content: () => <EvasionTab evasion={many.evasion} names={names} onShow={fragmentsState.show} />,
    },
    {
      key: 'sensitive',
      count: sensitive.data ? countHits(sensitive.data) : null,
      content: () => (
        <WaitedTab answer={sensitive}>
          {(found) => <SensitiveTab {...found} names={names} onShow={fragmentsState.show} />}
        </WaitedTab>
      ),
    },
    {
      key: 'coverage',
      count: null,
      content: () => (
        <CoverageTab coverage={many.coverage} settings={many.settings} documents={documents} isAmongMany />
      ),
    },
  ];
}

/** Quotes the document and one source: the chosen one, or the closest, which the figures are about. */
function ManyFragments(props: ManyPanelProps & { readonly names: Names }) {
  const { many, fragmentsState, look, searchRef, names } = props;
  const { source } = fragmentsState.filter;
  const sourcesOf = useCallback(
    ({ references, closest }: NumberedFragment) => {
      const found = many.sources.filter(({ tagId }) => tagId in references).map(({ tagId }) => tagId);
      const first = source === ALL ? closest : source;
      return [...found.filter((docId) => docId === first), ...found.filter((docId) => docId !== first)];
    },
    [many, source],
  );
  const quotedOf = useCallback(
    (fragment: NumberedFragment) =>
      [many.origin.docId, ...sourcesOf(fragment).slice(0, 1)].map((docId) => ({
        docId,
        label: names.get(docId) ?? docId,
      })),
    [many, sourcesOf, names],
  );
  const othersOf = useCallback(
    (fragment: NumberedFragment) =>
      sourcesOf(fragment)
        .slice(1)
        .map((docId) => names.get(docId) ?? docId)
        .join('、'),
    [sourcesOf, names],
  );
  const sources = useMemo(
    () => reusedSources(many.sources).map(({ tagId, tagName }) => ({ docId: tagId, name: tagName })),
    [many],
  );
  return (
    <FragmentList
      fragmentsState={fragmentsState}
      searchRef={searchRef}
      look={look}
      quotedOf={quotedOf}
      othersOf={othersOf}
      sources={sources}
    />
  );
}
