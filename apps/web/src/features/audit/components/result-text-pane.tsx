import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import type { VisibleHighlight } from '../../../shared/pdf/view-model/visible-highlights.ts';
import { cutBlock } from '../../../shared/result/marked-text.ts';
import { SpotWords, TextSheet, type TextSheetHandle } from '../../../shared/result/text-sheet.tsx';
import { resultText as text } from '../result.text.ts';
import { SPOTLIGHT_ID } from '../view-model/result-places.ts';
import { type TextBlock, type TextMark, textMarks } from '../view-model/result-text-rows.ts';
import type { ContractPaneHandle } from './result-pane.ts';
import styles from './result-text-pane.module.css';
import type { ResultState } from './use-result-state.ts';

interface ResultTextPaneProps {
  readonly resultState: ResultState;
  readonly ref: Ref<ContractPaneHandle>;
}

/** A contract without pages: its text, with the same marks. */
export function ResultTextPane({ resultState, ref }: ResultTextPaneProps) {
  const { result, marked, selected, spotlight, select } = resultState;
  const { blocks, text: whole } = result.document;
  const sheet = useRef<TextSheetHandle>(null);
  const marks = useMemo(() => {
    const spot = spotlight && { ...spotlight, id: SPOTLIGHT_ID, level: null };
    return [...textMarks(marked, selected), ...(spot ? [spot] : [])];
  }, [marked, selected, spotlight]);
  useImperativeHandle(
    ref,
    () => ({
      sight: () => readSight(sheet.current?.element() ?? null),
      goTo: ({ start }) => sheet.current?.goTo(start),
    }),
    [],
  );
  return (
    <TextSheet
      ref={sheet}
      label={text.contractText}
      blocks={blocks}
      renderWords={(block) => (
        <BlockWords
          whole={whole}
          block={block}
          marks={marks}
          selectedId={selected?.id ?? null}
          onSelect={(id) => select(id, 'page')}
        />
      )}
    />
  );
}

interface BlockWordsProps {
  readonly whole: string;
  readonly block: TextBlock;
  readonly marks: readonly TextMark[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

function BlockWords({ whole, block, marks, selectedId, onSelect }: BlockWordsProps) {
  return cutBlock(whole, block, marks).map(({ start, text: words, mark }) => {
    if (!mark) return <span key={start}>{words}</span>;
    if (mark.level === null) {
      return <SpotWords key={start}>{words}</SpotWords>;
    }
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the list is its equal for the keyboard
      <mark
        key={start}
        className={styles.mark}
        data-risk={mark.id}
        data-level={mark.level}
        data-selected={mark.id === selectedId || undefined}
        onClick={() => onSelect(mark.id)}
      >
        {words}
      </mark>
    );
  });
}

function readSight(element: HTMLElement | null): ReturnType<ContractPaneHandle['sight']> {
  if (!element) return null;
  const { left, top } = element.getBoundingClientRect();
  const visible = new Map<string, VisibleHighlight['boxes'][number][]>();
  for (const mark of element.querySelectorAll<HTMLElement>('[data-risk]')) {
    const id = mark.dataset.risk ?? '';
    visible.set(id, [...(visible.get(id) ?? []), ...mark.getClientRects()]);
  }
  return {
    pane: { left, top, width: element.clientWidth, height: element.clientHeight },
    visible: [...visible].map(([id, boxes]) => ({ id, boxes })),
  };
}
