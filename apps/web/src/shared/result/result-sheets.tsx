import { Segmented, Splitter } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './result-sheets.module.css';

interface Sides {
  readonly document: ReactNode;
  readonly list: ReactNode;
}

/** Findings panel of the design: 360 to 420 px at first sight, wider when dragged. */
const PANEL_PX = 420;
const PANEL_MIN_PX = 360;
const PANEL_MAX_PX = 640;

interface SplitSheetsProps extends Sides {
  readonly onResize?: () => void;
}

/** Room for both: the document beside what was found in it. */
export function SplitSheets({ document, list, onResize }: SplitSheetsProps) {
  return (
    <Splitter {...(onResize && { onResize })}>
      <Splitter.Panel>{document}</Splitter.Panel>
      <Splitter.Panel defaultSize={PANEL_PX} min={PANEL_MIN_PX} max={PANEL_MAX_PX}>
        {list}
      </Splitter.Panel>
    </Splitter>
  );
}

export type Sheet = 'list' | 'contract';

interface SwitchedSheetsProps extends Sides {
  readonly words: Readonly<Record<Sheet, string>>;
  /** What was chosen, and whence; a new object with every choice. */
  readonly selection: { readonly from: string } | null;
  /** A place that is pointed at; a new object with every wish. */
  readonly spotlight: object | null;
}

/** A phone: the list or the document. */
export function SwitchedSheets({ document, list, words, selection, spotlight }: SwitchedSheetsProps) {
  const [sheet, setSheet] = useShownSheet(selection, spotlight);
  return (
    <>
      <div className={styles.sheets}>
        <Segmented<Sheet>
          block
          value={sheet}
          options={[
            { value: 'list', label: words.list },
            { value: 'contract', label: words.contract },
          ]}
          onChange={setSheet}
        />
      </div>
      <div className={styles.narrow}>
        <div className={styles.layer} data-behind={sheet !== 'contract' || undefined}>
          {document}
        </div>
        <div className={styles.layer} data-behind={sheet !== 'list' || undefined}>
          {list}
        </div>
      </div>
    </>
  );
}

/** What was chosen on the document is read in the list; what is to be located, on the document. */
function useShownSheet(
  selection: SwitchedSheetsProps['selection'],
  spotlight: SwitchedSheetsProps['spotlight'],
) {
  const [sheet, setSheet] = useState<Sheet>('list');
  useEffect(() => {
    if (selection?.from === 'locate') setSheet('contract');
    else if (selection?.from === 'page') setSheet('list');
  }, [selection]);
  useEffect(() => {
    if (spotlight) setSheet('contract');
  }, [spotlight]);
  return [sheet, setSheet] as const;
}
