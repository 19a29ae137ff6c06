import { type AnswerOf, listStoredSpaces, type StoredSpace } from '@wenjian/api';
import { Progress, Tag } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { call } from '../../../shared/http/client.ts';
import { useOperatorQuery } from '../api/operator.query.ts';
import { storageText as text } from '../records.text.ts';
import { PersonCell, TimeCell } from './cells.tsx';
import { ListHead, Search } from './list-head.tsx';
import styles from './operator.module.css';
import { type Column, Rows } from './rows.tsx';
import { useFilter } from './use-filter.ts';

export function StorageSection() {
  const { query, page, isFiltered, change, goTo } = useFilter<{ search?: string | undefined }>({});
  const list = useOperatorQuery(['storage', query], () => call(listStoredSpaces, { query }));
  return (
    <>
      {list.data ? <Store store={list.data} /> : null}
      <section className={styles.card}>
        <ListHead>
          <Search label={text.search} onSearch={(search) => change({ search })} />
          <span className={styles.faint}>{text.lead}</span>
        </ListHead>
        <Rows
          list={list}
          keyOf={({ teamId }) => teamId}
          columns={columns}
          empty={text.empty}
          isFiltered={isFiltered}
          page={page}
          onPage={goTo}
        />
      </section>
    </>
  );
}

function Store({ store }: { readonly store: AnswerOf<typeof listStoredSpaces> }) {
  const { contents, deletedTasks, runningUploads, sweep } = store;
  return (
    <section className={styles.card}>
      <dl className={styles.facts}>
        <dt>{text.facts.contents}</dt>
        <dd>{text.contentsOf(formatCount(contents.count), formatFileSize(contents.bytes))}</dd>
        <dt>{text.facts.deleted}</dt>
        <dd>{text.deletedOf(formatCount(deletedTasks))}</dd>
        <dt>{text.facts.uploads}</dt>
        <dd>{text.uploadsOf(formatCount(runningUploads))}</dd>
        <dt>{text.facts.sweep}</dt>
        <dd>
          {sweep === null ? (
            text.noSweep
          ) : (
            <>
              <TimeCell at={sweep.at} />，
              {sweep.isComplete ? text.swept(formatCount(sweep.deleted)) : text.incomplete}
            </>
          )}
        </dd>
      </dl>
    </section>
  );
}

const PERCENT = 100;

const columns: readonly Column<StoredSpace>[] = [
  {
    title: text.columns.space,
    render: ({ name, isPersonal }) => (
      <>
        <strong>{name}</strong> {isPersonal ? <Tag>{text.personal}</Tag> : null}
      </>
    ),
  },
  { title: text.columns.owner, render: ({ owner }) => <PersonCell person={owner} /> },
  { title: text.columns.files, width: 90, align: 'right', render: ({ files }) => formatCount(files) },
  { title: text.columns.bytes, width: 110, align: 'right', render: ({ bytes }) => formatFileSize(bytes) },
  { title: text.columns.limit, width: 260, render: (space) => <Share space={space} /> },
];

function Share({ space: { name, bytes, limitBytes } }: { readonly space: StoredSpace }) {
  if (limitBytes === null) return text.noLimit;
  const percent = limitBytes === 0 ? PERCENT : Math.min(PERCENT, Math.round((bytes / limitBytes) * PERCENT));
  return (
    <Progress
      size="small"
      percent={percent}
      status={percent >= PERCENT ? 'exception' : 'normal'}
      format={() => formatFileSize(limitBytes)}
      aria-label={`${name} ${percent}%`}
    />
  );
}
