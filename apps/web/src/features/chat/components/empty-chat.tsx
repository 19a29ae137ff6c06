import { useTabChat } from '../api/tab-chat.ts';
import { chatText, emptyText as text } from '../text.ts';
import answer from './answer.module.css';
import styles from './conversation.module.css';

/** Before the first question: the purpose of this mode, and example questions. */
export function EmptyChat({ onSuggest }: { readonly onSuggest: (content: string) => void }) {
  const mode = useTabChat((state) => state.mode);
  return (
    <div className={styles.empty}>
      <h2>{text.title}</h2>
      <p>{chatText.modeDetails[mode]}</p>
      {text.examples[mode].map((question) => (
        <button
          key={question}
          type="button"
          className={answer.suggestion}
          onClick={() => onSuggest(question)}
        >
          {question}
        </button>
      ))}
    </div>
  );
}
