import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { showToast } from '../../../../shared/ui/toast.ts';
import { templatePdf } from '../../api/template-pdf.ts';
import { useWriteFields } from '../../api/use-templates.ts';
import { templatesText } from '../../text.ts';
import { addField } from '../../view-model/edit-fields.ts';
import { unmarkedCount } from '../../view-model/page-marks.ts';
import type { FieldKind, TemplateDetail, VersionKey } from '../../view-model/shapes.ts';
import { templatePath } from '../../view-model/template-path.ts';
import { BehindNotice, CoverageNotice } from './draft-notices.tsx';
import { EditorBar, type EditorView } from './editor-bar.tsx';
import { FieldList } from './field-list.tsx';
import { selectedPlace } from './selected-place.ts';
import { TemplatePages } from './template-pages.tsx';
import { TemplatePanes } from './template-panes.tsx';
import { TemplateText } from './template-text.tsx';
import { useDraft } from './use-draft.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface TemplateEditorProps {
  readonly templateKey: VersionKey;
  readonly detail: TemplateDetail;
  readonly canChange: boolean;
}

const text = templatesText.editor;

/** The template's pages or text beside its fields. Changes are kept here until saved. */
export function TemplateEditor({ templateKey, detail, canChange }: TemplateEditorProps) {
  const [chosen, setView] = useState<EditorView | null>(null);
  // The text until the pages are there; what somebody chose stays.
  const view = chosen ?? (detail.hasPdf ? 'pages' : 'paragraphs');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const source = useMemo(() => templatePdf(templateKey), [templateKey]);
  const draft = useDraft(detail);
  const { content, change } = draft;
  const moveOn = useUnsavedGuard(draft.isChanged);
  const { save, isSaving } = useSaving(templateKey, draft);
  const add = (kind: FieldKind) => {
    const place = selectedPlace();
    const next = place && addField(content, place, kind, place.text.trim() || text.newField);
    if (next) change(next);
    else showToast({ kind: 'warning', message: text.addHint });
  };
  const unmarked = view === 'pages' ? unmarkedCount(detail.marks, content.fields) : 0;
  return (
    <>
      <EditorBar
        templateKey={templateKey}
        detail={detail}
        draft={draft}
        canChange={canChange}
        view={view}
        isSaving={isSaving}
        onView={setView}
        onAdd={add}
        onSave={save}
      />
      {draft.isBehind && (
        <BehindNotice
          templateId={templateKey.id}
          isPublished={detail.status === 'published'}
          draft={draft}
          onContinued={(number) => moveOn(templatePath(templateKey.id, 'edit', number))}
        />
      )}
      {detail.status === 'published' && <Alert type="info" showIcon title={text.readOnly} />}
      {detail.isLaidOutLater && <Alert type="info" showIcon title={text.layingOut} />}
      {!detail.isLaidOutLater && <CoverageNotice coverage={detail.coverage} />}
      {unmarked > 0 && <Alert type="info" showIcon title={text.unmarked(unmarked)} />}
      <TemplatePanes
        template={
          view === 'pages' ? (
            <TemplatePages
              source={source}
              marks={detail.marks}
              fields={content.fields}
              selectedId={selectedId}
              onSelect={setSelectedId}
            />
          ) : (
            <TemplateText
              detail={{ ...detail, ...content }}
              selectedId={selectedId}
              onSelect={setSelectedId}
              onClauses={canChange ? change : null}
            />
          )
        }
        side={
          <FieldList
            content={content}
            paragraphs={detail.paragraphs}
            selectedId={selectedId}
            onSelect={setSelectedId}
            onChange={canChange ? change : null}
          />
        }
      />
    </>
  );
}

function useSaving(key: VersionKey, { content, revision, saved }: ReturnType<typeof useDraft>) {
  const write = useWriteFields(key);
  const save = () =>
    write.mutate(
      { revision, ...content },
      {
        onError: ({ message }) => showToast({ kind: 'error', message }),
        onSuccess: (detail) => {
          saved(content, detail);
          showToast({ kind: 'success', message: text.saved });
        },
      },
    );
  return { save, isSaving: write.isPending };
}
