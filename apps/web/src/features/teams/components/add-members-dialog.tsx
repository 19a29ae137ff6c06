import type { InvitedRole } from '@wenjian/api';
import { Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { type TeamPeople, useTeamActions } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import { readTeamPhones } from '../view-model/member-list.ts';
import { SeatsMeter } from './seats-meter.tsx';
import styles from './team-page.module.css';

interface AddMembersDialogProps {
  readonly teamId: string;
  readonly people: TeamPeople;
  readonly onClose: () => void;
}

/** Many at once. The typed text stays until it was accepted. */
export function AddMembersDialog({ teamId, people, onClose }: AddMembersDialogProps) {
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<InvitedRole>('member');
  const { add } = useTeamActions(teamId);
  const { phones, problem } = readTeamPhones(typed, people);
  const submit = () =>
    add.mutate(
      { phones: [...phones], role },
      {
        onSuccess: ({ outcome: { added, invited, alreadyIn } }) => {
          showToast({ kind: 'success', message: text.added(added, invited, alreadyIn) });
          onClose();
        },
      },
    );
  const shown = add.error?.message ?? problem;
  return (
    <Modal
      open
      title={text.addTitle}
      okText={text.addSubmit(phones.length)}
      okButtonProps={{ disabled: phones.length === 0 || problem !== null }}
      cancelText={text.cancel}
      confirmLoading={add.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <p className={styles.lead}>{text.addLead}</p>
      <div className={styles.field}>
        <label htmlFor="team-phones">{text.phones}</label>
        <Input.TextArea
          id="team-phones"
          autoFocus
          rows={6}
          value={typed}
          placeholder={text.phonesPlaceholder}
          {...(shown === null ? {} : { status: 'error' as const })}
          onChange={(event) => {
            setTyped(event.target.value);
            add.reset();
          }}
        />
        {shown !== null && (
          <p className={styles.problem} role="alert">
            {shown}
          </p>
        )}
      </div>
      <div className={styles.field}>
        <Radio.Group
          aria-label={text.asRole}
          value={role}
          options={offeredRoles(people).map((value) => ({ value, label: text.roles[value] }))}
          onChange={(event) => setRole(event.target.value)}
        />
        <p className={styles.lead}>{text.roleMeans[role]}</p>
      </div>
      <SeatsMeter seats={people.seats} />
    </Modal>
  );
}

/** Only the owner makes admins. */
function offeredRoles({ abilities }: TeamPeople): readonly InvitedRole[] {
  return abilities.delete ? ['member', 'viewer', 'admin'] : ['member', 'viewer'];
}
