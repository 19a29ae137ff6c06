import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import styles from '../../../../shared/workbench/workbench.module.css';
import { SplitPanes } from '../../../../shared/workbench/workbench-layout.tsx';
import { resultText as text } from '../../result.text.ts';
import { DocumentsView, type LayoutProps } from './documents-view.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { StructurePanel } from './structure-panel.tsx';
import own from './workbench.module.css';

/** The design's findings panel: 360 to 420 px at first, wider when dragged. The pages need the rest. */
const LIST_SIZE = { px: 360, min: 340, max: 560 };

export function WideLayout({ resultState, version, view, pages, crop, searchRef }: LayoutProps) {
  return (
    <div className={`${styles.wide} ${own.wide}`}>
      {version === 'v3' && <FoldedStructure resultState={resultState} crop={crop} />}
      <div className={own.rest}>
        <SplitPanes
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
    </div>
  );
}

/** In a narrower window the lines of both pages do not fit beside the structure: it is folded at first. */
const STRUCTURE_FROM_PX = 1600;

/** Beside the documents and their list, not between them: folding it must not take the list's own width away. */
function FoldedStructure({ resultState, crop }: Pick<LayoutProps, 'resultState' | 'crop'>) {
  const [isOpen, setOpen] = useState(() => window.innerWidth >= STRUCTURE_FROM_PX);
  const panel = useId();
  return (
    <>
      <button
        type="button"
        className={own.rail}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        {text.structure}
      </button>
      <div id={panel} className={own.structure} hidden={!isOpen}>
        {isOpen && <StructurePanel resultState={resultState} crop={crop} />}
      </div>
    </>
  );
}
