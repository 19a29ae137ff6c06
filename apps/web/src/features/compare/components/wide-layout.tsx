import { Splitter } from 'antd';
import { DocumentsView, type LayoutProps } from './documents-view.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { StructurePanel } from './structure-panel.tsx';
import styles from './workbench.module.css';

/** The design's findings panel: 360 to 420 px at first, wider when dragged. */
const PANEL_PX = 380;
const PANEL_MIN_PX = 340;
const PANEL_MAX_PX = 560;
const STRUCTURE_PX = 240;
const STRUCTURE_MIN_PX = 180;
const STRUCTURE_MAX_PX = 420;

export function WideLayout({ resultState, version, view, pages, crop, searchRef }: LayoutProps) {
  const main = (
    <Splitter.Panel key="main">
      <DocumentsView resultState={resultState} view={view} pages={pages} onlySide={null} />
    </Splitter.Panel>
  );
  const findings = (
    <Splitter.Panel key="findings" defaultSize={PANEL_PX} min={PANEL_MIN_PX} max={PANEL_MAX_PX}>
      <FindingsPanel resultState={resultState} searchRef={searchRef} crop={crop} />
    </Splitter.Panel>
  );
  return (
    <div className={styles.wide}>
      {version === 'v3' ? (
        <Splitter>
          <Splitter.Panel
            key="structure"
            collapsible
            defaultSize={STRUCTURE_PX}
            min={STRUCTURE_MIN_PX}
            max={STRUCTURE_MAX_PX}
          >
            <StructurePanel resultState={resultState} crop={crop} />
          </Splitter.Panel>
          {main}
          {findings}
        </Splitter>
      ) : (
        <Splitter>
          {main}
          {findings}
        </Splitter>
      )}
    </div>
  );
}
