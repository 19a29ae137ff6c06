import { type Ref, useCallback, useMemo } from 'react';
import { DocumentPages } from '../../../../shared/workbench/document-pages.tsx';
import { DocumentText } from '../../../../shared/workbench/document-text.tsx';
import { MarkedWords } from '../../../../shared/workbench/marked-words.tsx';
import type { PageZoom } from '../../../../shared/workbench/use-page-zoom.ts';
import type { DocumentHandle } from '../../../../shared/workbench/view-model/document-place.ts';
import styles from '../../../../shared/workbench/workbench.module.css';
import { resultText as text } from '../../result.text.ts';
import { riskHighlights } from '../../view-model/result-places.ts';
import { textMarks } from '../../view-model/result-text-rows.ts';
import type { ResultState } from './use-result-state.ts';

interface ResultContractProps {
  readonly resultState: ResultState;
  readonly zoom: PageZoom;
  /** Pages or marks have moved. */
  readonly onMoved?: () => void;
  readonly ref: Ref<DocumentHandle>;
}

/** The contract with its risks marked, on its pages or in its text. Marks that are not risks cannot be selected. */
export function ResultContract({ resultState, zoom, onMoved, ref }: ResultContractProps) {
  const { result, pdf, marked, selected, spotlight, select } = resultState;
  const { pages, blocks, text: whole } = result.document;
  const highlights = useMemo(
    () => riskHighlights(marked, selected, spotlight),
    [marked, selected, spotlight],
  );
  const marks = useMemo(() => textMarks(marked, selected, spotlight), [marked, selected, spotlight]);
  const onSelect = useCallback((id: string) => select(id, 'page'), [select]);
  const selectedId = selected?.id ?? null;
  return (
    <div className={styles.document}>
      {pages === null ? (
        <DocumentText
          ref={ref}
          label={text.contractText}
          rows={blocks}
          renderWords={(block) => (
            <MarkedWords
              text={whole}
              span={block}
              marks={marks}
              selectedId={selectedId}
              onSelect={onSelect}
            />
          )}
        />
      ) : (
        <DocumentPages
          ref={ref}
          label={text.contract}
          source={pdf}
          pageSizes={pages}
          highlights={highlights}
          selectedId={selectedId}
          onSelect={onSelect}
          zoom={zoom}
          {...(onMoved && { onMoved })}
        />
      )}
    </div>
  );
}
