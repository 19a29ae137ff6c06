import type { InputRef } from 'antd';
import type { Ref } from 'react';
import styles from '../../../../shared/workbench/workbench.module.css';
import type { ComparisonVersion } from '../../api/use-comparison.ts';
import type { Side } from '../../view-model/comparison-shapes.ts';
import type { ResultView } from '../../view-model/result-view.ts';
import { AlignedPanes } from './aligned-panes.tsx';
import { ChainView } from './chain-view.tsx';
import type { CropSide } from './change-card.tsx';
import { MergedView } from './merged-view.tsx';
import { PagePanes } from './page-panes.tsx';
import { TablesView } from './tables-view.tsx';
import type { ResultState } from './use-result-state.ts';
import own from './workbench.module.css';

export interface LayoutProps {
  readonly resultState: ResultState;
  readonly version: ComparisonVersion;
  readonly view: ResultView;
  readonly pages: Omit<Parameters<typeof PagePanes>[0], 'resultState' | 'onlySide'>;
  readonly crop: CropSide;
  readonly searchRef: Ref<InputRef>;
}

interface DocumentsViewProps extends Pick<LayoutProps, 'resultState' | 'view' | 'pages'> {
  readonly onlySide: Side | null;
}

/**
 * The documents in the chosen view. Pages stay mounted behind the others, so that their scroll position and
 * images are kept.
 */
export function DocumentsView({ resultState, view, pages, onlySide }: DocumentsViewProps) {
  const hasPages = resultState.result.old.pages !== null && resultState.result.new.pages !== null;
  return (
    <div className={styles.document} data-testid="compare-panes">
      {hasPages && (
        <div className={styles.layer} data-behind={view !== 'pages' || undefined}>
          <PagePanes resultState={resultState} {...pages} onlySide={onlySide} />
        </div>
      )}
      {view !== 'pages' && (
        <div className={`${styles.layer} ${own.above}`}>
          <OtherView resultState={resultState} view={view} />
        </div>
      )}
    </div>
  );
}

interface OtherViewProps {
  readonly resultState: ResultState;
  readonly view: Exclude<ResultView, 'pages'>;
}

function OtherView({ resultState, view }: OtherViewProps) {
  switch (view) {
    case 'text':
      return <AlignedPanes resultState={resultState} />;
    case 'merged':
      return <MergedView resultState={resultState} />;
    case 'tables':
      return <TablesView resultState={resultState} />;
    case 'chain':
      return <ChainView task={resultState.task} />;
  }
}
