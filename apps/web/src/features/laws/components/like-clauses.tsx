import { Button } from 'antd';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { useLikeClauses } from '../api/use-laws.ts';
import { lawsText as text } from '../text.ts';
import { documentPath, openingWords } from '../view-model/document-path.ts';
import styles from './laws.module.css';

interface LikeClausesProps {
  readonly law: string;
  readonly article: string;
  readonly wording: string | undefined;
  /** False while the reader goes from article to article. */
  readonly isSettled: boolean;
}

/** Clauses of the current space that speak of the same thing, whether they cite the article or not. */
export function LikeClauses(props: LikeClausesProps) {
  const teamId = useCurrentTeam();
  return (
    <section className={styles.card} aria-label={text.like}>
      <h2 className={styles.subtitle}>{text.like}</h2>
      {teamId === null ? <PageLoading /> : <ClauseList {...props} teamId={teamId} />}
    </section>
  );
}

function ClauseList({ teamId, isSettled, ...named }: LikeClausesProps & { readonly teamId: string }) {
  const { data, error, refetch } = useLikeClauses(teamId, named, isSettled);
  if (error && !data)
    return (
      <p className={styles.note} role="alert">
        {text.failed}：{error.message}
        <Button type="link" size="small" onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </p>
    );
  if (!data)
    return (
      <p className={styles.note} role="status">
        {text.lookingLike}
      </p>
    );
  return (
    <>
      {data.items.length === 0 ? (
        <p className={styles.note}>{text.noneLike}</p>
      ) : (
        <ul className={styles.plain}>
          {data.items.map(({ documentId, name, page, text: words }) => (
            <li key={`${documentId} ${page} ${words}`}>
              <Link to={documentPath(documentId, page, openingWords(words))}>{name}</Link>
              {page !== null && <span className={styles.details}>{text.page(page)}</span>}
              <p className={styles.clause}>{words}</p>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{text.likeCoverage(data)}</p>
    </>
  );
}
