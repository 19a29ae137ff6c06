import { popupTemplates } from '@wenjian/api';
import { type ReactNode, useState } from 'react';
import { openLater } from '../../../shared/ui/open-later.tsx';
import { type Notice, useAcknowledge, usePopup } from '../api/use-notices.ts';
import { messagesText as text } from '../text.ts';

const NoticeDialog = openLater(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

const [NEW_USER, MARKETING] = popupTemplates;

interface PopupDialogsProps {
  /** A new user's gift, below the greeting. */
  readonly greetingGift?: ReactNode;
  readonly next: ReactNode;
}

/** One after another: the greeting, the advertisement, then `next`. Each is acknowledged on close. */
export function PopupDialogs({ greetingGift, next }: PopupDialogsProps) {
  const popups = [usePopup(NEW_USER), usePopup(MARKETING)];
  const acknowledge = useAcknowledge();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  // The next dialog waits until it is known that none of these comes first.
  if (popups.some(({ isPending }) => isPending)) return null;
  const waiting = popups.map(({ data }) => data).find((popup) => isWaiting(popup, closed));
  if (!waiting) return next;
  const close = () => {
    setClosed(new Set(closed).add(waiting.id));
    acknowledge.mutate(waiting);
  };
  const isGreeting = waiting.template_number === NEW_USER;
  const title = isGreeting ? text.greetingTitle : text.marketingTitle;
  return (
    <NoticeDialog key={waiting.id} notice={waiting} title={title} onClose={close}>
      {isGreeting && greetingGift}
    </NoticeDialog>
  );
}

function isWaiting(notice: Notice | null | undefined, closed: ReadonlySet<string>): notice is Notice {
  return notice?.ack === false && !closed.has(notice.id);
}
