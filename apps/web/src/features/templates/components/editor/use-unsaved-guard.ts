import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveGuard } from '../../../../shared/ui/use-leave-guard.ts';
import { templatesText as text } from '../../text.ts';

/**
 * While there are unsaved changes, leaving asks first. The returned function navigates without asking, for
 * when the changes are kept.
 */
export function useUnsavedGuard(isDirty: boolean): (path: string) => void {
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const [next, setNext] = useState<string | null>(null);
  useLeaveGuard(isDirty && next === null, (leave, stay) =>
    modal.confirm({
      title: text.leaveTitle,
      content: text.leaveDetail,
      okText: text.leave,
      okButtonProps: { danger: true },
      cancelText: text.stay,
      onOk: leave,
      onCancel: stay,
    }),
  );
  // After the guard above has checked that no question is needed.
  useEffect(() => {
    if (next !== null) navigate(next);
  }, [next, navigate]);
  return setNext;
}
