import type { ChatMessage } from '@wenjian/api';
import { useFollowUps } from '../api/use-law-reading.ts';
import { chatText as text } from '../text.ts';
import styles from './answer.module.css';

interface FollowUpsProps {
  readonly message: ChatMessage;
  readonly history: readonly ChatMessage[];
  readonly onAsk: (question: string) => void;
}

export function FollowUps({ message, history, onAsk }: FollowUpsProps) {
  const questions = useFollowUps(message, history);
  if (questions.length === 0) return null;
  return (
    <section className={styles.followUps} aria-label={text.followUps}>
      <h4>{text.followUps}</h4>
      {questions.map((question) => (
        <button key={question} type="button" className={styles.suggestion} onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </section>
  );
}
