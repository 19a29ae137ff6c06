import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { failureText } from '../../../shared/http/failure.text.ts';
import type { FailurePage } from '../../../shared/http/failure-page.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { PageMessage } from '../../../shared/ui/page-message.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useCollaboration } from '../api/use-collaboration.ts';
import { useJoin, useRequestJoin } from '../api/use-collaboration-actions.ts';
import { collaborationText } from '../text.ts';
import { type GateView, gateView } from '../view-model/gate-view.ts';
import type { Collaboration, Product } from '../view-model/shapes.ts';

const text = collaborationText.gate;

interface PermissionGateProps {
  readonly product: Product;
  readonly failure: (page: FailurePage) => ReactNode;
}

/** Shown when a document could not be opened: a way to get access, or the reason. */
export function PermissionGate({ product, failure }: PermissionGateProps) {
  const { data, error, refetch } = useCollaboration(product);
  if (error instanceof ApiError && error.page) return failure(error.page);
  if (!data) return <PageLoading />;
  return <Way product={product} collaboration={data} onRefresh={() => void refetch()} />;
}

interface WayProps {
  readonly product: Product;
  readonly collaboration: Collaboration;
  readonly onRefresh: () => void;
}

function Way({ product, collaboration, onRefresh }: WayProps) {
  const view = gateView(collaboration);
  const join = useJoin(product);
  const ask = useRequestJoin(product);
  useReload(view);
  const { name, docName } = collaboration.owner;
  switch (view) {
    case 'apply': {
      const onClick = () =>
        ask.mutate(undefined, { onSuccess: () => showToast({ kind: 'success', message: text.asked }) });
      return <Message view="apply" names={[name, docName]} isBusy={ask.isPending} onClick={onClick} />;
    }
    case 'pending':
      return <Message view="pending" names={[name, docName]} isBusy={false} onClick={onRefresh} />;
    case 'join':
      return (
        <Message
          view="join"
          names={[name, docName]}
          isBusy={join.isPending}
          onClick={() => join.mutate(undefined)}
        />
      );
    case 'enter': {
      const { title, detail, button } = text.enter;
      return (
        <PageMessage
          title={title}
          detail={detail}
          action={{ label: button, onClick: () => location.reload() }}
        />
      );
    }
  }
}

interface MessageProps {
  readonly view: 'apply' | 'pending' | 'join';
  readonly names: readonly [owner: string, document: string];
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

/** A second click while the first is under way does nothing. */
function Message({ view, names, isBusy, onClick }: MessageProps) {
  const { title, detail, button } = text[view];
  return (
    <PageMessage
      title={title}
      detail={detail(...names)}
      action={{ label: button, onClick: isBusy ? () => undefined : onClick }}
    />
  );
}

/** Long enough to read the reason. */
const RELOAD_AFTER_MS = 1000;

/** The page reloads when the visitor gets access while it is open. */
function useReload(view: GateView): void {
  const before = useRef(view);
  useEffect(() => {
    const from = before.current;
    before.current = view;
    if (view !== 'enter' || from === 'enter') return;
    showToast({ kind: 'success', message: from === 'join' ? failureText.joinSuccess : text.wasAccepted });
    const timer = setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [view]);
}
