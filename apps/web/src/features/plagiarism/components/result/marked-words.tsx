import { formatCount } from '../../../../shared/format/format-count.ts';
import { FindingMark, SpotWords } from '../../../../shared/workbench/marked-words.tsx';
import { SPOTLIGHT_ID } from '../../../../shared/workbench/view-model/document-place.ts';
import { resultText as text } from '../../result.text.ts';
import { type FragmentMark, KIND_LOOKS } from '../../view-model/document-marks.ts';
import { markToSelect, type TextSegment } from '../../view-model/text-rows.ts';
import styles from './document-words.module.css';

interface MarkedWordsProps {
  readonly segment: TextSegment<FragmentMark>;
  readonly words: string;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** A piece of text with the same fragments: shows the selected one, else the most exact. */
export function MarkedWords({ segment, words, selectedId, onSelect }: MarkedWordsProps) {
  const fragments = segment.marks.filter(({ id }) => id !== SPOTLIGHT_ID);
  const isSpot = fragments.length < segment.marks.length;
  const mark = fragments.find(({ id }) => id === selectedId) ?? fragments[0];
  if (!mark) return isSpot ? <SpotWords at={segment.start}>{words}</SpotWords> : <span>{words}</span>;
  const begins = fragments.filter(({ start, isFirst }) => isFirst && start === segment.start);
  const isOverlap = fragments.length > 1;
  return (
    <>
      {begins.map(({ id, tone, kind, label }) => (
        <span key={id} className={styles.label} data-tone={tone} aria-hidden>
          {label}
          {text.kindSigns[kind]}
        </span>
      ))}
      <FindingMark
        at={segment.start}
        id={mark.id}
        tone={mark.tone}
        line={KIND_LOOKS[mark.kind].line}
        isSelected={mark.id === selectedId}
        data-overlap={isOverlap || undefined}
        data-faint={mark.isSubtracted || undefined}
        data-spot={isSpot || undefined}
        title={isOverlap ? text.overlap(formatCount(fragments.length)) : undefined}
        onSelect={() => {
          const id = markToSelect(fragments, selectedId);
          if (id !== null) onSelect(id);
        }}
      >
        {words}
      </FindingMark>
    </>
  );
}
