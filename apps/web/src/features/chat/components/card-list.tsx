import { RightOutlined } from '@ant-design/icons';
import type { ChatCard } from '@wenjian/api';
import { Link } from 'react-router';
import { chatText as text } from '../text.ts';
import { isOwnPath } from '../view-model/safe-href.ts';
import styles from './answer.module.css';

interface CardListProps {
  readonly cards: readonly ChatCard[];
  /** Readers of a shared chat may have no workspace. */
  readonly isShared: boolean;
}

/** The tools an answer mentions, as links. */
export function CardList({ cards, isShared }: CardListProps) {
  const shown = cards.filter(({ url }) => isOwnPath(url));
  if (isShared || shown.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={text.cards}>
      {shown.map(({ title, description, url }) => (
        <li key={`${url} ${title}`}>
          <Link to={url} className={styles.card}>
            <span className={styles.cardWords}>
              <strong>{title}</strong>
              <span>{description}</span>
            </span>
            <RightOutlined aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
