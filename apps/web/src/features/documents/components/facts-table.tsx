import { WarningOutlined } from '@ant-design/icons';
import type { FactCell, FactColumn } from '@wenjian/api';
import { Table, type TableColumnsType, Tag } from 'antd';
import { Link } from 'react-router';
import { factsText as text } from '../facts.text.ts';
import { type ContractRow, compareCells, daysLeft, endMark, soughtWords } from '../view-model/facts-table.ts';
import { foundPath } from '../view-model/found-place.ts';
import styles from './facts.module.css';

interface FactsTableProps {
  readonly rows: readonly ContractRow[];
  readonly columns: readonly FactColumn[];
  readonly today: string;
}

const WIDTH_PX: Readonly<Partial<Record<FactColumn, number>>> = {
  parties: 260,
  subject: 260,
  payment: 300,
  deposit: 240,
  damages: 300,
  amount: 170,
  dispute: 220,
  renewal: 170,
};
const USUAL_PX = 130;
const FILE_PX = 200;

/** One row for each contract; each cell leads to its place in the document. */
export function FactsTable({ rows, columns, today }: FactsTableProps) {
  const file: TableColumnsType<ContractRow>[number] = {
    key: 'file',
    title: text.file,
    width: FILE_PX,
    sorter: (one, other) => one.name.localeCompare(other.name, 'zh-CN'),
    render: (_, row) => <FileCell row={row} />,
  };
  const facts = columns.map((column): TableColumnsType<ContractRow>[number] => ({
    key: column,
    title: text.columns[column],
    width: WIDTH_PX[column] ?? USUAL_PX,
    align: column === 'amount' ? 'right' : 'left',
    sorter: (one, other) => compareCells(one.facts[column], other.facts[column]),
    render: (_, row) => (
      <>
        <Cell row={row} column={column} cell={row.facts[column]} />
        {column === 'end' && <EndTag row={row} today={today} />}
      </>
    ),
  }));
  return (
    <Table<ContractRow>
      size="small"
      bordered
      rowKey="id"
      dataSource={[...rows]}
      columns={[file, ...facts]}
      pagination={false}
      scroll={{ x: 'max-content' }}
    />
  );
}

function FileCell({ row }: { readonly row: ContractRow }) {
  return (
    <>
      <Link to={`/document-manage/${row.id}`} target="_blank">
        {row.name}
      </Link>
      {row.unread > 0 && <span className={styles.doubt}>{text.unread(row.unread)}</span>}
    </>
  );
}

interface CellProps {
  readonly row: ContractRow;
  readonly column: FactColumn;
  readonly cell: FactCell;
}

function Cell({ row, column, cell }: CellProps) {
  const { state, shown, quotes, doubt } = cell;
  if (state === 'notFound') return <span className={styles.nothing}>{text.notFound}</span>;
  const words = state === 'blank' ? text.blank : shown;
  const [first] = quotes;
  const label = text.open(text.columns[column], row.name);
  return (
    <div className={styles.cell}>
      <span className={styles.shown}>{words}</span>
      {first !== undefined && (
        <span className={styles.places}>
          {quotes.map((quote) => (
            <Link
              key={`${quote.page} ${quote.text}`}
              to={foundPath(row.id, { page: quote.page, words: soughtWords(quote.text) })}
              target="_blank"
              title={quote.text}
              aria-label={`${label}：${quote.page === null ? text.noPage : text.page(quote.page)}`}
            >
              {quote.page === null ? text.noPage : text.page(quote.page)}
            </Link>
          ))}
        </span>
      )}
      {doubt !== null && (
        <span className={styles.doubt}>
          <WarningOutlined aria-hidden /> {doubt}
        </span>
      )}
    </div>
  );
}

function EndTag({ row, today }: { readonly row: ContractRow; readonly today: string }) {
  const mark = endMark(row, today);
  if (mark === null) return null;
  return mark === 'past' ? (
    <Tag>{text.endPast}</Tag>
  ) : (
    <Tag color="warning">{text.endSoon(daysLeft(row, today) ?? 0)}</Tag>
  );
}
