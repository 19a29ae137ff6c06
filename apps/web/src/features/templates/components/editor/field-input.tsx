import { TEMPLATE_VALUE_MAX_CHARACTERS } from '@wenjian/api';
import { Checkbox, Input, Radio } from 'antd';
import { memo, type ReactNode } from 'react';
import { templatesText } from '../../text.ts';
import type { FieldValue, FilledPreview, TemplateField } from '../../view-model/shapes.ts';
import { PartyInput } from '../fill/party-input.tsx';
import styles from '../templates.module.css';

interface FieldInputProps {
  readonly teamId: string;
  readonly field: TemplateField;
  readonly value: FieldValue | undefined;
  readonly problems: FilledPreview['problems'];
  /** The same function every time: a form of hundreds of fields draws only the one that changes. */
  readonly onField: (id: string, value: FieldValue) => void;
}

const text = templatesText.form;

/** One field of the form, by its kind; errors are shown below it, missing values only at the end. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { field, problems, onField } = props;
  const wrong = problems.filter(({ isMissing }) => !isMissing);
  return (
    <fieldset className={styles.group} data-field={field.id}>
      <legend>
        {field.label}
        {field.isRequired ? ' *' : ''}
      </legend>
      {inputOf({ ...props, onChange: (value) => onField(field.id, value) })}
      {wrong.map(({ item, message }) => (
        <div key={`${item}${message}`} className={styles.wrong} role="alert">
          {message}
        </div>
      ))}
    </fieldset>
  );
});

type InputProps = Omit<FieldInputProps, 'problems' | 'onField'> & {
  readonly onChange: (value: FieldValue) => void;
};

function inputOf({ teamId, field, value, onChange }: InputProps): ReactNode {
  switch (field.kind) {
    case 'text':
      return (
        <Input
          value={value?.kind === 'text' ? value.text : ''}
          maxLength={TEMPLATE_VALUE_MAX_CHARACTERS}
          placeholder={field.format === undefined ? undefined : templatesText.formats[field.format]}
          {...(field.format === 'percent' ? { suffix: '%' } : {})}
          aria-label={field.label}
          onChange={(event) => onChange({ kind: 'text', text: event.target.value })}
        />
      );
    case 'amount':
      return (
        <Input
          prefix="￥"
          inputMode="decimal"
          value={value?.kind === 'amount' ? value.yuan : ''}
          placeholder={text.amountHint}
          aria-label={field.label}
          onChange={(event) => onChange({ kind: 'amount', yuan: event.target.value })}
        />
      );
    case 'date':
      return (
        <Input
          type="date"
          value={value?.kind === 'date' ? value.date : ''}
          aria-label={field.label}
          onChange={(event) => onChange({ kind: 'date', date: event.target.value })}
        />
      );
    case 'choice':
      return <ChoiceInput field={field} value={value} onChange={onChange} />;
    case 'party':
      return <PartyInput teamId={teamId} field={field} value={value} onChange={onChange} />;
  }
}

type Of<Kind extends TemplateField['kind']> = Omit<InputProps, 'teamId' | 'field'> & {
  readonly field: Extract<TemplateField, { kind: Kind }>;
};

function ChoiceInput({ field, value, onChange }: Of<'choice'>) {
  const chosen = value?.kind === 'choice' ? value.optionIds : [];
  const options = field.options.map(({ id, label }) => ({ value: id, label }));
  if (field.isMultiple)
    return (
      <Checkbox.Group
        options={options}
        value={[...chosen]}
        onChange={(optionIds) => onChange({ kind: 'choice', optionIds })}
      />
    );
  return (
    <Radio.Group
      options={options}
      value={chosen[0] ?? null}
      onChange={(event) => onChange({ kind: 'choice', optionIds: [String(event.target.value)] })}
    />
  );
}
