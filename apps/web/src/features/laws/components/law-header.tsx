import type { LawHead } from '@wenjian/api';
import { Breadcrumb } from 'antd';
import { Link } from 'react-router';
import { LawStanding } from '../../../shared/laws/law-standing.tsx';
import { LAWS_PATH, lawPath } from '../../../shared/laws/view-model/law-path.ts';
import { lawsText as text } from '../text.ts';
import { lawDetails } from '../view-model/law-details.ts';
import styles from './laws.module.css';

interface LawHeaderProps {
  readonly law: LawHead;
  /** Of the article; null for the law as a whole. */
  readonly label: string | null;
}

export function LawHeader({ law, label }: LawHeaderProps) {
  const { name } = law;
  return (
    <header>
      <Breadcrumb
        items={[
          { title: <Link to={LAWS_PATH}>{text.title}</Link> },
          { title: label === null ? name : <Link to={lawPath(name)}>{name}</Link> },
          ...(label === null ? [] : [{ title: label }]),
        ]}
      />
      <h1 className={styles.title}>{label === null ? name : `《${name}》${label}`}</h1>
      <p className={styles.details}>
        <LawStanding law={law} /> {lawDetails(law)}
      </p>
    </header>
  );
}
