import styles from '../../../../shared/workbench/workbench.module.css';
import { SplitPanes } from '../../../../shared/workbench/workbench-layout.tsx';
import { DocumentsView, type LayoutProps } from './documents-view.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { StructurePanel } from './structure-panel.tsx';

/** The design's findings panel: 360 to 420 px at first, wider when dragged. */
const LIST_SIZE = { px: 380, min: 340, max: 560 };
const STRUCTURE_SIZE = { px: 240, min: 180, max: 420 };

export function WideLayout({ resultState, version, view, pages, crop, searchRef }: LayoutProps) {
  const structure = <StructurePanel resultState={resultState} crop={crop} />;
  return (
    <div className={styles.wide}>
      <SplitPanes
        aside={version === 'v3' ? { content: structure, size: STRUCTURE_SIZE } : null}
        documents={[
          <DocumentsView
            key="documents"
            resultState={resultState}
            view={view}
            pages={pages}
            onlySide={null}
          />,
        ]}
        list={<FindingsPanel resultState={resultState} searchRef={searchRef} crop={crop} />}
        listSize={LIST_SIZE}
      />
    </div>
  );
}
