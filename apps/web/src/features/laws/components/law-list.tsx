import { type LawHead, type LawKind, lawKinds } from '@wenjian/api';
import { Empty, Input, Pagination, Tabs } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { LawStanding } from '../../../shared/laws/law-standing.tsx';
import { lawPath } from '../../../shared/laws/view-model/law-path.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { LAWS_PER_PAGE, useLawList } from '../api/use-laws.ts';
import { lawsText as text } from '../text.ts';
import { lawDetails } from '../view-model/law-details.ts';
import { LawFailure, LawsNotReady } from './law-failure.tsx';
import styles from './laws.module.css';

const ALL = 'all';

/** All laws by kind and name; both, and the page, are in the address. */
export function LawList() {
  const [params, setParams] = useSearchParams();
  const kind = lawKinds.find((one) => one === params.get('kind')) ?? null;
  const name = params.get('name') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  const list = useLawList({ kind, name, page });
  const go = (change: { readonly kind?: LawKind | null; readonly name?: string; readonly page?: number }) => {
    const next = { kind, name, page: 1, ...change };
    setParams({
      ...(next.kind === null ? {} : { kind: next.kind }),
      ...(next.name === '' ? {} : { name: next.name }),
      ...(next.page === 1 ? {} : { page: String(next.page) }),
    });
  };
  if (!list.data)
    return list.error ? <LawFailure message={list.error.message} onRetry={list.refetch} /> : <PageLoading />;
  const { isReady, items, total, counts, stateOf } = list.data;
  if (!isReady) return <LawsNotReady onRetry={list.refetch} />;
  const all = lawKinds.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <>
      <p className={styles.note}>{stateOf === null ? text.imported : text.stateOf(stateOf)}</p>
      <div className={styles.filters}>
        <Tabs
          className={styles.kinds ?? ''}
          activeKey={kind ?? ALL}
          items={[
            { key: ALL, label: text.kindTab(text.allKinds, all) },
            ...lawKinds.map((one) => ({ key: one, label: text.kindTab(text.kinds[one], counts[one] ?? 0) })),
          ]}
          onChange={(key) => go({ kind: lawKinds.find((one) => one === key) ?? null })}
        />
        <Input.Search
          key={name}
          className={styles.byName ?? ''}
          allowClear
          defaultValue={name}
          placeholder={text.byName}
          aria-label={text.byName}
          onSearch={(said) => go({ name: said.trim() })}
        />
      </div>
      {items.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noneNamed(name)} />
      ) : (
        <ul className={styles.list} aria-label={text.list}>
          {items.map((law) => (
            <LawRow key={law.name} law={law} />
          ))}
        </ul>
      )}
      <Pagination
        current={page}
        pageSize={LAWS_PER_PAGE}
        total={total}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={(to) => go({ page: to })}
      />
    </>
  );
}

function LawRow({ law }: { readonly law: LawHead }) {
  return (
    <li className={styles.row}>
      <Link className={styles.name} to={lawPath(law.name)}>
        {law.name}
      </Link>
      <LawStanding law={law} />
      <span className={styles.details}>{lawDetails(law)}</span>
    </li>
  );
}
