import { App } from 'antd';
import { showToast } from '../../../shared/ui/toast.ts';
import { type TeamMember, useTeamActions } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import type { MemberAction } from '../view-model/member-list.ts';

/** Irreversible actions need a confirmation. */
export function useMemberActions(teamId: string) {
  const { modal } = App.useApp();
  const { role, remove } = useTeamActions(teamId);
  const told = (work: Promise<unknown>, done: string) =>
    work.then(
      () => showToast({ kind: 'success', message: done }),
      (error: Error) => showToast({ kind: 'error', message: error.message }),
    );
  return ({ userId, name }: TeamMember, action: MemberAction): void => {
    switch (action.kind) {
      case 'role': {
        const done = text.roleSet(name, text.roles[action.role]);
        void told(role.mutateAsync({ userId, role: action.role }), done);
        return;
      }
      case 'transfer':
        void modal.confirm({
          title: text.transferTitle(name),
          content: text.transferDetail,
          okText: text.transfer,
          cancelText: text.cancel,
          onOk: () => told(role.mutateAsync({ userId, role: 'owner' }), text.transferred(name)),
        });
        return;
      case 'remove':
        void modal.confirm({
          title: text.removeTitle(name),
          content: text.removeDetail,
          okText: text.remove,
          okButtonProps: { danger: true },
          cancelText: text.cancel,
          onOk: () => told(remove.mutateAsync(userId), text.removed(name)),
        });
    }
  };
}
