import { App } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useLeaveGuard } from '../../../../shared/ui/use-leave-guard.ts';
import { useTemplateActions } from '../../api/use-review-templates.ts';
import { templatesText as text } from '../../templates.text.ts';
import { contentOf, draftOf, isSameContent, type TemplateDraft } from '../../view-model/template-draft.ts';

interface OpenTemplate {
  /** The draft as opened, to detect changes. */
  readonly start: TemplateDraft;
  readonly draft: TemplateDraft;
  readonly isReadOnly: boolean;
}

/** The open list of the drawer, and the protection of unsaved changes. */
export function useTemplateEditing(teamId: string) {
  const { modal } = App.useApp();
  const { save } = useTemplateActions(teamId);
  const [open, setOpen] = useState<OpenTemplate | null>(null);
  const isDirty = open !== null && !isSameContent(open.start, open.draft);
  const ask = (leave: () => void, stay: () => void) =>
    modal.confirm({
      title: text.leaveTitle,
      content: text.leaveDetail,
      okText: text.leave,
      okButtonProps: { danger: true },
      cancelText: text.stay,
      onOk: leave,
      onCancel: stay,
    });
  useLeaveGuard(isDirty, ask);
  const leave = (then: () => void) => (isDirty ? void ask(then, () => undefined) : then());
  const onSave = () => {
    if (open === null) return;
    const { draft } = open;
    save.mutate(
      { id: draft.id, content: contentOf(draft) },
      {
        onSuccess: (saved) => {
          showToast({ kind: 'success', message: text.saved });
          const start = draftOf(saved);
          setOpen({ start, draft: start, isReadOnly: false });
        },
      },
    );
  };
  return {
    open,
    isDirty,
    leave,
    onSave,
    isSaving: save.isPending,
    failure: save.error,
    edit: (start: TemplateDraft, isReadOnly = false) => {
      save.reset();
      setOpen({ start, draft: start, isReadOnly });
    },
    change: (draft: TemplateDraft) => setOpen((before) => before && { ...before, draft }),
    backToList: () => setOpen(null),
  };
}
