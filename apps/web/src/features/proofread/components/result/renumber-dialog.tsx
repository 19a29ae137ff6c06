import { RENUMBER_ALL } from '@wenjian/api';
import { Alert, Button, Modal, Table, type TableColumnsType } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import { isRenumbered } from '../../view-model/correction-state.ts';
import type { Renumbering } from '../../view-model/proofread-shapes.ts';
import { wordsAround } from '../../view-model/words-around.ts';
import styles from './renumber.module.css';
import type { ResultState } from './use-result-state.ts';

interface RenumberDialogProps {
  readonly resultState: ResultState;
  readonly renumbering: Renumbering;
  readonly onClose: () => void;
}

type Item = Renumbering['items'][number];
const DIALOG_PX = 720;
const ROWS_PX = 360;
/** On a phone the table scrolls sideways instead of wrapping every character. */
const TABLE_MIN_PX = 520;
const CONTEXT_CHARACTERS = 14;

/** Every number and reference before and after, shown before anything is written. */
export function RenumberDialog({ resultState, renumbering, onClose }: RenumberDialogProps) {
  const { deciding, result } = resultState;
  const { decide, decisions } = deciding;
  const isDone = isRenumbered(decisions);
  const put = () => {
    decide?.([{ findingId: RENUMBER_ALL, state: isDone ? 'open' : 'accepted' }]);
    onClose();
  };
  return (
    <Modal
      open
      width={DIALOG_PX}
      title={text.renumberTitle}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.close}</Button>
          {decide && (
            <Button type={isDone ? 'default' : 'primary'} onClick={put}>
              {isDone ? text.renumberTakeBack : text.renumberApply}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.detail}>{text.renumberDetail}</p>
      <Table<Item>
        size="small"
        rowKey="start"
        pagination={false}
        scroll={{ x: TABLE_MIN_PX, y: ROWS_PX }}
        columns={columnsOf(result.document.text)}
        dataSource={renumbering.items}
      />
      <Unresolved document={result.document.text} renumbering={renumbering} />
    </Modal>
  );
}

function columnsOf(document: string): TableColumnsType<Item> {
  const { renumberColumns: words, renumberKinds } = text;
  return [
    { title: words.kind, key: 'kind', width: 64, render: (_, { kind }) => renumberKinds[kind] },
    { title: words.original, dataIndex: 'original', width: 120 },
    {
      title: words.replacement,
      key: 'replacement',
      width: 120,
      render: (_, { replacement }) => <strong className={styles.put}>{replacement}</strong>,
    },
    {
      title: words.where,
      key: 'where',
      render: (_, item) => {
        const { before, after } = wordsAround(document, item, CONTEXT_CHARACTERS);
        return (
          <span className={styles.where}>
            {before}
            <mark>{item.original}</mark>
            {after}
          </span>
        );
      },
    },
  ];
}

interface UnresolvedProps {
  readonly document: string;
  readonly renumbering: Renumbering;
}

function Unresolved({ document, renumbering: { unresolved } }: UnresolvedProps) {
  if (unresolved.length === 0) return null;
  return (
    <div className={styles.unresolved}>
      <Alert
        type="warning"
        showIcon
        title={text.unresolved(formatCount(unresolved.length))}
        description={
          <ul>
            {unresolved.map((one) => {
              const { before, after } = wordsAround(document, one, CONTEXT_CHARACTERS);
              return (
                <li key={one.start}>
                  {before}
                  <strong>{one.original}</strong>
                  {after}
                  <span className={styles.reason}>{one.reason}</span>
                </li>
              );
            })}
          </ul>
        }
      />
    </div>
  );
}
