import type { LawArticle } from '@wenjian/api';
import { Empty } from 'antd';
import { Link, useParams, useSearchParams } from 'react-router';
import { lawPath } from '../../../shared/laws/view-model/law-path.ts';
import { useLaw } from '../api/use-laws.ts';
import { lawsText as text } from '../text.ts';
import { CitingDocuments } from './citing-documents.tsx';
import { LawUnread } from './law-failure.tsx';
import { LawHeader } from './law-header.tsx';
import { LawHistory } from './law-history.tsx';
import styles from './laws.module.css';

/** `/laws/:law`: its standing, history and contents. */
export function LawPage() {
  const { law: name = '' } = useParams();
  const [params] = useSearchParams();
  const wording = params.get('wording') ?? undefined;
  const { data, error, refetch } = useLaw(name, wording);
  if (!data) return <LawUnread title={name} error={error} onRetry={refetch} />;
  const { law, history, contents } = data;
  return (
    <div className={styles.page}>
      <LawHeader law={law} label={null} />
      <div className={styles.reader}>
        <nav className={styles.card} aria-label={text.contents}>
          <h2 className={styles.subtitle}>{text.contents}</h2>
          {contents.length === 0 && (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noContents} />
          )}
          {contents.map((entry, at) => (
            <ContentsEntry
              key={`${entry.path.join()} ${entry.label} ${entry.text}`}
              entry={entry}
              before={contents[at - 1]}
              to={lawPath(law.name, entry.label, wording ?? null)}
            />
          ))}
        </nav>
        <aside className={styles.aside}>
          <LawHistory law={law} history={history} article={null} successor={null} />
          <CitingDocuments law={law.name} article={undefined} />
        </aside>
      </div>
    </div>
  );
}

interface ContentsEntryProps {
  readonly entry: LawArticle;
  readonly before: LawArticle | undefined;
  readonly to: string;
}

/** With the headings that begin here. */
function ContentsEntry({ entry, before, to }: ContentsEntryProps) {
  const begun = entry.path.filter((heading, depth) => before?.path[depth] !== heading);
  return (
    <>
      {begun.map((heading) => (
        <h3 key={heading} className={styles.heading}>
          {heading}
        </h3>
      ))}
      {entry.label === '' ? (
        <p className={styles.wording}>{entry.text}</p>
      ) : (
        <Link className={styles.entry} to={to}>
          <b>{entry.label}</b> <span>{entry.text}</span>
        </Link>
      )}
    </>
  );
}
