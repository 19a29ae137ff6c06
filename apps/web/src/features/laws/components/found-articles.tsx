import type { AnswerOf, searchLaws } from '@wenjian/api';
import { Button, Empty } from 'antd';
import { Link } from 'react-router';
import { LawStanding } from '../../../shared/laws/law-standing.tsx';
import { MatteringText } from '../../../shared/laws/mattering-text.tsx';
import { useLawSearch } from '../../../shared/laws/use-law-search.ts';
import { lawPath } from '../../../shared/laws/view-model/law-path.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { lawsText as text } from '../text.ts';
import { LawFailure, LawsNotReady } from './law-failure.tsx';
import styles from './laws.module.css';

type Found = AnswerOf<typeof searchLaws>['items'][number];

interface FoundArticlesProps {
  readonly question: string;
  readonly onBack: () => void;
}

/** Articles near the question first; those that only share words with it are kept apart. */
export function FoundArticles({ question, onBack }: FoundArticlesProps) {
  const found = useLawSearch(question);
  if (!found.data)
    return found.error ? (
      <LawFailure message={found.error.message} onRetry={found.refetch} />
    ) : (
      <PageLoading />
    );
  if (!found.data.isReady) return <LawsNotReady onRetry={found.refetch} />;
  const near = found.data.items.filter(({ isNear }) => isNear);
  const far = found.data.items.filter(({ isNear }) => !isNear);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.subtitle}>{text.searchTitle(question)}</h2>
        {near.length > 0 && <span className={styles.details}>{text.near(near.length)}</span>}
        <Button type="link" onClick={onBack}>
          {text.backToList}
        </Button>
      </div>
      {near.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.nothingNear}>
          <p className={styles.note}>{text.nothingNearDetail}</p>
        </Empty>
      ) : (
        <FoundList items={near} label={text.searchTitle(question)} />
      )}
      {far.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{text.far}</h3>
          <FoundList items={far} label={text.far} />
        </>
      )}
    </>
  );
}

function FoundList({ items, label }: { readonly items: readonly Found[]; readonly label: string }) {
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map((found) => (
        <li key={`${found.law} ${found.wording} ${found.label} ${found.text}`} className={styles.row}>
          <Link className={styles.name} to={placeOf(found)}>
            《{found.law}》{found.label}
          </Link>
          <LawStanding law={found} />
          <p className={styles.excerpt}>
            <MatteringText text={found.text} matters={found.matters} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The current wording is named by the law alone: such a link stays right. */
function placeOf({ law, label, status, wording }: Found): string {
  return lawPath(law, label, status === 'inForce' ? null : wording);
}
