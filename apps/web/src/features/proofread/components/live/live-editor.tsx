import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { proofreadingText } from '../../text.ts';
import { correctionAtCaret, livePieces } from '../../view-model/live-text.ts';
import { CORRECTION_LOOKS } from '../../view-model/page-marks.ts';
import type { LiveCorrection } from '../../view-model/proofread-shapes.ts';
import styles from './live-page.module.css';
import type { LiveText } from './use-live-text.ts';

const text = proofreadingText.live;

interface LiveEditorProps {
  readonly live: LiveText;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** While the text is being kept: what is kept is what is shown. */
  readonly isReadOnly: boolean;
}

/** A plain text field over its own marked copy: typing, selecting and the keyboard of a phone stay those of the browser. */
export function LiveEditor({ live, field, isReadOnly }: LiveEditorProps) {
  const { corrections, select, step, accept, selectedId } = live;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = step(event.key === 'ArrowDown' ? 1 : -1);
      if (next) showIn(field, next);
    } else if (event.key === 'Enter') {
      const chosen = corrections.find(({ id }) => id === selectedId);
      if (chosen && chosen.suggestion !== null) accept([chosen]);
    } else return;
    event.preventDefault();
  };
  return (
    <div className={styles.paper}>
      <MarkedCopy live={live} />
      <textarea
        ref={field}
        className={styles.input}
        value={live.text}
        placeholder={text.placeholder}
        aria-label={text.label}
        aria-describedby="live-status"
        spellCheck={false}
        readOnly={isReadOnly}
        onChange={(event) => live.setText(event.target.value)}
        onCompositionStart={() => live.setComposing(true)}
        onCompositionEnd={() => live.setComposing(false)}
        onSelect={({ currentTarget }) =>
          select(correctionAtCaret(corrections, currentTarget.selectionStart)?.id ?? null)
        }
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function MarkedCopy({ live: { text: words, corrections, selectedId } }: { readonly live: LiveText }) {
  const pieces = useMemo(() => livePieces(words, corrections), [words, corrections]);
  return (
    <div className={styles.copy} aria-hidden>
      {pieces.map(({ start, text: piece, correction }) =>
        correction === null ? (
          piece
        ) : (
          <mark
            key={start}
            className={styles.mark}
            data-tone={CORRECTION_LOOKS[correction.tier].tone}
            data-selected={correction.id === selectedId || undefined}
          >
            {piece}
          </mark>
        ),
      )}
      {/* The last line has a height although it is empty. */}
      {'\n\u200b'}
    </div>
  );
}

/** Selects the words in the field, which brings them into view. */
export function showIn(field: RefObject<HTMLTextAreaElement | null>, { start, end }: LiveCorrection): void {
  field.current?.focus();
  field.current?.setSelectionRange(start, end);
}
