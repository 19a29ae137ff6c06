import { PlusOutlined } from '@ant-design/icons';
import { REVIEW_TEMPLATE_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { App, Button } from 'antd';
import { useState } from 'react';
import { formatInstant } from '../../../../shared/format/format-instant.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useSheetExport, useTemplateActions } from '../../api/use-review-templates.ts';
import { templatesText as text } from '../../templates.text.ts';
import type { ReviewTemplate, RuleCatalogue } from '../../view-model/audit-shapes.ts';
import { templateSize } from '../../view-model/template-choices.ts';
import { copyOf, draftOf, newDraft, type TemplateDraft } from '../../view-model/template-draft.ts';
import { ImportSheet } from './import-sheet.tsx';
import styles from './templates.module.css';

interface TemplateListProps {
  readonly teamId: string;
  readonly templates: readonly ReviewTemplate[];
  readonly catalogue: RuleCatalogue;
  readonly onOpen: (draft: TemplateDraft, isReadOnly?: boolean) => void;
}

export function TemplateList({ teamId, templates, catalogue, onOpen }: TemplateListProps) {
  const [isImporting, setImporting] = useState(false);
  const own = templates.filter(({ isBuiltIn }) => !isBuiltIn);
  const builtIn = templates.filter(({ isBuiltIn }) => isBuiltIn);
  const rows = (items: readonly ReviewTemplate[]) =>
    items.map((template) => (
      <TemplateRow
        key={template.id}
        teamId={teamId}
        template={template}
        catalogue={catalogue}
        onOpen={onOpen}
      />
    ));
  return (
    <>
      <div className={styles.listHead}>
        <p className={styles.hint}>{text.lead}</p>
        <div className={styles.listActions}>
          <Button onClick={() => setImporting(true)}>{text.importSheet}</Button>
          <Button type="primary" icon={<PlusOutlined />} onClick={() => onOpen(newDraft(catalogue))}>
            {text.create}
          </Button>
        </div>
      </div>
      {isImporting && <ImportSheet teamId={teamId} into={null} onClose={() => setImporting(false)} />}
      <section aria-label={text.own}>
        <h3 className={styles.heading}>{text.own}</h3>
        {own.length === 0 ? (
          <p className={styles.hint}>{text.noOwn}</p>
        ) : (
          <ul className={styles.rows}>{rows(own)}</ul>
        )}
      </section>
      <section aria-label={text.builtIn}>
        <h3 className={styles.heading}>{text.builtIn}</h3>
        <ul className={styles.rows}>{rows(builtIn)}</ul>
      </section>
    </>
  );
}

interface TemplateRowProps extends Omit<TemplateListProps, 'templates'> {
  readonly template: ReviewTemplate;
}

function TemplateRow({ teamId, template, catalogue, onOpen }: TemplateRowProps) {
  const { name, isBuiltIn, abilities, updatedAt } = template;
  const askRemove = useAskRemove(teamId, template);
  const canEdit = !isBuiltIn && abilities.change;
  const typeName = catalogue.contractTypes.find(({ type }) => type === template.contractType)?.name;
  const details = [
    typeName ?? text.anyType,
    templateSize(template),
    ...(updatedAt === null ? [] : [text.updatedAt(formatInstant(updatedAt, new Date()))]),
  ];
  return (
    <li className={styles.templateRow}>
      <div className={styles.templateName}>
        <strong>{name}</strong>
        <span className={styles.hint}>{details.join(' · ')}</span>
      </div>
      <div className={styles.rowActions}>
        <RowButton
          label={canEdit ? text.edit : text.view}
          name={name}
          onClick={() => onOpen(draftOf(template), !canEdit)}
        />
        <RowButton
          label={text.copy}
          name={name}
          onClick={() => onOpen(copyOf(draftOf(template), REVIEW_TEMPLATE_NAME_MAX_CHARACTERS))}
        />
        {!isBuiltIn && <SheetButtons teamId={teamId} template={template} />}
        {!isBuiltIn && abilities.delete && (
          <RowButton label={text.remove} name={name} isDangerous onClick={askRemove} />
        )}
      </div>
    </li>
  );
}

interface SheetButtonsProps {
  readonly teamId: string;
  readonly template: ReviewTemplate;
}

/** Out to Excel, and back into the same list for those who may change it. */
function SheetButtons({ teamId, template }: SheetButtonsProps) {
  const [isImporting, setImporting] = useState(false);
  const exporting = useSheetExport(template);
  return (
    <>
      <RowButton label={text.exportSheet} name={template.name} onClick={() => exporting.mutate()} />
      {template.abilities.change && (
        <RowButton label={text.importInto} name={template.name} onClick={() => setImporting(true)} />
      )}
      {isImporting && <ImportSheet teamId={teamId} into={template} onClose={() => setImporting(false)} />}
    </>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly name: string;
  readonly isDangerous?: boolean;
  readonly onClick: () => void;
}

function RowButton({ label, name, isDangerous = false, onClick }: RowButtonProps) {
  return (
    <Button
      type="link"
      size="small"
      danger={isDangerous}
      aria-label={text.actionsOf(label, name)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

function useAskRemove(teamId: string, { id, name }: ReviewTemplate): () => void {
  const { modal } = App.useApp();
  const { remove } = useTemplateActions(teamId);
  return () =>
    modal.confirm({
      title: text.removeTitle(name),
      content: text.removeDetail,
      okText: text.remove,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: () =>
        remove.mutateAsync(id).then(
          () => showToast({ kind: 'success', message: text.removed }),
          (error: Error) => showToast({ kind: 'error', message: error.message }),
        ),
    });
}
