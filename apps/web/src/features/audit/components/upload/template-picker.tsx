import { Button, Select, Tag } from 'antd';
import { useAuditRules } from '../../api/use-audit-rules.ts';
import { useReviewTemplates } from '../../api/use-review-templates.ts';
import { auditText } from '../../text.ts';
import type { ContractFacts } from '../../view-model/audit-shapes.ts';
import {
  otherTypeName,
  type TemplateChoice,
  templateGroups,
  templateSize,
} from '../../view-model/template-choices.ts';
import styles from './choice-field.module.css';

interface TemplatePickerProps {
  readonly teamId: string;
  readonly facts: ContractFacts;
  readonly value: string;
  readonly onChange: (templateId: string) => void;
}

export function TemplatePicker({ teamId, facts, value, onChange }: TemplatePickerProps) {
  const text = auditText.choice;
  const templates = useReviewTemplates(teamId);
  const catalogue = useAuditRules().data;
  const items = templates.data?.items ?? [];
  const chosen = items.find(({ id }) => id === value);
  const other = otherTypeName(chosen, facts, catalogue);
  const hasUnchecked = catalogue?.model === null && (chosen?.ownRules.length ?? 0) > 0;
  return (
    <div>
      <div className={styles.head}>
        <span className={styles.title}>{text.template}</span>
        <span className={styles.hint}>{text.templateHint}</span>
      </div>
      <div className={styles.row}>
        <Select<string, TemplateChoice>
          className={styles.select ?? ''}
          value={value}
          aria-label={text.template}
          loading={templates.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={templateGroups(items, facts.suggestedTemplateId).map(({ label, options }) => ({
            label,
            value: label,
            options: [...options],
            detail: '',
            isSuggested: false,
          }))}
          optionRender={({ data }) => <ChoiceLine choice={data} />}
          onChange={(id) => onChange(id)}
        />
        {chosen && <span className={styles.hint}>{templateSize(chosen)}</span>}
        {chosen?.id === facts.suggestedTemplateId && <Tag>{text.recognised}</Tag>}
      </div>
      {other !== null && <p className={styles.note}>{text.otherType(other)}</p>}
      {hasUnchecked && <p className={styles.warning}>{text.noModelOwnRules}</p>}
      {templates.isError && (
        <p className={styles.warning}>
          {text.templatesFailed}
          <Button type="link" size="small" onClick={() => templates.refetch()}>
            {auditText.common.refresh}
          </Button>
        </p>
      )}
    </div>
  );
}

function ChoiceLine({ choice }: { readonly choice: TemplateChoice }) {
  return (
    <span className={styles.option}>
      <span className={styles.optionName}>{choice.label}</span>
      {choice.isSuggested && <Tag>{auditText.choice.recognised}</Tag>}
      <span className={styles.hint}>{choice.detail}</span>
    </span>
  );
}
