import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { showToast } from '../../../shared/ui/toast.ts';
import { pushQuery } from '../api/notifications.query.ts';
import { type PushState, readPushState, turnPushOff, turnPushOn } from '../api/push.ts';
import { notificationsText as text } from '../notifications.text.ts';
import card from './profile-card.module.css';

const sentences: Readonly<Record<PushState, string>> = {
  unsupported: text.pushUnsupported,
  denied: text.pushDenied,
  off: text.pushOff,
  on: text.pushOn,
};

const STATE_KEY = ['pushState'];

/** Whether this browser takes messages while the product is closed. */
export function PushRow() {
  const client = useQueryClient();
  const state = useQuery({ queryKey: STATE_KEY, queryFn: readPushState }).data;
  const push = useQuery(pushQuery()).data;
  const change = useMutation({
    mutationFn: async (wanted: boolean): Promise<PushState> => {
      if (wanted && push) return turnPushOn(push.publicKey);
      await turnPushOff();
      return 'off';
    },
    onSuccess: (now, wanted) => {
      if (wanted === (now === 'on'))
        showToast({ kind: 'success', message: wanted ? text.turnedOn : text.turnedOff });
    },
    // The browser's own sentence is English, and says less.
    onError: () => showToast({ kind: 'error', message: text.pushFailed }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: STATE_KEY });
      await client.invalidateQueries(pushQuery());
    },
  });
  const others = (push?.devices.length ?? 0) - (state === 'on' ? 1 : 0);
  return (
    <div className={card.contact}>
      <div className={card.what}>
        {text.pushTitle}
        <span className={card.faint}>{state === undefined ? '' : sentences[state]}</span>
        {others > 0 ? <span className={card.faint}>{text.others(others)}</span> : null}
      </div>
      {state === 'on' || state === 'off' ? (
        <Button loading={change.isPending} disabled={!push} onClick={() => change.mutate(state === 'off')}>
          {state === 'on' ? text.turnOff : text.turnOn}
        </Button>
      ) : null}
    </div>
  );
}
