import type { InputRef } from 'antd';
import type { Ref } from 'react';
import type { ComparisonVersion } from '../api/use-comparison.ts';
import type { Side } from '../view-model/comparison-shapes.ts';
import type { ResultView } from '../view-model/result-view.ts';
import { AlignedPanes } from './aligned-panes.tsx';
import { ChainView } from './chain-view.tsx';
import { MergedView } from './merged-view.tsx';
import { PagePanes } from './page-panes.tsx';
import type { CropPage } from './suspect-crops.tsx';
import { TablesView } from './tables-view.tsx';
import type { ResultDesk } from './use-result-desk.ts';
import styles from './workbench.module.css';

export interface DeskProps {
  readonly desk: ResultDesk;
  readonly version: ComparisonVersion;
  readonly view: ResultView;
  readonly pages: Omit<Parameters<typeof PagePanes>[0], 'desk' | 'onlySide'>;
  readonly crop: CropPage;
  readonly searchRef: Ref<InputRef>;
}

interface DeskViewProps extends Pick<DeskProps, 'desk' | 'view' | 'pages'> {
  readonly onlySide: Side | null;
}

/**
 * The documents in the chosen view. Pages stay mounted behind the others, so that their scroll position and
 * images are kept.
 */
export function DeskView({ desk, view, pages, onlySide }: DeskViewProps) {
  const hasPages = desk.result.old.pages !== null && desk.result.new.pages !== null;
  return (
    <div className={styles.view} data-testid="compare-panes">
      {hasPages && (
        <div className={styles.layer} data-behind={view !== 'pages' || undefined}>
          <PagePanes desk={desk} {...pages} onlySide={onlySide} />
        </div>
      )}
      {view !== 'pages' && (
        <div className={styles.layer}>
          <OtherView desk={desk} view={view} />
        </div>
      )}
    </div>
  );
}

interface OtherViewProps {
  readonly desk: ResultDesk;
  readonly view: Exclude<ResultView, 'pages'>;
}

function OtherView({ desk, view }: OtherViewProps) {
  switch (view) {
    case 'text':
      return <AlignedPanes desk={desk} />;
    case 'merged':
      return <MergedView desk={desk} />;
    case 'tables':
      return <TablesView desk={desk} />;
    case 'chain':
      return <ChainView task={desk.task} />;
  }
}
