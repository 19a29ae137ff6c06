import { ApiOutlined, EditOutlined, LinkOutlined, UserAddOutlined } from '@ant-design/icons';
import { TEAM_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { App, Button, Tooltip } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { RenameDialog } from '../../../shared/tasks/rename-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { type TeamPeople, useLeaveTeam, useRenameTeam } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import type { Team } from '../view-model/team.ts';
import { AddMembersDialog } from './add-members-dialog.tsx';
import { InviteLinkDialog } from './invite-link-dialog.tsx';
import styles from './team-page.module.css';

interface TeamHeadProps {
  readonly team: Team;
  readonly people: TeamPeople | undefined;
  readonly onLeft: () => void;
}

export function TeamHead({ team, people, onLeft }: TeamHeadProps) {
  const [shown, setShown] = useState<'rename' | 'add' | 'link' | null>(null);
  const rename = useRenameTeam(team.id);
  const close = () => setShown(null);
  const manages = people?.abilities.share ?? false;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{team.name}</h1>
        {manages && (
          <Button
            type="text"
            icon={<EditOutlined />}
            aria-label={text.rename}
            title={text.rename}
            onClick={() => setShown('rename')}
          />
        )}
      </div>
      {people && (
        <div className={styles.actions}>
          <LeaveButton team={team} isOwner={people.abilities.delete} onLeft={onLeft} />
          {manages && (
            <Link to={KEYS_PATH}>
              <Button icon={<ApiOutlined />}>{text.openApi}</Button>
            </Link>
          )}
          <Button icon={<LinkOutlined />} onClick={() => setShown('link')}>
            {text.inviteLink}
          </Button>
          {manages && (
            <Button type="primary" icon={<UserAddOutlined />} onClick={() => setShown('add')}>
              {text.add}
            </Button>
          )}
        </div>
      )}
      {shown === 'rename' && (
        <RenameDialog
          label={text.nameLabel}
          title={team.name}
          maxCharacters={TEAM_NAME_MAX_CHARACTERS}
          isSaving={rename.isPending}
          onSave={rename.mutateAsync}
          onClose={close}
        />
      )}
      {shown === 'add' && people && <AddMembersDialog teamId={team.id} people={people} onClose={close} />}
      {shown === 'link' && people && <InviteLinkDialog team={team} people={people} onClose={close} />}
    </header>
  );
}

/** Keys belong to the checks; the team is the current space here. */
const KEYS_PATH = '/plagiarism/list?dialog=openApi';

interface LeaveButtonProps {
  readonly team: Team;
  readonly isOwner: boolean;
  readonly onLeft: () => void;
}

function LeaveButton({ team, isOwner, onLeft }: LeaveButtonProps) {
  const { modal } = App.useApp();
  const leave = useLeaveTeam(team.id);
  const ask = () =>
    void modal.confirm({
      title: text.leaveTitle(team.name),
      content: text.leaveDetail,
      okText: text.leave,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: () =>
        leave.mutateAsync().then(
          () => {
            showToast({ kind: 'success', message: text.left(team.name) });
            onLeft();
          },
          (error: Error) => showToast({ kind: 'error', message: error.message }),
        ),
    });
  return (
    <Tooltip title={isOwner ? text.ownerStays : ''}>
      <Button disabled={isOwner} onClick={ask}>
        {text.leave}
      </Button>
    </Tooltip>
  );
}
