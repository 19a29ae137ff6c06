import { Button } from 'antd';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { useLawCitations } from '../api/use-laws.ts';
import { lawsText as text } from '../text.ts';
import { documentPath } from '../view-model/document-path.ts';
import styles from './laws.module.css';

interface CitingDocumentsProps {
  readonly law: string;
  /** Undefined: any of its articles, or the law as a whole. */
  readonly article: string | undefined;
}

/** The documents of the current space that cite it, each with the way to the page. */
export function CitingDocuments({ law, article }: CitingDocumentsProps) {
  const teamId = useCurrentTeam();
  return (
    <section className={styles.card} aria-label={text.citing}>
      <h2 className={styles.subtitle}>{text.citing}</h2>
      {teamId === null ? <PageLoading /> : <CitingList teamId={teamId} law={law} article={article} />}
    </section>
  );
}

function CitingList({ teamId, law, article }: CitingDocumentsProps & { readonly teamId: string }) {
  const { data, error, refetch } = useLawCitations(teamId, law, article);
  if (error && !data)
    return (
      <p className={styles.note} role="alert">
        {text.failed}：{error.message}
        <Button type="link" size="small" onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </p>
    );
  if (!data) return <PageLoading />;
  return (
    <>
      {data.items.length === 0 ? (
        <p className={styles.note}>{text.noneCiting}</p>
      ) : (
        <ul className={styles.plain}>
          {data.items.map(({ documentId, name, page, words }) => (
            <li key={`${documentId} ${page} ${words}`}>
              <Link to={documentPath(documentId, page, words)}>{name}</Link>
              <span className={styles.details}>
                {page === null ? '' : `${text.page(page)} · `}
                {words}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{data.isComplete ? text.citingNote : text.notAllLooked}</p>
    </>
  );
}
