import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Popconfirm, Skeleton, Tag } from 'antd';
import { formatMinute } from '../../../shared/format/format-minute.ts';
import { complain, showToast } from '../../../shared/ui/toast.ts';
import { endAllSignIns, endOneSignIn, type SignIn, signInsQuery } from '../api/data-rights.query.ts';
import { browserName } from '../browser-name.ts';
import { dataRightsText as text } from '../text.ts';
import styles from './account-settings.module.css';

interface SignInsCardProps {
  readonly onSignedOut: () => void;
}

export function SignInsCard({ onSignedOut }: SignInsCardProps) {
  const signIns = useQuery(signInsQuery());
  return (
    <section className={styles.card} aria-label={text.signIns}>
      <h2>{text.signIns}</h2>
      <p className={styles.note}>{text.signInsNote}</p>
      {signIns.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : signIns.isError ? (
        <Alert
          type="error"
          showIcon
          title={text.loadFailed}
          description={signIns.error.message}
          action={<Button onClick={() => void signIns.refetch()}>{text.retry}</Button>}
        />
      ) : (
        <ul className={styles.signIns}>
          {signIns.data.items.map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} />
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <EverywhereButton onSignedOut={onSignedOut} />
      </div>
    </section>
  );
}

function SignInRow({ signIn }: { readonly signIn: SignIn }) {
  const client = useQueryClient();
  const name = browserName(signIn.userAgent) ?? text.unknownBrowser;
  const end = useMutation({
    mutationFn: () => endOneSignIn(signIn.id),
    onSuccess: () => showToast({ kind: 'success', message: text.signInEnded }),
    onError: complain,
    onSettled: () => client.invalidateQueries(signInsQuery()),
  });
  return (
    <li>
      <span className={styles.browser}>
        {name} {signIn.isCurrent ? <Tag>{text.thisDevice}</Tag> : null}
      </span>
      <span className={styles.faint}>
        {text.lastSeen(formatMinute(signIn.lastSeenAt))}，{text.since(formatMinute(signIn.firstSeenAt))}
      </span>
      {signIn.isCurrent ? null : (
        <Button
          size="small"
          aria-label={text.endSignInOf(name)}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {text.endSignIn}
        </Button>
      )}
    </li>
  );
}

function EverywhereButton({ onSignedOut }: SignInsCardProps) {
  const end = useMutation({ mutationFn: endAllSignIns, onSuccess: onSignedOut, onError: complain });
  return (
    <Popconfirm
      title={text.signOutEverywhere}
      description={text.signOutEverywhereAsk}
      okText={text.signOutEverywhere}
      cancelText={text.cancel}
      onConfirm={() => end.mutate()}
    >
      <Button danger loading={end.isPending}>
        {text.signOutEverywhere}
      </Button>
    </Popconfirm>
  );
}
