import { casesText as text } from '../../content.text.ts';
import { addressOf } from '../../public-page.ts';
import { CASE_PATH } from '../../view-model/case-texts.ts';
import { cases, type UseCase } from '../../view-model/cases.ts';
import styles from './content.module.css';
import { ContentPage } from './content-page.tsx';

export function CaseListPage() {
  return (
    <ContentPage title={text.title} lead={text.lead}>
      <p className={styles.notice}>{text.notice}</p>
      <CaseCards cases={cases} level="h2" />
    </ContentPage>
  );
}

interface CaseCardsProps {
  readonly cases: readonly UseCase[];
  readonly level: 'h2' | 'h3';
}

export function CaseCards({ cases: shown, level: Heading }: CaseCardsProps) {
  return (
    <ul className={styles.grid}>
      {shown.map((scene) => (
        <li key={scene.id} className={styles.card}>
          <div>
            <span className={styles.tag}>{scene.tool}</span>
          </div>
          <Heading>
            <a data-whole href={addressOf({ path: CASE_PATH, id: scene.id })}>
              {scene.title}
            </a>
          </Heading>
          <p>{scene.summary}</p>
          <p className={styles.foot}>
            <span>{scene.role}</span>
            <span>{text.mark}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
