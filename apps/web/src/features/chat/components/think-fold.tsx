import { RightOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { chatText as text } from '../text.ts';
import { thinkSeconds } from '../view-model/think-seconds.ts';
import styles from './answer.module.css';

interface ThinkFoldProps {
  readonly think: string;
  readonly thinkMs: number;
  /** The answer has no text yet. */
  readonly isThinking: boolean;
}

/**
 * The thoughts before the answer: open while thinking, folded once the answer starts, unless the user chose
 * otherwise.
 */
export function ThinkFold({ think, thinkMs, isThinking }: ThinkFoldProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const id = useId();
  if (think === '') return null;
  const isOpen = chosen ?? isThinking;
  return (
    <section className={styles.think}>
      <button
        type="button"
        className={styles.thinkHead}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        <RightOutlined className={styles.fold} rotate={isOpen ? 90 : 0} aria-hidden />
        {isThinking ? text.thinking : text.thoughtFor(thinkSeconds(thinkMs))}
      </button>
      {isOpen ? (
        <p id={id} className={styles.thought}>
          {think}
        </p>
      ) : null}
    </section>
  );
}
