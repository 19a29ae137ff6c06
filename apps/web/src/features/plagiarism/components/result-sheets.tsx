import { Segmented } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import type { FragmentsState } from './use-fragments-state.ts';
import styles from './workbench.module.css';

export interface ResultSheet {
  /** `list`, or the id of the shown document. */
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface ResultSheetsProps {
  readonly fragmentsState: FragmentsState;
  readonly sheets: readonly ResultSheet[];
}

const LIST_SHEET = 'list';

/** On narrow screens: the list first, then the documents. */
export function ResultSheets({ fragmentsState, sheets }: ResultSheetsProps) {
  const [sheet, setSheet] = useShownSheet(fragmentsState, sheets);
  return (
    <>
      <div className={styles.sheets}>
        <Segmented
          block
          value={sheet}
          options={sheets.map(({ key, label }) => ({ value: key, label }))}
          onChange={setSheet}
        />
      </div>
      <div className={styles.narrow}>
        {sheets.map(({ key, content }) => (
          <div key={key} className={styles.layer} data-behind={key !== sheet || undefined}>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}

/** A fragment chosen on a document opens in the list; one to locate opens on the document. */
function useShownSheet({ selection, spotlight }: FragmentsState, sheets: readonly ResultSheet[]) {
  const [sheet, setSheet] = useState(LIST_SHEET);
  const document = sheets.find(({ key }) => key !== LIST_SHEET)?.key;
  useEffect(() => {
    if (selection?.from === 'locate' && document !== undefined) setSheet(document);
    else if (selection?.from === 'page') setSheet(LIST_SHEET);
  }, [selection, document]);
  useEffect(() => {
    if (spotlight) setSheet(spotlight.docId);
  }, [spotlight]);
  return [sheet, setSheet] as const;
}
