import type { PageRange } from '@wenjian/api';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { convertText } from '../../text.ts';
import type { OperationOptions } from '../../view-model/operations.ts';
import { leftOutPages, refusalSentence, splitParts } from '../../view-model/split-parts.ts';
import { PageSheet } from '../page-sheet.tsx';
import styles from './preview.module.css';
import type { PdfPages } from './shown-pdf.tsx';

interface SplitPreviewProps {
  readonly pages: PdfPages;
  readonly options: OperationOptions;
}

const PARTS_AT_ONCE = 12;

/** The pages, grouped as they will be split. */
export function SplitPreview({ pages, options }: SplitPreviewProps) {
  const text = convertText.preview.split;
  const { pageCount } = pages.file;
  const [shown, setShown] = useState(PARTS_AT_ONCE);
  const parts = splitParts(options, pageCount);
  if ('refusal' in parts)
    return <Alert type="info" showIcon title={refusalSentence(parts.refusal, pageCount)} />;
  const { ranges } = parts;
  const hidden = Math.max(0, ranges.length - shown);
  const left = leftOutPages(ranges, pageCount);
  return (
    <>
      <p className={styles.note} role="status">
        {text.count(ranges.length, pageCount)}
      </p>
      {left !== '' && <Alert type="warning" showIcon title={text.left(left)} />}
      <ol className={styles.parts}>
        {ranges.slice(0, shown).map((range, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same pages may be asked for twice
          <li key={`${at} ${range.from}`} className={styles.item}>
            <span className={styles.note}>{text.part(at + 1, range.from, range.to)}</span>
            <PartSheets pages={pages} range={range} />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <div className={styles.turn}>
          <span className={styles.note}>{text.hidden(hidden)}</span>
          <Button onClick={() => setShown(shown + PARTS_AT_ONCE)}>
            {text.more(Math.min(hidden, PARTS_AT_ONCE))}
          </Button>
        </div>
      )}
    </>
  );
}

const SIDE_PX = 112;

/** Its first page and its last one. */
function PartSheets({ pages: { file, queue }, range: { from, to } }: { pages: PdfPages; range: PageRange }) {
  const between = to - from - 1;
  return (
    <span className={styles.sheets}>
      <PageSheet file={file} queue={queue} page={from - 1} sidePx={SIDE_PX} />
      {between > 0 && <span className={styles.note}>{convertText.preview.split.between(between)}</span>}
      {to > from && <PageSheet file={file} queue={queue} page={to - 1} sidePx={SIDE_PX} />}
    </span>
  );
}
