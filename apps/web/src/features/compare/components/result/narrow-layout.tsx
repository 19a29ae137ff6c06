import { Button, Drawer, Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import styles from '../../../../shared/workbench/workbench.module.css';
import { resultText as text } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import { SIDES, type Side } from '../../view-model/comparison-shapes.ts';
import { DocumentsView, type LayoutProps } from './documents-view.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { StructurePanel } from './structure-panel.tsx';
import type { ResultState } from './use-result-state.ts';
import own from './workbench.module.css';

type Sheet = 'findings' | 'structure';

/** Phone layout: one document at a time, the list as a bottom sheet. */
export function NarrowLayout({ resultState, version, view, pages, crop, searchRef }: LayoutProps) {
  const [side, setSide] = useShownSide(resultState);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const close = () => setSheet(null);
  return (
    <>
      <div className={styles.switch}>
        {view === 'pages' && (
          <Segmented<Side>
            value={side}
            aria-label={text.showSide}
            options={SIDES.map((value) => ({ value, label: compareText.common[value] }))}
            onChange={setSide}
          />
        )}
        {version === 'v3' && <Button onClick={() => setSheet('structure')}>{text.structure}</Button>}
        <span className={own.sheetButton}>
          <Button type="primary" onClick={() => setSheet('findings')}>
            {text.sheetOpen(formatCount(resultState.shown.length))}
          </Button>
        </span>
      </div>
      <div className={styles.narrow}>
        <DocumentsView resultState={resultState} view={view} pages={pages} onlySide={side} />
      </div>
      <Drawer
        open={sheet !== null}
        placement="bottom"
        size={SHEET_HEIGHT}
        title={sheet === 'structure' ? text.structure : text.changesTitle}
        onClose={close}
        styles={{ body: { padding: 0 } }}
      >
        {sheet === 'findings' && (
          <FindingsPanel resultState={resultState} searchRef={searchRef} crop={crop} onChosen={close} />
        )}
        {sheet === 'structure' && <StructurePanel resultState={resultState} crop={crop} />}
      </Drawer>
    </>
  );
}

const SHEET_HEIGHT = '72vh';

/** A change that one document alone has is shown in that one. */
function useShownSide({ selection, model }: ResultState) {
  const [side, setSide] = useState<Side>('new');
  useEffect(() => {
    const change = selection ? model.byId.get(selection.id) : undefined;
    if (change && !change.new?.text) setSide('old');
    else if (change && !change.old?.text) setSide('new');
  }, [selection, model]);
  return [side, setSide] as const;
}
