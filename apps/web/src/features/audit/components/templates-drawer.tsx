import { REVIEW_TEMPLATE_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { useAuditRules } from '../api/use-audit-rules.ts';
import { useReviewTemplates } from '../api/use-review-templates.ts';
import { templatesText as text } from '../templates.text.ts';
import { copyOf, draftProblem } from '../view-model/template-draft.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateList } from './template-list.tsx';
import styles from './templates.module.css';
import { useTemplateDesk } from './use-template-desk.ts';

interface TemplatesDrawerProps {
  readonly teamId: string;
  readonly onClose: () => void;
}

/** The width of drawers, where the window is wide enough. */
const WIDTH_PX = 880;

/** The review lists of the space: all of them, or one open for reading or editing. */
export function TemplatesDrawer({ teamId, onClose }: TemplatesDrawerProps) {
  const desk = useTemplateDesk(teamId);
  return (
    <Drawer
      open
      size={`min(${WIDTH_PX}px, 100vw)`}
      title={<DrawerTitle desk={desk} />}
      closable={{ 'aria-label': text.close }}
      onClose={() => desk.leave(onClose)}
      footer={desk.open && <Footer desk={desk} />}
    >
      <DrawerBody teamId={teamId} desk={desk} />
    </Drawer>
  );
}

interface DeskProps {
  readonly desk: ReturnType<typeof useTemplateDesk>;
}

function DrawerBody({ teamId, desk }: DeskProps & { readonly teamId: string }) {
  const templates = useReviewTemplates(teamId);
  const catalogue = useAuditRules();
  if (templates.data && catalogue.data) {
    const { items } = templates.data;
    return desk.open === null ? (
      <TemplateList teamId={teamId} templates={items} catalogue={catalogue.data} onOpen={desk.edit} />
    ) : (
      <TemplateEditor {...desk.open} catalogue={catalogue.data} onChange={desk.change} />
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

function DrawerTitle({ desk }: DeskProps) {
  const { open } = desk;
  if (open === null) return text.title;
  const { id, name } = open.start;
  return (
    <div className={styles.drawerTitle}>
      <Button size="small" onClick={() => desk.leave(desk.backToList)}>
        {text.back}
      </Button>
      <span className={styles.drawerName}>
        {open.isReadOnly ? name : id === null ? text.newTitle : text.editTitle(name)}
      </span>
    </div>
  );
}

function Footer({ desk }: DeskProps) {
  const { open } = desk;
  if (open === null) return null;
  if (!open.isReadOnly) return <SaveBar desk={desk} />;
  const copy = () => desk.edit(copyOf(open.start, REVIEW_TEMPLATE_NAME_MAX_CHARACTERS));
  return (
    <div className={styles.saveBar}>
      <Button type="primary" onClick={copy}>
        {text.copyAsOwn}
      </Button>
    </div>
  );
}

function SaveBar({ desk }: DeskProps) {
  const { open, isDirty, failure, isSaving } = desk;
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
        onClick={desk.onSave}
      >
        {text.save}
      </Button>
    </div>
  );
}
