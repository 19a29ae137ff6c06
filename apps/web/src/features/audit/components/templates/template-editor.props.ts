import type { RuleCatalogue } from '../../view-model/audit-shapes.ts';
import type { TemplateDraft } from '../../view-model/template-draft.ts';

/** The props of every part of the editor. */
export interface TemplateEditorProps {
  readonly draft: TemplateDraft;
  readonly isReadOnly: boolean;
  readonly catalogue: RuleCatalogue;
  readonly onChange: (draft: TemplateDraft) => void;
}
