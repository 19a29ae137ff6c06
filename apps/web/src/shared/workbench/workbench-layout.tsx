import { Segmented, Splitter } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import type { Selection } from './use-selection.ts';
import type { DocumentPlace } from './view-model/document-place.ts';
import styles from './workbench.module.css';
import { workbenchText as text } from './workbench.text.ts';

interface PanelSize {
  readonly px: number;
  readonly min: number;
  readonly max: number;
}

interface SplitPanesProps {
  readonly documents: readonly ReactNode[];
  readonly list: ReactNode;
  readonly listSize: PanelSize;
  readonly onResize?: () => void;
}

/** A document beside others is never dragged away. */
const DOCUMENT_MIN_PX = 240;

/** Wide screens: the documents beside their findings. */
export function SplitPanes({ documents, list, listSize, onResize }: SplitPanesProps) {
  return (
    <Splitter {...(onResize && { onResize })}>
      {documents.map((document, at) => (
        // Documents never change their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Splitter.Panel key={at} {...(documents.length > 1 && { min: DOCUMENT_MIN_PX })}>
          {document}
        </Splitter.Panel>
      ))}
      <Splitter.Panel key="list" defaultSize={listSize.px} min={listSize.min} max={listSize.max}>
        {list}
      </Splitter.Panel>
    </Splitter>
  );
}

interface Sheet {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface SwitchedSheetsProps {
  readonly list: Sheet;
  readonly documents: readonly Sheet[];
  readonly selection: Selection | null;
  /** The place to show, in the first document unless it names one; a new object for every request. */
  readonly spotlight: (DocumentPlace & { readonly docId?: string }) | null;
}

/** Narrow screens: the list or a document. */
export function SwitchedSheets({ list, documents, selection, spotlight }: SwitchedSheetsProps) {
  const sheets = [list, ...documents];
  const [shown, setShown] = useShownSheet(list.key, documents[0]?.key ?? list.key, selection, spotlight);
  return (
    <>
      <div className={styles.switch}>
        <Segmented
          block
          className={styles.whole ?? ''}
          value={shown}
          options={sheets.map(({ key, label }) => ({ value: key, label }))}
          onChange={setShown}
        />
      </div>
      <div className={styles.narrow}>
        {sheets.map(({ key, content }) => (
          <div key={key} className={styles.layer} data-behind={key !== shown || undefined}>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}

/** A finding chosen on a document opens in the list; one to locate opens on the document. */
function useShownSheet(
  list: string,
  document: string,
  selection: SwitchedSheetsProps['selection'],
  spotlight: SwitchedSheetsProps['spotlight'],
) {
  const [shown, setShown] = useState(list);
  useEffect(() => {
    if (selection?.from === 'locate') setShown(document);
    else if (selection?.from === 'page') setShown(list);
  }, [selection, document, list]);
  useEffect(() => {
    if (spotlight) setShown(spotlight.docId ?? document);
  }, [spotlight, document]);
  return [shown, setShown] as const;
}

interface ResultPanesProps extends Pick<SwitchedSheetsProps, 'documents' | 'selection' | 'spotlight'> {
  readonly isWide: boolean;
  readonly list: ReactNode;
  readonly listSize: PanelSize;
}

/** The documents and the list, beside each other where there is room. */
export function ResultPanes(props: ResultPanesProps) {
  const { isWide, documents, list, listSize, selection, spotlight } = props;
  if (isWide)
    return (
      <div className={styles.wide}>
        <SplitPanes documents={documents.map(({ content }) => content)} list={list} listSize={listSize} />
      </div>
    );
  return (
    <SwitchedSheets
      list={{ key: 'list', label: text.list, content: list }}
      documents={documents}
      selection={selection}
      spotlight={spotlight}
    />
  );
}
