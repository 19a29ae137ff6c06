import { pageNumberPlace } from '@wenjian/api';
import { Button } from 'antd';
import { useState } from 'react';
import { convertText } from '../../text.ts';
import type { OperationOptions } from '../../view-model/operations.ts';
import { PageSheet } from '../page-sheet.tsx';
import { usePageSize } from '../use-page-size.ts';
import styles from './preview.module.css';
import type { PdfPages } from './shown-pdf.tsx';

interface NumbersPreviewProps {
  readonly pages: PdfPages;
  readonly options: OperationOptions;
}

const SIDE_PX = 420;

/** Any page with the number it will have, where it will stand. */
export function NumbersPreview({ pages: { file, queue }, options }: NumbersPreviewProps) {
  const text = convertText.preview.numbers;
  const { pageCount } = file;
  const [page, setPage] = useState(0);
  const isAdded = options.numbering === 'add';
  const start = options.start ?? 1;
  const number = String(start + page);
  return (
    <>
      <p className={styles.note}>
        {isAdded ? text.span(start, pageCount, start + pageCount - 1) : text.remove}
      </p>
      <div
        className={styles.page}
        role="img"
        aria-label={isAdded ? text.alt(page + 1, number) : convertText.preview.page(page + 1)}
      >
        <PageSheet key={page} file={file} queue={queue} page={page} sidePx={SIDE_PX} />
        {isAdded && <NumberMark file={file} page={page} number={number} />}
      </div>
      <div className={styles.turn}>
        <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
          {text.before}
        </Button>
        <span className={styles.note} role="status">
          {convertText.preview.page(page + 1)}
        </span>
        <Button disabled={page >= pageCount - 1} onClick={() => setPage(page + 1)}>
          {text.after}
        </Button>
      </div>
    </>
  );
}

interface NumberMarkProps {
  readonly file: PdfPages['file'];
  readonly page: number;
  readonly number: string;
}

function NumberMark({ file, page, number }: NumberMarkProps) {
  const size = usePageSize(file, page);
  const place = pageNumberPlace(size, number);
  return (
    <svg className={styles.marks} viewBox={`0 0 ${size.widthPt} ${size.heightPt}`} aria-hidden>
      <text x={place.left} y={place.baseline} fontSize={place.size}>
        {number}
      </text>
    </svg>
  );
}
