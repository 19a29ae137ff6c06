import { Link } from 'react-router';
import { readTokens } from '../session/token-store.ts';
import { lawStatusWords } from './law-status.text.ts';
import styles from './law-text.module.css';
import { lawTextText as text } from './law-text.text.ts';
import { useLawArticle } from './use-law-article.ts';
import { lawPath } from './view-model/law-path.ts';

interface LawTextProps {
  readonly law: string;
  readonly article: string;
}

/** The text of an article as the library has it, and the way there. Nothing for visitors without a session. */
export function LawText({ law, article }: LawTextProps) {
  const { data, error } = useLawArticle(law, article);
  if (readTokens() === null) return null;
  if (error) return <p className={styles.note}>{text.failed(error.message)}</p>;
  if (data === undefined) return <p className={styles.note}>{text.loading}</p>;
  return (
    <>
      <p className={styles.note}>
        {text.wording} · {lawStatusWords(data.law.status, data.law.stateOf)}
      </p>
      <blockquote className={styles.wording}>{data.article.text}</blockquote>
      <LawLink law={data.law.name} article={data.article.label} />
    </>
  );
}

interface LawLinkProps {
  readonly law: string;
  readonly article: string | null;
}

/** Opens a new tab: the page that cites stays where it is. */
export function LawLink({ law, article }: LawLinkProps) {
  if (readTokens() === null) return null;
  return (
    <Link to={lawPath(law, article)} target="_blank" rel="noopener">
      {text.open}
    </Link>
  );
}
