import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveGuard } from '../../../shared/ui/use-leave-guard.ts';
import { templatesText as text } from '../text.ts';

/** While something is unsaved, leaving asks first. What is returned moves on without asking, for when the work goes along. */
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
  // After the guard above has seen that nobody is to be asked.
  useEffect(() => {
    if (next !== null) navigate(next);
  }, [next, navigate]);
  return setNext;
}
