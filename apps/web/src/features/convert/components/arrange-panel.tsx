import { RotateRightOutlined, UndoOutlined } from '@ant-design/icons';
import { CONVERSION_MAX_PAGES } from '@wenjian/api';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useReducer } from 'react';
import type { RenderQueue } from '../../../shared/pdf/page/render-queue.ts';
import type { PdfFile } from '../../../shared/pdf/pdf-file.ts';
import { convertText } from '../text.ts';
import type { OperationOptions } from '../view-model/operations.ts';
import { type ArrangeStep, arrange, arrangementOf, isRearranged } from '../view-model/page-arrangement.ts';
import { ArrangeCards } from './arrange-cards.tsx';
import styles from './arrange-panel.module.css';
import { PagesFailed } from './pages-failed.tsx';
import { useStoredPdf } from './use-stored-pdf.ts';

interface ArrangePanelProps {
  readonly teamId: string;
  readonly fileId: string;
  readonly onArranged: (arranged: OperationOptions['arranged']) => void;
}

/** The pages of one file, to be moved, turned and left out. */
export function ArrangePanel({ teamId, fileId, onArranged }: ArrangePanelProps) {
  const text = convertText.arrange;
  const { state, queue, reopen } = useStoredPdf(teamId, fileId);
  return (
    <section className={styles.panel} aria-label={text.title}>
      {state.kind === 'opening' && (
        <div role="status" aria-label={text.opening}>
          <Skeleton active />
        </div>
      )}
      {state.kind === 'failed' && <PagesFailed failure={state.failure} onRetry={reopen} />}
      {state.kind === 'open' && <OpenedPages file={state.file} queue={queue} onArranged={onArranged} />}
    </section>
  );
}

interface OpenedPagesProps {
  readonly file: PdfFile;
  readonly queue: RenderQueue;
  readonly onArranged: ArrangePanelProps['onArranged'];
}

function OpenedPages({ file, queue, onArranged }: OpenedPagesProps) {
  const text = convertText.arrange;
  const { pageCount } = file;
  if (pageCount > CONVERSION_MAX_PAGES)
    return <Alert type="error" showIcon title={text.tooManyPages(pageCount, CONVERSION_MAX_PAGES)} />;
  return <Pages file={file} queue={queue} onArranged={onArranged} />;
}

function Pages({ file, queue, onArranged }: OpenedPagesProps) {
  const text = convertText.arrange;
  const { pageCount } = file;
  const [state, step] = useReducer(
    (known: ReturnType<typeof arrangementOf>, next: ArrangeStep) => arrange(known, next, pageCount),
    pageCount,
    arrangementOf,
  );
  const { pages, past } = state;
  useEffect(() => onArranged({ pages, pageCount }), [pages, pageCount, onArranged]);
  // Pages that are not seen any more are not what is started.
  useEffect(() => () => onArranged(null), [onArranged]);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {text.title}
          <span className={styles.count}>{text.count(pages.length, pageCount)}</span>
        </h2>
        <Button icon={<RotateRightOutlined />} onClick={() => step({ kind: 'turnAll', by: 90 })}>
          {text.turnAll}
        </Button>
        <Button icon={<UndoOutlined />} disabled={past.length === 0} onClick={() => step({ kind: 'undo' })}>
          {text.undo}
        </Button>
        <Button disabled={!isRearranged(pages, pageCount)} onClick={() => step({ kind: 'reset' })}>
          {text.reset}
        </Button>
      </div>
      <p className={styles.hint}>{text.hint}</p>
      <ArrangeCards file={file} queue={queue} pages={pages} onStep={step} />
    </>
  );
}
