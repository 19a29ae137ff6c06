import { Tag } from 'antd';
import { Link } from 'react-router';
import { libraryText as text } from '../../library.text.ts';
import type { LibraryEntry } from '../../view-model/shapes.ts';
import { libraryPath } from '../../view-model/template-path.ts';
import { TakeButton } from '../fill/take-button.tsx';
import styles from './library.module.css';

interface LibraryCardProps {
  readonly teamId: string;
  readonly entry: LibraryEntry;
}

export function LibraryCard({ teamId, entry }: LibraryCardProps) {
  const { id, title, kindName, summary, clauseCount } = entry;
  return (
    <li className={styles.card}>
      <h2 className={styles.cardTitle}>
        <Link to={libraryPath(id)}>{title}</Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.foot}>
        <Tag>{kindName}</Tag>
        <span className={styles.meta}>{text.clauses(clauseCount)}</span>
        <span className={styles.buttons}>
          <Link to={libraryPath(id)} aria-label={text.previewOf(title)}>
            {text.preview}
          </Link>
          <TakeButton teamId={teamId} id={id} title={title} isSmall />
        </span>
      </div>
    </li>
  );
}
