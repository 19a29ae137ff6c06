import { EditOutlined } from '@ant-design/icons';
import { PROOFREADING_TITLE_MAX_CHARACTERS } from '@wenjian/api';
import { Button, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { rowActions } from '../../../../shared/tasks/row-actions.tsx';
import { taskText } from '../../../../shared/tasks/task.text.ts';
import { DecidedCell, NameCell, NothingCell } from '../../../../shared/tasks/task-cells.tsx';
import { TaskListPage } from '../../../../shared/tasks/task-list-page.tsx';
import { StatusOf } from '../../../../shared/tasks/task-status.tsx';
import { tools } from '../../../../shared/tools/tool-catalogue.ts';
import { complain, showToast } from '../../../../shared/ui/toast.ts';
import { proofreadings } from '../../api/proofreadings.ts';
import { proofreadingText } from '../../text.ts';
import type { Proofreading } from '../../view-model/proofread-shapes.ts';
import {
  hasFirstResult,
  LIVE_PATH,
  listActions,
  resultPath,
  statusText,
} from '../../view-model/proofreading-progress.ts';
import { LexiconButton } from '../lexicon/lexicon-button.tsx';

const text = proofreadingText.list;

/** `/contract-correct/list`: the corrections of the space. */
export function ProofreadListPage() {
  const rerun = proofreadings.useRerun();
  const runAgain = (id: string) =>
    rerun
      .mutateAsync({ id })
      .then(() => showToast({ kind: 'success', message: text.rerunStarted }), complain);
  return (
    <TaskListPage<Proofreading>
      tasks={proofreadings}
      words={{ ...text, statuses: proofreadingText.statuses }}
      titleMaxCharacters={PROOFREADING_TITLE_MAX_CHARACTERS}
      uploadPath={tools.correct.path}
      tools={(teamId) => (
        <>
          <LexiconButton teamId={teamId} />
          <Link to={LIVE_PATH}>
            <Button icon={<EditOutlined />}>{proofreadingText.live.open}</Button>
          </Link>
        </>
      )}
      columns={columns}
      name={(task) => <NameCell title={task.title} path={resultPath(task.id)} detail={task.file.name} />}
      status={(task) => <StatusOf task={task} word={statusText(task)} />}
      narrowDetail={({ statistics }) => statistics && <TierCounts statistics={statistics} />}
      cancelDetail={(task) => (hasFirstResult(task) ? text.stopDetail : text.cancelDetail)}
      open={({ id }) => ({ label: text.view, path: resultPath(id) })}
      actions={(task, asked) =>
        rowActions(listActions(task), text, { ...asked, rerun: () => void runAgain(task.id) })
      }
    />
  );
}

const columns: TableColumnsType<Proofreading> = [
  {
    title: text.corrections,
    key: 'corrections',
    width: 220,
    responsive: ['lg'],
    render: (_, { statistics }) => (statistics ? <TierCounts statistics={statistics} /> : <NothingCell />),
  },
  {
    title: taskText.columns.decided,
    key: 'decided',
    width: 100,
    responsive: ['xl'],
    render: (_, { decided }) => <DecidedCell decided={decided} />,
  },
];

function TierCounts({ statistics }: { readonly statistics: NonNullable<Proofreading['statistics']> }) {
  const { error, suspect, advice } = statistics;
  if (error + suspect + advice === 0) return <span>{text.nothing}</span>;
  return <span>{text.tiers(formatCount(error), formatCount(suspect), formatCount(advice))}</span>;
}
