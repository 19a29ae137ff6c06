import { Alert, Button, Empty, Grid, Table } from 'antd';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { OPERATOR_PAGE_SIZE } from '../api/operator.query.ts';
import { operatorText as text } from '../text.ts';
import styles from './operator.module.css';

export interface Column<Row> {
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  readonly width?: number;
  readonly align?: 'right';
}

interface Read<Row> {
  readonly data: { readonly items: readonly Row[]; readonly total: number } | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface RowsProps<Row> {
  readonly list: Read<Row>;
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly empty: string;
  /** Then the words on nothing say that nothing fits. */
  readonly isFiltered: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** A list of the console. On narrow screens each row stands by itself, with the titles before its cells. */
export function Rows<Row extends object>(props: RowsProps<Row>) {
  const { list, keyOf, columns, empty, isFiltered, page, onPage } = props;
  const isWide = Grid.useBreakpoint().lg ?? true;
  if (list.error) return <ReadFailure error={list.error} onRetry={list.refetch} />;
  return (
    <Table<Row>
      rowKey={keyOf}
      size="small"
      showHeader={isWide}
      columns={isWide ? columns.map(wide) : [{ key: 'all', render: (_, row) => stacked(columns, row) }]}
      dataSource={[...(list.data?.items ?? [])]}
      loading={list.isPending || list.isPlaceholderData}
      locale={{
        emptyText: (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isFiltered ? text.nothingFits : empty} />
        ),
      }}
      pagination={{
        current: page,
        pageSize: OPERATOR_PAGE_SIZE,
        total: list.data?.total ?? 0,
        showSizeChanger: false,
        showTotal: (total) => text.total(formatCount(total)),
        onChange: onPage,
      }}
    />
  );
}

export function ReadFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => unknown }) {
  return (
    <Alert
      type="error"
      showIcon
      title={text.failed}
      description={error.message}
      action={<Button onClick={() => void onRetry()}>{text.retry}</Button>}
    />
  );
}

function wide<Row>({ title, render, width, align }: Column<Row>) {
  return {
    key: title,
    title,
    ...(width === undefined ? {} : { width }),
    ...(align === undefined ? {} : { align }),
    render: (_: unknown, row: Row) => render(row),
  };
}

function stacked<Row>(columns: readonly Column<Row>[], row: Row): ReactNode {
  return (
    <dl className={styles.stacked}>
      {columns.map(({ title, render }) => {
        const cell = render(row);
        // A title with nothing after it would look forgotten.
        return cell === null ? null : (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{cell}</dd>
          </div>
        );
      })}
    </dl>
  );
}
