import { Grid } from 'antd';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { ResultActions, ResultTitle } from '../../../shared/ui/result-slots.tsx';
import { documentsText as text } from '../text.ts';
import { formatCount } from '../view-model/coverage-summary.ts';
import type { DocumentPreview } from '../view-model/document-shapes.ts';
import styles from './document-preview.module.css';

interface DocumentHeaderProps {
  readonly document: DocumentPreview;
  readonly children?: ReactNode;
}

/** Fills the layout's header; on narrow screens the actions get their own line. */
export function DocumentHeader({ document, children }: DocumentHeaderProps) {
  const hasRoom = Grid.useBreakpoint().md ?? true;
  const pages = document.pageCount === null ? null : formatCount(document.pageCount);
  const kind = text.kinds[document.kind] ?? document.kind.toUpperCase();
  return (
    <>
      <ResultTitle>
        <div className={styles.title}>
          <h1 className={styles.name} title={document.name}>
            {document.name}
          </h1>
          {hasRoom ? (
            <span className={styles.meta}>{text.meta(kind, pages, formatFileSize(document.size))}</span>
          ) : null}
        </div>
      </ResultTitle>
      {children ? (
        <ResultActions isInHeader={hasRoom} headerClass={styles.actions} lineClass={styles.strip}>
          {children}
        </ResultActions>
      ) : null}
    </>
  );
}
