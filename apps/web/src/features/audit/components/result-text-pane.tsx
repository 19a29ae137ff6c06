import { useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import type { VisibleHighlight } from '../../../shared/pdf/view-model/visible-highlights.ts';
import { resultText as text } from '../result.text.ts';
import { SPOTLIGHT_ID } from '../view-model/result-places.ts';
import {
  blockIndexAt,
  cutBlock,
  type TextBlock,
  type TextMark,
  textMarks,
} from '../view-model/result-text-rows.ts';
import type { ContractPaneHandle } from './result-pane.ts';
import styles from './result-text-pane.module.css';
import type { ResultDesk } from './use-result-desk.ts';

interface ResultTextPaneProps {
  readonly desk: ResultDesk;
  readonly ref: Ref<ContractPaneHandle>;
}

/** A paragraph of two lines. */
const ROW_ESTIMATE_PX = 64;
const OVERSCAN_ROWS = 8;

/** A contract without pages: its text, with the same marks. */
export function ResultTextPane({ desk, ref }: ResultTextPaneProps) {
  const { result, marked, spotlight, selection, select } = desk;
  const { blocks, text: whole } = result.document;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_ESTIMATE_PX,
    overscan: OVERSCAN_ROWS,
  });
  const marks = useMemo(() => {
    const spot = spotlight && { ...spotlight, id: SPOTLIGHT_ID, level: null };
    return [...textMarks(marked), ...(spot ? [spot] : [])];
  }, [marked, spotlight]);
  useImperativeHandle(
    ref,
    () => ({
      sight: () => readSight(scroller.current),
      goTo: ({ start }) => virtualizer.scrollToIndex(blockIndexAt(blocks, start), { align: 'center' }),
    }),
    [virtualizer, blocks],
  );
  return (
    <section ref={scroller} className={styles.scroller} aria-label={text.contractText}>
      <div className={styles.sheet} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const block = blocks[item.index];
          return (
            block && (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className={styles.row}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <BlockText
                  whole={whole}
                  block={block}
                  marks={marks}
                  selectedId={selection?.id ?? null}
                  onSelect={(id) => select(id, 'page')}
                />
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}

interface BlockTextProps {
  readonly whole: string;
  readonly block: TextBlock;
  readonly marks: readonly TextMark[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

function BlockText({ whole, block, marks, selectedId, onSelect }: BlockTextProps) {
  return (
    <p className={styles.block} data-type={block.type}>
      {cutBlock(whole, block, marks).map(({ start, text: words, mark }) => {
        if (!mark) return <span key={start}>{words}</span>;
        if (mark.level === null) {
          return (
            <mark key={start} className={styles.spot}>
              {words}
            </mark>
          );
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
      })}
    </p>
  );
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
