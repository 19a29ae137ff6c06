import { Alert, Skeleton } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { isGone } from '../../../../shared/http/api-error.ts';
import { LoadFailed } from '../../../../shared/result/result-page.tsx';
import { DocumentPages } from '../../../../shared/workbench/document-pages.tsx';
import { Minimap } from '../../../../shared/workbench/minimap.tsx';
import { useGoTo } from '../../../../shared/workbench/use-go-to.ts';
import type { DocumentHandle } from '../../../../shared/workbench/view-model/document-place.ts';
import type { ResultReader } from '../../api/plagiarism-reader.ts';
import { useDocumentText } from '../../api/use-result.ts';
import { resultText as text } from '../../result.text.ts';
import { fragmentMarks, type Look, pageHighlights, spotInWords } from '../../view-model/document-marks.ts';
import { minimapMarks, nearestMark } from '../../view-model/minimap.ts';
import type { DocumentText, Rates } from '../../view-model/plagiarism-shapes.ts';
import { rateWords } from '../../view-model/rate-words.ts';
import styles from './document-pane.module.css';
import { DocumentWords } from './document-words.tsx';
import type { PaneView } from './layout-tools.tsx';
import type { FragmentsState } from './use-fragments-state.ts';

interface DocumentPaneProps {
  readonly fragmentsState: FragmentsState;
  readonly reader: ResultReader;
  readonly docId: string;
  /** Which of the documents it is. */
  readonly role: string;
  readonly name: string;
  /** How much of it is reused; its words are counted before any subtraction. */
  readonly rates: Rates;
  readonly look: Look;
  readonly view: PaneView;
}

/** One document with its fragments, as text or as pages; the same for every document of every result. */
export function DocumentPane(props: DocumentPaneProps) {
  const { fragmentsState, reader, docId, role, name, rates } = props;
  const document = useDocumentText(reader, docId);
  return (
    <section className={styles.pane} aria-label={`${role} ${name}`}>
      <header className={styles.head}>
        <span className={styles.role}>{role}</span>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.detail}>{rateWords(rates[fragmentsState.counting])}</span>
      </header>
      {document.data ? (
        <PaneBody {...props} document={document.data} />
      ) : (
        <div className={styles.waiting}>
          {document.isPending ? (
            <Skeleton active paragraph={{ rows: 12 }} />
          ) : (
            <DocumentMissing error={document.error} onRetry={() => document.refetch()} />
          )}
        </div>
      )}
    </section>
  );
}

interface DocumentMissingProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** A document this reader may not see is no failure: a retry would not help. */
function DocumentMissing({ error, onRetry }: DocumentMissingProps) {
  if (isGone(error)) return <Alert type="info" showIcon title={error.message} />;
  return <LoadFailed title={text.documentFailed} error={error} onRetry={onRetry} />;
}

interface PaneBodyProps extends DocumentPaneProps {
  readonly document: DocumentText;
}

function PaneBody({ fragmentsState, reader, docId, look, view, name, rates, document }: PaneBodyProps) {
  const { shown, selection, select, spotlight } = fragmentsState;
  const { pages, text: whole, blocks } = document.document;
  const pane = useRef<DocumentHandle>(null);
  const isPages = view.layout === 'pdf' && pages !== null;
  const marks = useMemo(() => fragmentMarks(shown, docId, look), [shown, docId, look]);
  const highlights = useMemo(() => pageHighlights(shown, docId, spotlight), [shown, docId, spotlight]);
  const source = useMemo(() => reader.pdf(docId), [reader, docId]);
  const mapMarks = useMemo(() => minimapMarks(marks, whole.length), [marks, whole]);
  const spot = useMemo(() => {
    if (spotlight?.docId !== docId) return null;
    return isPages ? spotlight : spotInWords(spotlight, blocks);
  }, [spotlight, docId, isPages, blocks]);
  const onSelect = useCallback((id: string) => select(id, 'page', docId), [select, docId]);
  const selectedId = selection?.id ?? null;
  const place = shown.find(({ id }) => id === selectedId)?.references[docId];
  const isElsewhere = selection?.pane !== docId;
  // The other layout starts at its beginning: it is led to the selected fragment again.
  const request = useMemo(() => ({ selection, isPages }), [selection, isPages]);
  useGoTo(pane, { request, place: (isElsewhere && place) || null }, spot);
  return (
    <>
      {view.layout === 'pdf' && pages === null && <p className={styles.note}>{text.noPages}</p>}
      <div className={styles.body}>
        {isPages ? (
          <DocumentPages
            ref={pane}
            label={name}
            source={source}
            pageSizes={pages}
            highlights={highlights}
            selectedId={selectedId}
            onSelect={onSelect}
            zoom={view.zoom}
          />
        ) : (
          <DocumentWords
            ref={pane}
            name={name}
            document={document}
            marks={marks}
            selectedId={selectedId}
            spotlight={spot}
            onSelect={onSelect}
          />
        )}
        <Minimap
          title={text.minimap}
          marks={mapMarks}
          selectedId={selectedId}
          onGo={(share) => {
            const mark = nearestMark(marks, share, whole.length);
            if (mark) select(mark.id, 'locate');
          }}
        />
      </div>
      <footer className={styles.foot}>
        {text.wholeWords(formatCount(rates.before.total))}
        {pages !== null && ` · ${text.pages(formatCount(pages.length))}`}
        {` · ${text.countOf(formatCount(shown.filter(({ references }) => references[docId]).length))}`}
      </footer>
    </>
  );
}
