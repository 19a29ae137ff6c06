import { Segmented, Splitter } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './result-sheets.module.css';

interface Sides {
  readonly document: ReactNode;
  readonly list: ReactNode;
}

/** The design's findings panel: 360 to 420 px at first, wider when dragged. */
const PANEL_PX = 420;
const PANEL_MIN_PX = 360;
const PANEL_MAX_PX = 640;

interface SplitSheetsProps extends Sides {
  readonly onResize?: () => void;
}

/** Wide screens: the document beside its findings. */
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
  /** The selection and where it was made; a new object with every choice. */
  readonly selection: { readonly from: string } | null;
  /** The place to show; a new object for every request. */
  readonly spotlight: object | null;
}

/** Phones: the list or the document. */
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

/** A finding chosen on the document opens in the list; one to locate opens on the document. */
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
