import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { TextSheet, type TextSheetHandle } from '../../../shared/result/text-sheet.tsx';
import { resultText as text } from '../result.text.ts';
import { textMarks } from '../view-model/page-marks.ts';
import { acceptedEdits } from '../view-model/revised-text.ts';
import { MarkedWords, RevisedWords } from './block-words.tsx';
import type { ContractPaneHandle } from './result-pane.ts';
import type { ResultState } from './use-result-state.ts';

interface ResultTextPaneProps {
  readonly resultState: ResultState;
  readonly ref: Ref<ContractPaneHandle>;
}

/** The contract's text: the original with corrections marked, or the revised text. */
export function ResultTextPane({ resultState, ref }: ResultTextPaneProps) {
  const { result, marked, spotlight, deciding, textView } = resultState;
  const { decisions } = deciding;
  const sheet = useRef<TextSheetHandle>(null);
  const marks = useMemo(() => textMarks(marked, decisions, spotlight), [marked, decisions, spotlight]);
  const edits = useMemo(() => acceptedEdits(result, decisions), [result, decisions]);
  useImperativeHandle(ref, () => ({ goTo: ({ start }) => sheet.current?.goTo(start) }), []);
  return (
    <TextSheet
      ref={sheet}
      label={text.contractText}
      blocks={result.document.blocks}
      renderWords={(block) =>
        textView === 'original' ? (
          <MarkedWords resultState={resultState} span={block} marks={marks} />
        ) : (
          <RevisedWords resultState={resultState} span={block} marks={marks} edits={edits} />
        )
      }
    />
  );
}
