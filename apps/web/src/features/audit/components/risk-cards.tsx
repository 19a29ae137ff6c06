import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { insertPlace } from '../view-model/result-places.ts';
import { RiskCard } from './risk-card.tsx';
import styles from './risk-panel.module.css';
import type { ResultState } from './use-result-state.ts';

interface RiskCardsProps {
  readonly resultState: ResultState;
  /** The cards have moved. */
  readonly onMoved: () => void;
}

/** The height of a folded card with a short quotation and a reason. */
const CARD_ESTIMATE_PX = 132;
const OVERSCAN_CARDS = 4;

/** Only visible cards are rendered. */
export function RiskCards({ resultState, onMoved }: RiskCardsProps) {
  const { shown, selection, select, show, deciding, feedback, result } = resultState;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_ESTIMATE_PX,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: OVERSCAN_CARDS,
  });
  const height = virtualizer.getTotalSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these moves cards
  useEffect(onMoved, [onMoved, height, shown, selection]);
  useEffect(() => {
    if (!selection) return;
    const index = shown.findIndex(({ id }) => id === selection.id);
    // An entry clicked in the list does not scroll, unless it unfolds out of sight.
    const align = selection.from === 'list' || selection.from === 'locate' ? 'auto' : 'center';
    if (index >= 0) virtualizer.scrollToIndex(index, { align });
  }, [selection, shown, virtualizer]);
  const onSelect = useCallback((id: string) => select(id, 'list'), [select]);
  const onLocate = useCallback((id: string) => select(id, 'locate'), [select]);
  const likes = feedback?.state.auditLikeLists;
  const types = useMemo(() => new Map(likes?.map((like) => [like.id, like.feedbackType])), [likes]);
  return (
    <div ref={scroller} className={styles.scroller} data-risk-list>
      <div className={styles.canvas} style={{ height }}>
        {virtualizer.getVirtualItems().map((item) => {
          const risk = shown[item.index];
          return (
            risk && (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className={styles.slot}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <RiskCard
                  risk={risk}
                  decision={deciding.decisions.get(risk.id) ?? null}
                  decide={deciding.decide}
                  feedback={types.get(risk.id) ?? null}
                  onFeedback={feedback?.press ?? null}
                  place={insertPlace(result, risk)}
                  isSelected={risk.id === selection?.id}
                  onSelect={onSelect}
                  onLocate={onLocate}
                  onShow={show}
                />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
