import { CopyOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { LawArticle, LawHead } from '@wenjian/api';
import { Button } from 'antd';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useLawArticle } from '../../../shared/laws/use-law-article.ts';
import { lawPath } from '../../../shared/laws/view-model/law-path.ts';
import { copyWords } from '../../../shared/ui/copy-words.ts';
import { hasTouch } from '../../../shared/ui/has-touch.ts';
import { useDelayed } from '../../../shared/ui/use-delayed.ts';
import { lawsText as text } from '../text.ts';
import { CitingDocuments } from './citing-documents.tsx';
import { ElsewhereList } from './elsewhere-list.tsx';
import { LawUnread } from './law-failure.tsx';
import { LawHeader } from './law-header.tsx';
import { LawHistory } from './law-history.tsx';
import styles from './laws.module.css';
import { LikeClauses } from './like-clauses.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

/** Who goes on to the next article sooner than this does not read what is found on it. */
const TURNING_MS = 800;

/** `/laws/:law/:article`: one article between its neighbours. */
export function LawArticlePage() {
  const { law: name = '', article: wanted = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wording = params.get('wording') ?? undefined;
  const address = `${name} ${wanted} ${wording ?? ''}`;
  const isSettled = useDelayed(address, TURNING_MS) === address;
  const { data, error, refetch } = useLawArticle(name, wanted, wording);
  const placeOf = (one: LawArticle | undefined) =>
    one === undefined || data === undefined ? null : lawPath(data.law.name, one.label, wording ?? null);
  const [previous, next] = [placeOf(data?.before.at(-1)), placeOf(data?.after[0])];
  useArrowKeys({
    onLeft: () => previous !== null && void navigate(previous),
    onRight: () => next !== null && void navigate(next),
  });
  if (!data) return <LawUnread title={`《${name}》${wanted}`} error={error} onRetry={refetch} />;
  const { law, history, article, before, after, elsewhere, successor } = data;
  return (
    <div className={styles.page}>
      <LawHeader law={law} label={article.label} />
      <div className={styles.reader}>
        <div className={styles.card}>
          {article.path.length > 0 && (
            <p className={styles.details} title={text.path}>
              {article.path.join(' › ')}
            </p>
          )}
          <Neighbours label={text.before} articles={before} placeOf={placeOf} />
          <TheArticle law={law} article={article} />
          <Neighbours label={text.after} articles={after} placeOf={placeOf} />
          <Steps previous={previous} next={next} whole={lawPath(law.name, null, wording ?? null)} />
        </div>
        <aside className={styles.aside}>
          <LawHistory law={law} history={history} article={article.label} successor={successor} />
          {elsewhere.length > 0 && <ElsewhereList elsewhere={elsewhere} label={article.label} />}
          <CitingDocuments law={law.name} article={article.label} />
          <LikeClauses law={law.name} article={article.label} wording={wording} isSettled={isSettled} />
        </aside>
      </div>
    </div>
  );
}

function TheArticle({ law, article }: { readonly law: LawHead; readonly article: LawArticle }) {
  const words = `《${law.name}》${article.label}\n${article.text}`;
  return (
    <article className={styles.current} aria-label={article.label}>
      <h2 className={styles.label}>{article.label}</h2>
      <p className={styles.wording}>{article.text}</p>
      <Button size="small" icon={<CopyOutlined />} onClick={() => void copyWords(words, text.copied)}>
        {text.copy}
      </Button>
    </article>
  );
}

interface NeighboursProps {
  readonly label: string;
  readonly articles: readonly LawArticle[];
  readonly placeOf: (article: LawArticle) => string | null;
}

function Neighbours({ label, articles, placeOf }: NeighboursProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-label={label}>
      {articles.map((one) => (
        <Link key={one.label} className={styles.neighbour} to={placeOf(one) ?? ''}>
          <b>{one.label}</b>
          <span>{one.text}</span>
        </Link>
      ))}
    </section>
  );
}

interface StepsProps {
  readonly previous: string | null;
  readonly next: string | null;
  readonly whole: string;
}

function Steps({ previous, next, whole }: StepsProps) {
  return (
    <nav className={styles.steps}>
      {previous !== null && (
        <Link to={previous}>
          <LeftOutlined /> {text.previous}
        </Link>
      )}
      {next !== null && (
        <Link to={next}>
          {text.next} <RightOutlined />
        </Link>
      )}
      <Link to={whole}>{text.whole}</Link>
      {hasTouch() ? null : <span className={styles.details}>{text.keys}</span>}
    </nav>
  );
}
