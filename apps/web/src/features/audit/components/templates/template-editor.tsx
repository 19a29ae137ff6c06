import { REVIEW_TEMPLATE_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { Input, Select } from 'antd';
import { templatesText as text } from '../../templates.text.ts';
import { OwnRules } from './own-rules.tsx';
import { RequiredClauses } from './required-clauses.tsx';
import { RuleChooser } from './rule-chooser.tsx';
import type { TemplateEditorProps } from './template-editor.props.ts';
import styles from './templates.module.css';

export function TemplateEditor(props: TemplateEditorProps) {
  const { draft, isReadOnly } = props;
  return (
    <div className={styles.editor}>
      {!isReadOnly && <NameAndType {...props} />}
      {(!isReadOnly || draft.clauses.length > 0) && <RequiredClauses {...props} />}
      <RuleChooser {...props} />
      {(!isReadOnly || draft.ownRules.length > 0) && <OwnRules {...props} />}
    </div>
  );
}

/** antd's Select cannot have null as a value. */
const ANY_TYPE = '';

function NameAndType({ draft, catalogue, onChange }: TemplateEditorProps) {
  const types = catalogue.contractTypes.map(({ type, name }) => ({ value: type, label: name }));
  return (
    <div className={styles.fields}>
      <div className={styles.field}>
        <label htmlFor="template-name">{text.name}</label>
        <Input
          id="template-name"
          value={draft.name}
          maxLength={REVIEW_TEMPLATE_NAME_MAX_CHARACTERS}
          showCount
          placeholder={text.namePlaceholder}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="template-type">{text.type}</label>
        <Select
          id="template-type"
          value={draft.contractType ?? ANY_TYPE}
          options={[{ value: ANY_TYPE, label: text.anyType }, ...types]}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(type) => onChange({ ...draft, contractType: type === ANY_TYPE ? null : type })}
        />
        <span className={styles.hint}>{text.typeHint}</span>
      </div>
    </div>
  );
}
