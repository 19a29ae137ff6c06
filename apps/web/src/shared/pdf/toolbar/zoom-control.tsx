import { pdfText } from '../pdf.text.ts';
import { type Zoom, zoomIn, zoomOut, zoomPercent } from '../view-model/zoom.ts';
import { PdfButton } from './pdf-button.tsx';
import styles from './pdf-controls.module.css';

interface ZoomControlProps {
  /** Shown size ÷ natural size, as the viewer reports it. */
  readonly factor: number;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
}

/** Used in the viewer's own toolbar, and in a workbench's header for one or two documents. */
export function ZoomControl({ factor, zoom, onZoom }: ZoomControlProps) {
  const text = pdfText.toolbar;
  const larger = zoomIn(factor);
  const smaller = zoomOut(factor);
  const percent = zoomPercent(factor);
  return (
    <div className={styles.group}>
      <PdfButton
        icon="minus"
        label={text.zoomOut}
        isDisabled={!smaller}
        onClick={() => smaller && onZoom(smaller)}
      />
      <output className={styles.percent} aria-label={text.zoomNow(percent)}>
        {percent}
      </output>
      <PdfButton
        icon="plus"
        label={text.zoomIn}
        isDisabled={!larger}
        onClick={() => larger && onZoom(larger)}
      />
      <PdfButton
        icon="fitWidth"
        label={text.fitWidth}
        isOn={zoom.kind === 'fitWidth'}
        onClick={() => onZoom(zoom.kind === 'fitWidth' ? { kind: 'auto' } : { kind: 'fitWidth' })}
      />
    </div>
  );
}
