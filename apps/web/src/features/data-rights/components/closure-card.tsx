import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { formatMinute } from '../../../shared/format/format-minute.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { CLOSURE_KEY, type Closure, closureQuery, keepAccount } from '../api/data-rights.query.ts';
import { dataRightsText as text } from '../text.ts';
import styles from './account-settings.module.css';
import { ClosureDialog } from './closure-dialog.tsx';

export function ClosureCard() {
  const closure = useQuery(closureQuery());
  return (
    <section className={styles.card} aria-label={text.closure}>
      <h2>{text.closure}</h2>
      <p className={styles.note}>{text.closureNote}</p>
      {/* On a phone, the pending closure and its cancel button come before the consequences. */}
      {closure.data?.dueAt ? <Closing closure={closure.data} dueAt={closure.data.dueAt} /> : null}
      <div className={styles.lists}>
        <Points title={text.erasedTitle} points={text.erased} />
        <Points title={text.keptTitle} points={text.kept} />
      </div>
      {closure.isPending ? (
        <Skeleton.Button active />
      ) : closure.isError ? (
        <Alert
          type="error"
          showIcon
          title={text.loadFailed}
          description={closure.error.message}
          action={<Button onClick={() => void closure.refetch()}>{text.retry}</Button>}
        />
      ) : closure.data.dueAt === null ? (
        <Open closure={closure.data} />
      ) : null}
    </section>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function Open({ closure }: { readonly closure: Closure }) {
  const [isAsking, setAsking] = useState(false);
  const isHeldUp = closure.obstacles.length > 0;
  return (
    <>
      {isHeldUp ? (
        <Alert
          type="warning"
          showIcon
          title={text.obstacles}
          description={<Obstacles all={closure.obstacles} />}
        />
      ) : null}
      <div className={styles.row}>
        <Button danger disabled={isHeldUp} onClick={() => setAsking(true)}>
          {text.start}
        </Button>
      </div>
      {isAsking ? <ClosureDialog closure={closure} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function Closing({ closure, dueAt }: { readonly closure: Closure; readonly dueAt: string }) {
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: keepAccount,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: CLOSURE_KEY });
      showToast({ kind: 'success', message: text.withdrawn });
    },
    onError: (error) => showToast({ kind: 'error', message: error.message }),
  });
  return (
    <Alert
      type="warning"
      showIcon
      title={text.due(formatMinute(dueAt))}
      description={
        <>
          <p className={styles.dueNote}>{text.dueNote}</p>
          {closure.obstacles.length > 0 ? (
            <>
              {text.dueBlocked}
              <Obstacles all={closure.obstacles} />
            </>
          ) : null}
          <div className={styles.row}>
            <Button type="primary" loading={keep.isPending} onClick={() => keep.mutate()}>
              {text.withdraw}
            </Button>
          </div>
        </>
      }
    />
  );
}

function Obstacles({ all }: { readonly all: readonly string[] }) {
  return (
    <ul className={styles.obstacles}>
      {all.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
