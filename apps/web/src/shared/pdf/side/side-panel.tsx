import { useState } from 'react';
import type { RenderQueue } from '../page/render-queue.ts';
import { pdfText } from '../pdf.text.ts';
import type { PdfFile } from '../pdf-file.ts';
import { PdfButton } from '../toolbar/pdf-button.tsx';
import type { GoTo } from '../use-viewer-actions.ts';
import type { PageSize } from '../view-model/page-geometry.ts';
import { OutlineTree } from './outline-tree.tsx';
import styles from './side-panel.module.css';
import { ThumbnailList } from './thumbnail-list.tsx';

interface SidePanelProps {
  readonly file: PdfFile | null;
  readonly sizes: readonly PageSize[];
  readonly queue: RenderQueue;
  readonly page: number;
  readonly goTo: GoTo;
  readonly onClose: () => void;
}

type Tab = 'thumbnails' | 'outline';
const TABS: readonly Tab[] = ['thumbnails', 'outline'];

export function SidePanel({ file, sizes, queue, page, goTo, onClose }: SidePanelProps) {
  const text = pdfText.panel;
  const [tab, setTab] = useState<Tab>('thumbnails');
  return (
    <aside className={styles.panel} aria-label={text.label}>
      <div className={styles.tabs}>
        <div role="tablist" aria-label={text.label} className={styles.tabList}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={tab === name}
              onClick={() => setTab(name)}
            >
              {text[name]}
            </button>
          ))}
        </div>
        <span className={styles.closePanel}>
          <PdfButton icon="close" label={text.close} onClick={onClose} />
        </span>
      </div>
      <div role="tabpanel" className={styles.tabPanel} aria-label={text[tab]}>
        {file && tab === 'thumbnails' ? (
          <ThumbnailList file={file} sizes={sizes} queue={queue} page={page} onPage={goTo.page} />
        ) : null}
        {file && tab === 'outline' ? <OutlineTree file={file} onPlace={goTo.place} /> : null}
      </div>
    </aside>
  );
}
