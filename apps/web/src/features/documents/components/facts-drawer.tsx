import { DownloadOutlined } from '@ant-design/icons';
import { type FactColumn, factColumns } from '@wenjian/api';
import { Alert, Button, Drawer, Empty, Input, Select } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { type FactsChoice, useFacts, useFactsDownload } from '../api/use-facts.ts';
import { factsText as text } from '../facts.text.ts';
import {
  type ContractRow,
  contractsIn,
  type EndChoice,
  leftOut,
  narrowed,
  usualColumns,
} from '../view-model/facts-table.ts';
import styles from './facts.module.css';
import { FactsLeftOut, FactsTotals } from './facts-notes.tsx';
import { FactsTable } from './facts-table.tsx';

export type { FactsChoice };

interface FactsDrawerProps {
  readonly teamId: string;
  readonly choice: FactsChoice;
  readonly onClose: () => void;
}

/** The table of facts of the chosen documents, over the whole window: it is wide. */
export function FactsDrawer({ teamId, choice, onClose }: FactsDrawerProps) {
  const found = useFacts(teamId, choice);
  return (
    <Drawer open title={text.title} size="100%" onClose={onClose} closable={{ 'aria-label': text.close }}>
      {found.error ? (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          description={found.error.message}
          action={<Button onClick={() => found.refetch()}>{text.refresh}</Button>}
        />
      ) : found.data ? (
        <Facts teamId={teamId} found={found.data} />
      ) : (
        <PageLoading />
      )}
    </Drawer>
  );
}

type Found = NonNullable<ReturnType<typeof useFacts>['data']>;

function Facts({ teamId, found }: { readonly teamId: string; readonly found: Found }) {
  const [columns, setColumns] = useState(usualColumns);
  const [words, setWords] = useState('');
  const [ends, setEnds] = useState<EndChoice>('all');
  const { rows, total, waiting } = found;
  const today = formatDay(new Date().toISOString());
  const contracts = contractsIn(rows);
  const shown = narrowed(contracts, { words, ends }, today);
  const left = leftOut(rows).filter(({ reason }) => reason !== 'waiting');
  return (
    <div className={styles.facts}>
      <p className={styles.lead}>{text.lead}</p>
      <div className={styles.tools}>
        <Input.Search
          className={styles.search ?? ''}
          allowClear
          placeholder={text.search}
          aria-label={text.search}
          onChange={({ target }) => setWords(target.value)}
        />
        <EndSelect value={ends} onChange={setEnds} />
        <ColumnSelect value={columns} onChange={setColumns} />
        <ExportButton teamId={teamId} rows={shown} left={left} columns={columns} />
      </div>
      {total > rows.length && (
        <Alert type="warning" showIcon title={text.cut(formatCount(rows.length), formatCount(total))} />
      )}
      {waiting > 0 && <Alert type="info" showIcon title={text.waiting(formatCount(waiting))} />}
      <FactsTotals rows={shown} />
      {shown.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={contracts.length === 0 ? text.none : text.noMatch}
        />
      ) : (
        <FactsTable rows={shown} columns={columns} today={today} />
      )}
      <FactsLeftOut rows={left} />
    </div>
  );
}

function EndSelect({
  value,
  onChange,
}: {
  readonly value: EndChoice;
  readonly onChange: (ends: EndChoice) => void;
}) {
  return (
    <Select<EndChoice>
      aria-label={text.ends.label}
      value={value}
      popupMatchSelectWidth={false}
      options={(['all', 'soon', 'past'] as const).map((one) => ({
        value: one,
        label: one === 'all' ? `${text.ends.label}：${text.ends.all}` : text.ends[one],
      }))}
      onChange={onChange}
    />
  );
}

interface ColumnSelectProps {
  readonly value: readonly FactColumn[];
  readonly onChange: (columns: readonly FactColumn[]) => void;
}

function ColumnSelect({ value, onChange }: ColumnSelectProps) {
  return (
    <Select<FactColumn[]>
      className={styles.columns ?? ''}
      mode="multiple"
      maxTagCount={0}
      maxTagPlaceholder={`${text.chooseColumns}（${value.length}）`}
      placeholder={text.chooseColumns}
      aria-label={text.chooseColumns}
      value={[...value]}
      popupMatchSelectWidth={false}
      options={factColumns.map((column) => ({ value: column, label: text.columns[column] }))}
      // In the order of the table, whichever was chosen first.
      onChange={(chosen) => onChange(factColumns.filter((column) => chosen.includes(column)))}
    />
  );
}

interface ExportButtonProps {
  readonly teamId: string;
  readonly rows: readonly ContractRow[];
  readonly left: readonly { readonly id: string }[];
  readonly columns: readonly FactColumn[];
}

/** What the table shows, and what it does not hold: the file says so too. */
function ExportButton({ teamId, rows, left, columns }: ExportButtonProps) {
  const download = useFactsDownload(teamId);
  const ids = [...rows, ...left].map(({ id }) => id);
  return (
    <Button
      type="primary"
      icon={<DownloadOutlined />}
      loading={download.isPending}
      disabled={rows.length === 0 || columns.length === 0}
      onClick={() =>
        download.mutate({ ids, columns }, { onError: ({ message }) => showToast({ kind: 'error', message }) })
      }
    >
      {text.exported}
    </Button>
  );
}
