import type { ReactNode, Ref } from 'react';
import { pdfText } from '../pdf.text.ts';
import type { Zoom } from '../view-model/zoom.ts';
import { PageJump } from './page-jump.tsx';
import { PdfButton } from './pdf-button.tsx';
import styles from './pdf-controls.module.css';
import { ZoomControl } from './zoom-control.tsx';

interface PdfToolbarProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  readonly pageFieldRef: Ref<HTMLInputElement>;
  readonly factor: number;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly isPanelOpen: boolean;
  readonly onPanel: () => void;
  readonly isFindOpen: boolean;
  readonly onFind: () => void;
  readonly extra: ReactNode;
}

export function PdfToolbar(props: PdfToolbarProps) {
  const text = pdfText.toolbar;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={text.label}>
      <div className={styles.side}>
        <PdfButton icon="panel" label={text.panel} isOn={props.isPanelOpen} onClick={props.onPanel} />
      </div>
      <div className={styles.middle}>
        <PageJump
          page={props.page}
          pageCount={props.pageCount}
          onPage={props.onPage}
          fieldRef={props.pageFieldRef}
        />
        <ZoomControl factor={props.factor} zoom={props.zoom} onZoom={props.onZoom} />
      </div>
      <div className={styles.side}>
        {props.extra}
        <PdfButton
          icon="find"
          label={text.find}
          title={text.findHint}
          isOn={props.isFindOpen}
          onClick={props.onFind}
        />
      </div>
    </div>
  );
}
