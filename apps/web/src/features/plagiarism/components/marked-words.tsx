import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import { type FragmentMark, SPOTLIGHT_ID } from '../view-model/document-marks.ts';
import { markToSelect, type TextSegment } from '../view-model/text-rows.ts';
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
  if (!mark) {
    return isSpot ? (
      <mark className={styles.spot} data-spot>
        {words}
      </mark>
    ) : (
      <span>{words}</span>
    );
  }
  const begins = fragments.filter(({ start }) => start === segment.start);
  return (
    <>
      {begins.map(({ id, tone, kind, label }) => (
        <span key={id} className={styles.label} data-tone={tone} aria-hidden>
          {label}
          {text.kindSigns[kind]}
        </span>
      ))}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list is its equal for the keyboard */}
      <mark
        className={styles.mark}
        data-fragment={mark.id}
        data-tone={mark.tone}
        data-kind={mark.kind}
        data-overlap={fragments.length > 1 || undefined}
        data-spot={isSpot || undefined}
        data-selected={mark.id === selectedId || undefined}
        title={fragments.length > 1 ? text.overlap(formatCount(fragments.length)) : undefined}
        onClick={() => {
          const id = markToSelect(fragments, selectedId);
          if (id !== null) onSelect(id);
        }}
      >
        {words}
      </mark>
    </>
  );
}
