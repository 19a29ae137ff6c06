import { FileTextOutlined } from '@ant-design/icons';
import type { ChatMessage } from '@wenjian/api';
import { chatText as text } from '../text.ts';
import styles from './question.module.css';

interface QuestionRowProps {
  readonly message: Pick<ChatMessage, 'content' | 'quote' | 'documents'>;
}

export function QuestionRow({ message: { content, quote, documents } }: QuestionRowProps) {
  return (
    <article className={styles.question} aria-label={text.you}>
      {quote === null ? null : <blockquote className={styles.quote}>{quote}</blockquote>}
      {documents.length === 0 ? null : (
        <ul className={styles.documents}>
          {documents.map(({ id, name }) => (
            <li key={id}>
              <FileTextOutlined aria-hidden /> {name}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.words}>{content}</p>
    </article>
  );
}
