import { type Ref, useCallback, useMemo } from 'react';
import { DocumentPages } from '../../../../shared/workbench/document-pages.tsx';
import { DocumentText } from '../../../../shared/workbench/document-text.tsx';
import { MarkedWords } from '../../../../shared/workbench/marked-words.tsx';
import type { PageZoom } from '../../../../shared/workbench/use-page-zoom.ts';
import type { DocumentHandle } from '../../../../shared/workbench/view-model/document-place.ts';
import styles from '../../../../shared/workbench/workbench.module.css';
import { resultText as text } from '../../result.text.ts';
import { correctionHighlights, textMarks } from '../../view-model/page-marks.ts';
import { acceptedEdits } from '../../view-model/revised-text.ts';
import { RevisedWords } from './revised-words.tsx';
import type { ResultState } from './use-result-state.ts';

interface ResultContractProps {
  readonly resultState: ResultState;
  readonly zoom: PageZoom;
  readonly ref: Ref<DocumentHandle>;
}

/** Changes cannot be shown on the original pages. */
export function hasPages({ result, textView }: ResultState): boolean {
  return result.document.pages !== null && textView === 'original';
}

/** The contract with its corrections marked, on its pages or in its text; or the revised text. */
export function ResultContract({ resultState, zoom, ref }: ResultContractProps) {
  const { select, selection } = resultState;
  const onSelect = useCallback((id: string) => select(id, 'page'), [select]);
  const selectedId = selection?.id ?? null;
  const Contract = hasPages(resultState) ? ContractPages : ContractText;
  return (
    <div className={styles.document}>
      <Contract resultState={resultState} zoom={zoom} ref={ref} selectedId={selectedId} onSelect={onSelect} />
    </div>
  );
}

interface ContractProps extends ResultContractProps {
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

function ContractPages({ resultState, ...pages }: ContractProps) {
  const { result, pdf, marked, deciding, spotlight } = resultState;
  const { decisions } = deciding;
  const highlights = useMemo(
    () => correctionHighlights(marked, decisions, spotlight),
    [marked, decisions, spotlight],
  );
  return (
    <DocumentPages
      {...pages}
      label={text.contract}
      source={pdf}
      pageSizes={result.document.pages}
      highlights={highlights}
    />
  );
}

function ContractText({ resultState, ref, selectedId, onSelect }: ContractProps) {
  const { result, marked, deciding, spotlight, textView } = resultState;
  const { decisions } = deciding;
  const { blocks, text: whole } = result.document;
  const marks = useMemo(() => textMarks(marked, decisions, spotlight), [marked, decisions, spotlight]);
  const edits = useMemo(() => acceptedEdits(result, decisions), [result, decisions]);
  const words = { text: whole, marks, selectedId, onSelect };
  return (
    <DocumentText
      ref={ref}
      label={text.contractText}
      rows={blocks}
      renderWords={(span) =>
        textView === 'original' ? (
          <MarkedWords {...words} span={span} />
        ) : (
          <RevisedWords {...words} span={span} edits={edits} spotlight={spotlight} />
        )
      }
    />
  );
}
