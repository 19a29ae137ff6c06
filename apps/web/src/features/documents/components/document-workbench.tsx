import { Alert, Grid, Segmented } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ClauseLookup } from '../../../shared/laws/clause-lookup.tsx';
import type { FirstFind } from '../../../shared/pdf/pdf-viewer.props.ts';
import { PdfViewer } from '../../../shared/pdf/pdf-viewer.tsx';
import type { PdfViewState } from '../../../shared/pdf/view-model/view-state.ts';
import { ResultShown } from '../../../shared/ui/result-slots.tsx';
import { documentPdf } from '../api/document-pdf.ts';
import { keepPage, readKeptPage } from '../api/kept-page.ts';
import { documentsText as text } from '../text.ts';
import type { DocumentPreview } from '../view-model/document-shapes.ts';
import { readFoundPlace } from '../view-model/found-place.ts';
import { CoverageDrawer } from './coverage-drawer.tsx';
import { DocumentHeader } from './document-header.tsx';
import styles from './document-preview.module.css';
import { DocumentTextView } from './document-text-view.tsx';

type View = 'pages' | 'text';

/** A document that was read: its pages, or only its text. */
export function DocumentWorkbench({ document }: { readonly document: DocumentPreview }) {
  const [view, setView] = useState<View>(document.hasPdf ? 'pages' : 'text');
  const source = useMemo(() => documentPdf(document.id), [document.id]);
  const [params] = useSearchParams();
  // The place a search led to, or the page on which the reader left; later searches are their own.
  const [found] = useState(() => readFoundPlace(params) ?? keptPlace(document.id));
  const keep = useCallback((state: PdfViewState) => keepPage(document.id, state), [document.id]);
  const body = useRef<HTMLDivElement>(null);
  const hasRoomForPanel = Grid.useBreakpoint().lg ?? window.innerWidth >= PANEL_MIN_WINDOW_PX;
  return (
    <div className={styles.page}>
      <ResultShown />
      <ClauseLookup within={body}>
        {(lookup) => (
          <DocumentHeader document={document}>
            {document.hasPdf ? (
              <Segmented<View>
                size="small"
                aria-label={text.viewSwitch}
                value={view}
                options={(['pages', 'text'] as const).map((value) => ({ value, label: text.views[value] }))}
                onChange={setView}
              />
            ) : null}
            {document.coverage ? <CoverageDrawer coverage={document.coverage} /> : null}
            {lookup}
          </DocumentHeader>
        )}
      </ClauseLookup>
      {document.hasPdf ? null : <Alert type="info" banner showIcon title={text.noPages} />}
      <div ref={body} className={styles.body}>
        {view === 'pages' ? (
          <PdfViewer
            source={source}
            label={document.name}
            pageSizes={document.pages}
            isPanelOpenAtFirst={hasRoomForPanel}
            findAtFirst={found}
            onStateChange={keep}
            failureAction={<Link to="/document">{text.backToList}</Link>}
          />
        ) : (
          <DocumentTextView id={document.id} words={found?.query ?? ''} />
        )}
      </div>
    </div>
  );
}

/** The component library's `lg`, for the first render, before the window size is known. */
const PANEL_MIN_WINDOW_PX = 992;

function keptPlace(id: string): FirstFind | undefined {
  const page = readKeptPage(id);
  return page === null ? undefined : { page: page - 1, query: '' };
}
