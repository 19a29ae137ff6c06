import { useMemo } from 'react';
import { resultText as text } from '../../result.text.ts';
import { type MarkedPart, markChange } from '../../view-model/mark-change.ts';
import type { Correction } from '../../view-model/proofread-shapes.ts';
import type { Context } from '../../view-model/words-around.ts';
import styles from './correction-card.module.css';

interface CorrectionWordsProps {
  readonly correction: Pick<Correction, 'original' | 'suggestion'>;
  /** The user's own text. */
  readonly replacement: string | null;
  /** The words around it, where it is too short alone. */
  readonly context?: Context | null;
}

/** 签定 → 签订, with the differing characters marked. */
export function CorrectionWords({ correction, replacement, context }: CorrectionWordsProps) {
  const { original } = correction;
  const wanted = replacement ?? correction.suggestion;
  const marked = useMemo(() => markChange(original, wanted ?? original), [original, wanted]);
  return (
    <span className={styles.words}>
      <span className={styles.before}>
        {context && <span className={styles.around}>{context.before}</span>}
        <Parts parts={marked.before} changedClass={styles.taken} />
        {context && <span className={styles.around}>{context.after}</span>}
      </span>
      {wanted !== null && (
        <>
          <span className={styles.arrow} role="img" aria-label={text.becomes}>
            →
          </span>
          <span className={styles.after}>
            {wanted === '' ? (
              <em className={styles.deletes}>{text.deletes}</em>
            ) : (
              <Parts parts={marked.after} changedClass={styles.put} />
            )}
          </span>
        </>
      )}
    </span>
  );
}

interface PartsProps {
  readonly parts: readonly MarkedPart[];
  readonly changedClass: string | undefined;
}

function Parts({ parts, changedClass }: PartsProps) {
  let at = 0;
  return parts.map(({ text: words, isChanged }) => {
    const key = at;
    at += words.length;
    return isChanged ? (
      <mark key={key} className={changedClass}>
        {words}
      </mark>
    ) : (
      <span key={key}>{words}</span>
    );
  });
}
