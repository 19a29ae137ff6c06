import type { ReactNode } from 'react';
import styles from './text-sheet.module.css';
import { cutBlock, type MarkLook, type TextSpan, type WordMark } from './view-model/marked-text.ts';

export interface MarkedWordsProps {
  /** The whole text. */
  readonly text: string;
  readonly span: TextSpan;
  readonly marks: readonly WordMark[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** A stretch of text with its findings marked. */
export function MarkedWords({ text, span, marks, selectedId, onSelect }: MarkedWordsProps) {
  return cutBlock(text, span, marks).map(({ start, text: words, mark }) => {
    if (!mark) return <span key={start}>{words}</span>;
    if (!mark.look)
      return (
        <SpotWords key={start} at={start}>
          {words}
        </SpotWords>
      );
    return (
      <FindingMark
        key={start}
        at={start}
        id={mark.id}
        {...mark.look}
        isSelected={mark.id === selectedId}
        onSelect={() => onSelect(mark.id)}
      >
        {words}
      </FindingMark>
    );
  });
}

interface FindingMarkProps extends MarkLook {
  /** The offset of its words. */
  readonly at: number;
  readonly id: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

/** Attributes with a hyphen come to the mark. */
export function FindingMark(props: FindingMarkProps & { readonly title?: string | undefined }) {
  const { at, id, tone, line, isSelected, onSelect, children, ...rest } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list is its equal for the keyboard
    <mark
      {...rest}
      className={styles.mark}
      data-at={at}
      data-finding={id}
      data-tone={tone}
      data-line={line}
      data-selected={isSelected || undefined}
      onClick={onSelect}
    >
      {children}
    </mark>
  );
}

/** A place pointed at that is no finding. */
export function SpotWords({ at, children }: { readonly at: number; readonly children: string }) {
  return (
    <mark className={styles.spot} data-at={at} data-spot>
      {children}
    </mark>
  );
}
