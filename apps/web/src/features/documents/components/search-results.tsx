import { Button, Empty } from 'antd';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { useKnowledgeSearch } from '../api/use-knowledge-list.ts';
import { knowledgeText } from '../knowledge.text.ts';
import { foundPath } from '../view-model/found-place.ts';
import type { KnowledgeFilter } from '../view-model/knowledge-filter.ts';
import type { Folder, SearchResult } from '../view-model/knowledge-shapes.ts';
import { ListFailure } from './document-list.tsx';
import styles from './knowledge.module.css';
import { MarkedWords } from './marked-words.tsx';
import { VirtualRows } from './virtual-rows.tsx';

interface SearchResultsProps {
  readonly teamId: string;
  readonly folders: readonly Folder[];
  readonly filter: KnowledgeFilter;
  readonly onFilter: (change: Partial<KnowledgeFilter>) => void;
}

const text = knowledgeText.search;
const RESULT_PX = 120;

/** The results of a search: each document with its first places, linked to their pages. */
export function SearchResults({ teamId, folders, filter, onFilter }: SearchResultsProps) {
  const found = useKnowledgeSearch(teamId, filter);
  const { keyword } = filter;
  if (found.error) return <ListFailure message={found.error.message} onRetry={found.refetch} />;
  if (!found.data) return <PageLoading />;
  const [first] = found.data.pages;
  const results = found.data.pages.flatMap(({ items }) =>
    items.map((result) => ({ id: result.document.id, result })),
  );
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.subtitle}>{text.title(keyword)}</h2>
        <span className={styles.figure}>
          {first ? text.total(formatCount(first.total), first.isTotalExact) : ''}
        </span>
        <Button type="link" onClick={() => onFilter({ keyword: '' })}>
          {text.back}
        </Button>
      </div>
      {results.length > 0 && first !== undefined && first.words.length > 0 && (
        <p className={styles.note}>{text.apart(first.words)}</p>
      )}
      {results.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none(keyword)}>
          <p className={styles.note}>{text.noneDetail}</p>
        </Empty>
      ) : (
        <VirtualRows
          label={text.title(keyword)}
          items={results}
          estimatePx={RESULT_PX}
          onEnd={() => found.hasNextPage && !found.isFetchingNextPage && void found.fetchNextPage()}
        >
          {({ result }) => (
            <ResultItem result={result} folders={folders} isApart={(first?.words.length ?? 0) > 0} />
          )}
        </VirtualRows>
      )}
    </>
  );
}

interface ResultItemProps {
  readonly result: SearchResult;
  readonly folders: readonly Folder[];
  /** Several words were looked for one by one: how many pages have some of them was not counted. */
  readonly isApart: boolean;
}

function ResultItem({ result, folders, isApart }: ResultItemProps) {
  const { document, name, hits, hitPages } = result;
  const folder = folders.find(({ id }) => id === document.folderId);
  const count = hitPages > hits.length && !isApart ? text.moreHits(formatCount(hitPages)) : null;
  const details = [
    knowledgeText.kinds[document.kind],
    folder?.name,
    hits.length === 0 ? text.nameOnly : count,
  ].filter((part) => part != null);
  return (
    <article className={styles.result}>
      <Link className={styles.name} to={foundPath(document.id, hits[0] ?? { page: null, words: '' })}>
        <MarkedWords text={name.text} marks={name.marks} />
      </Link>
      <span className={styles.sub}>{details.join(' · ')}</span>
      {hits.map((hit) => (
        <Link
          key={`${hit.page} ${hit.text}`}
          className={styles.hit}
          to={foundPath(document.id, hit)}
          data-testid="search-hit"
        >
          <span className={styles.hitPage}>{hit.page === null ? text.noPage : text.page(hit.page)}</span>
          <span className={styles.hitText}>
            <MarkedWords text={hit.text} marks={hit.marks} />
          </span>
        </Link>
      ))}
    </article>
  );
}
