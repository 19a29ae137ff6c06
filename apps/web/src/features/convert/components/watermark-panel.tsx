import { type WatermarkLook, watermarkPlaces } from '@wenjian/api';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import type { RenderQueue } from '../../../shared/pdf/page/render-queue.ts';
import type { PdfFile } from '../../../shared/pdf/pdf-file.ts';
import { convertText } from '../text.ts';
import type { OperationOptions } from '../view-model/operations.ts';
import { PageSheet } from './page-sheet.tsx';
import { PagesFailed } from './pages-failed.tsx';
import { useStoredPdf } from './use-stored-pdf.ts';
import { WatermarkFields } from './watermark-fields.tsx';
import styles from './watermark-panel.module.css';

interface WatermarkPanelProps {
  readonly teamId: string;
  /** The first PDF; null before there is one. */
  readonly fileId: string | null;
  readonly mark: OperationOptions['mark'];
  readonly onChange: (mark: OperationOptions['mark']) => void;
}

/** The mark being chosen, beside the first page as it will be. */
export function WatermarkPanel({ teamId, fileId, mark, onChange }: WatermarkPanelProps) {
  return (
    <section className={styles.panel} aria-label={convertText.convert.options}>
      <WatermarkFields mark={mark} onChange={onChange} />
      {fileId === null ? (
        <p className={styles.empty}>{convertText.mark.previewLater}</p>
      ) : (
        <Preview key={fileId} teamId={teamId} fileId={fileId} mark={mark} />
      )}
    </section>
  );
}

function Preview({
  teamId,
  fileId,
  mark,
}: {
  teamId: string;
  fileId: string;
  mark: OperationOptions['mark'];
}) {
  const text = convertText.mark;
  const { state, queue, reopen } = useStoredPdf(teamId, fileId);
  return (
    <figure className={styles.preview}>
      {state.kind === 'opening' && <Skeleton active />}
      {state.kind === 'failed' && <PagesFailed failure={state.failure} onRetry={reopen} />}
      {state.kind === 'open' && <MarkedPage file={state.file} queue={queue} mark={mark} />}
      <figcaption className={styles.hint}>
        {text.preview}：{text.previewHint}
      </figcaption>
    </figure>
  );
}

const SIDE_PX = 420;

interface MarkedPageProps {
  readonly file: PdfFile;
  readonly queue: RenderQueue;
  readonly mark: OperationOptions['mark'];
}

function MarkedPage({ file, queue, mark }: MarkedPageProps) {
  const words = mark.text.trim();
  return (
    <div className={styles.page} role="img" aria-label={convertText.mark.previewAlt(words)}>
      <PageSheet file={file} queue={queue} page={0} sidePx={SIDE_PX} />
      <Marks page={file.firstPage} text={words} look={mark} opacity={mark.opacity} />
    </div>
  );
}

interface MarksProps {
  readonly page: PdfFile['firstPage'];
  readonly text: string;
  readonly look: WatermarkLook;
  readonly opacity: number;
}

function Marks({ page, text, look, opacity }: MarksProps) {
  const width = useMemo(() => textWidth(text), [text]);
  if (text === '') return null;
  const { size, centres } = watermarkPlaces(page, width, look);
  return (
    <svg className={styles.marks} viewBox={`0 0 ${page.widthPt} ${page.heightPt}`} aria-hidden>
      {centres.map(({ x, y }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          fontSize={size}
          fillOpacity={opacity}
          textAnchor="middle"
          dominantBaseline="central"
          transform={`rotate(${-look.angle} ${x} ${y})`}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

const MEASURED_PX = 100;

/** In units of its size. */
function textWidth(text: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return text.length;
  pen.font = `${MEASURED_PX}px sans-serif`;
  return pen.measureText(text).width / MEASURED_PX;
}
