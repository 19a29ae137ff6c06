import { BookOutlined, EllipsisOutlined, LinkOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { exportChoices } from '../../../../shared/result/export-choices.ts';
import { ExportMenu } from '../../../../shared/result/export-menu.tsx';
import { publicLinkText } from '../../../../shared/result/public-link-dialog.text.ts';
import { PublicLinkDialog } from '../../../../shared/result/public-link-dialog.tsx';
import { tools } from '../../../../shared/tools/tool-catalogue.ts';
import { complain } from '../../../../shared/ui/toast.ts';
import { proofreadingExports } from '../../api/proofreading-exports.ts';
import { proofreadings, useProofreadingLink } from '../../api/proofreadings.ts';
import { resultText as text } from '../../result.text.ts';
import { proofreadingText } from '../../text.ts';
import type { Proofreading } from '../../view-model/proofread-shapes.ts';
import { hasFirstResult, LIST_PATH } from '../../view-model/proofreading-progress.ts';
import { LexiconDialog } from '../lexicon/lexicon-dialog.tsx';
import { RecheckDrawer } from './recheck-drawer.tsx';
import type { ResultState } from './use-result-state.ts';

interface OwnToolsProps {
  readonly task: Proofreading;
  readonly resultState: ResultState;
}

type Panel = 'recheck' | 'lexicon' | 'share';

/** The actions on the whole result. */
export function OwnTools({ task, resultState }: OwnToolsProps) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const close = () => setPanel(null);
  const rerun = useAskedRerun(task);
  // Checking again, sharing and another run are for the whole result.
  const isWhole = !hasFirstResult(task);
  return (
    <>
      {isWhole && (
        <Button size="small" icon={<SafetyCertificateOutlined />} onClick={() => setPanel('recheck')}>
          {text.recheck}
        </Button>
      )}
      <Button size="small" icon={<BookOutlined />} onClick={() => setPanel('lexicon')}>
        {proofreadingText.lexicon.open}
      </Button>
      {task.abilities.share && isWhole && (
        <Button size="small" icon={<LinkOutlined />} onClick={() => setPanel('share')}>
          {publicLinkText.open}
        </Button>
      )}
      <Exports id={task.id} />
      <MoreMenu onRerun={task.abilities.run && isWhole ? rerun : null} />
      {panel === 'recheck' && <RecheckDrawer task={task} resultState={resultState} onClose={close} />}
      {panel === 'lexicon' && (
        <LexiconDialog
          teamId={task.teamId}
          onRerun={task.abilities.run && isWhole ? () => [close(), rerun()] : null}
          onClose={close}
        />
      )}
      {panel === 'share' && <ShareDialog task={task} onClose={close} />}
    </>
  );
}

function Exports({ id }: { readonly id: string }) {
  const calls = useMemo(() => proofreadingExports(id), [id]);
  const choices = exportChoices('correct');
  return <ExportMenu title={text.exportTitle} choices={choices} calls={calls} />;
}

interface MoreMenuProps {
  readonly onRerun: (() => void) | null;
}

function MoreMenu({ onRerun }: MoreMenuProps) {
  const navigate = useNavigate();
  const run: Readonly<Record<string, () => void>> = {
    ...(onRerun && { rerun: onRerun }),
    records: () => void navigate(LIST_PATH),
    more: () => void navigate(tools.correct.path),
  };
  const items = [
    ...(onRerun ? [{ key: 'rerun', label: text.rerun }] : []),
    { key: 'records', label: proofreadingText.list.open },
    { key: 'more', label: text.more },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => run[key]?.() }}>
      <Button
        size="small"
        icon={<EllipsisOutlined />}
        aria-label={text.moreActions}
        title={text.moreActions}
      />
    </Dropdown>
  );
}

interface ShareDialogProps {
  readonly task: Proofreading;
  readonly onClose: () => void;
}

function ShareDialog({ task, onClose }: ShareDialogProps) {
  const calls = useProofreadingLink(task.id);
  return (
    <PublicLinkDialog
      what={proofreadingText.share.what}
      path="/contract-correct/result"
      firstKey={task.key}
      {...calls}
      onClose={onClose}
    />
  );
}

/** Entries that are no longer found disappear with their decisions: needs a confirmation. */
function useAskedRerun({ id }: Proofreading): () => void {
  const { modal } = App.useApp();
  const rerun = proofreadings.useRerun();
  return () =>
    modal.confirm({
      title: text.rerunTitle,
      content: text.rerunDetail,
      okText: text.rerun,
      cancelText: text.cancel,
      onOk: () => rerun.mutateAsync({ id }).catch(complain),
    });
}
