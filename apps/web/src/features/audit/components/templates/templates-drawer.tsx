import { REVIEW_TEMPLATE_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { useAuditRules } from '../../api/use-audit-rules.ts';
import { useReviewTemplates } from '../../api/use-review-templates.ts';
import { templatesText as text } from '../../templates.text.ts';
import { copyOf, draftProblem } from '../../view-model/template-draft.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateList } from './template-list.tsx';
import styles from './templates.module.css';
import { useTemplateEditing } from './use-template-editing.ts';

interface TemplatesDrawerProps {
  readonly teamId: string;
  readonly onClose: () => void;
}

/** The width of drawers, where the window is wide enough. */
const WIDTH_PX = 880;

/** The review lists of the space: all of them, or one open for reading or editing. */
export function TemplatesDrawer({ teamId, onClose }: TemplatesDrawerProps) {
  const editing = useTemplateEditing(teamId);
  return (
    <Drawer
      open
      size={`min(${WIDTH_PX}px, 100vw)`}
      title={<DrawerTitle editing={editing} />}
      closable={{ 'aria-label': text.close }}
      onClose={() => editing.leave(onClose)}
      footer={editing.open && <Footer editing={editing} />}
    >
      <DrawerBody teamId={teamId} editing={editing} />
    </Drawer>
  );
}

interface EditingProps {
  readonly editing: ReturnType<typeof useTemplateEditing>;
}

function DrawerBody({ teamId, editing }: EditingProps & { readonly teamId: string }) {
  const templates = useReviewTemplates(teamId);
  const catalogue = useAuditRules();
  if (templates.data && catalogue.data) {
    const { items } = templates.data;
    return editing.open === null ? (
      <TemplateList teamId={teamId} templates={items} catalogue={catalogue.data} onOpen={editing.edit} />
    ) : (
      <TemplateEditor {...editing.open} catalogue={catalogue.data} onChange={editing.change} />
    );
  }
  const error = templates.error ?? catalogue.error;
  if (!error) return <Skeleton active />;
  const again = () => void Promise.all([templates.refetch(), catalogue.refetch()]);
  return (
    <Alert
      type="error"
      showIcon
      title={text.loadFailed}
      description={error.message}
      action={<Button onClick={again}>{text.refresh}</Button>}
    />
  );
}

function DrawerTitle({ editing }: EditingProps) {
  const { open } = editing;
  if (open === null) return text.title;
  const { id, name } = open.start;
  return (
    <div className={styles.drawerTitle}>
      <Button size="small" onClick={() => editing.leave(editing.backToList)}>
        {text.back}
      </Button>
      <span className={styles.drawerName}>
        {open.isReadOnly ? name : id === null ? text.newTitle : text.editTitle(name)}
      </span>
    </div>
  );
}

function Footer({ editing }: EditingProps) {
  const { open } = editing;
  if (open === null) return null;
  if (!open.isReadOnly) return <SaveBar editing={editing} />;
  const copy = () => editing.edit(copyOf(open.start, REVIEW_TEMPLATE_NAME_MAX_CHARACTERS));
  return (
    <div className={styles.saveBar}>
      <Button type="primary" onClick={copy}>
        {text.copyAsOwn}
      </Button>
    </div>
  );
}

function SaveBar({ editing }: EditingProps) {
  const { open, isDirty, failure, isSaving } = editing;
  if (open === null) return null;
  const problem = draftProblem(open.draft);
  const isNew = open.draft.id === null;
  return (
    <div className={styles.saveBar}>
      <span className={failure ? styles.failure : styles.hint} role="status">
        {failure?.message ?? problem ?? (isDirty ? text.unsaved : '')}
      </span>
      <Button
        type="primary"
        disabled={problem !== null || !(isDirty || isNew)}
        loading={isSaving}
        onClick={editing.onSave}
      >
        {text.save}
      </Button>
    </div>
  );
}
