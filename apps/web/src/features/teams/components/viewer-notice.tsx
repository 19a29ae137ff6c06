import { Alert, Button } from 'antd';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAskForRole } from '../api/team-members.query.ts';
import { teamsText as text } from '../text.ts';
import styles from './team-page.module.css';

/** Says that somebody only reads here, and offers to ask for more. */
export function ViewerNotice({ teamId }: { readonly teamId: string }) {
  const ask = useAskForRole(teamId);
  const send = () =>
    ask.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', message: text.viewerAsked }),
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <Alert
      className={styles.notice ?? ''}
      type="info"
      showIcon
      title={text.viewer}
      action={
        <Button size="small" loading={ask.isPending} disabled={ask.isSuccess} onClick={send}>
          {ask.isSuccess ? text.viewerAskedShort : text.viewerAsk}
        </Button>
      }
    />
  );
}
