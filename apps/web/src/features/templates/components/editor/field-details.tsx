import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { TEMPLATE_LABEL_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Checkbox, Input, Select } from 'antd';
import { templatesText } from '../../text.ts';
import { joinFields, putField } from '../../view-model/edit-fields.ts';
import { addOption, changeOptions, changePart, partOf, partOptions } from '../../view-model/field-kind.ts';
import { placeInWords } from '../../view-model/marked-paragraph.ts';
import type { Content, TemplateDetail, TemplateField } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';

interface FieldDetailsProps {
  readonly field: TemplateField;
  readonly content: Content;
  readonly paragraphs: TemplateDetail['paragraphs'];
  /** Null when read only. */
  readonly onChange: ((content: Content) => void) | null;
}

const text = templatesText.editor;

export function FieldDetails({ field, content, paragraphs, onChange }: FieldDetailsProps) {
  const put = (changed: TemplateField) => onChange?.(putField(content, changed));
  const others = content.fields.filter(({ id }) => id !== field.id);
  return (
    <div className={styles.details}>
      {field.places.map((place, index) => {
        const { before, words, after } = placeInWords(paragraphs, place);
        return (
          <div key={`${place.start}-${place.end}`} className={styles.place}>
            <span className={styles.around}>
              {before}
              <mark className={styles.field}>{words}</mark>
              {after}
            </span>
            <Select
              size="small"
              value={partOf(place)}
              options={[...partOptions(field)]}
              disabled={onChange === null}
              aria-label={text.part}
              popupMatchSelectWidth={false}
              onChange={(part) => put(changePart(field, index, part))}
            />
          </div>
        );
      })}
      {field.kind === 'choice' && <Options field={field} isFixed={onChange === null} onField={put} />}
      {onChange && others.length > 0 && (
        <Select
          size="small"
          className={styles.join ?? ''}
          value={null}
          placeholder={text.join}
          aria-label={text.join}
          title={text.joinHint}
          options={others.map(({ id, label }) => ({ value: id, label }))}
          onChange={(intoId) => intoId !== null && onChange(joinFields(content, field.id, intoId))}
        />
      )}
    </div>
  );
}

interface OptionsProps {
  readonly field: Extract<TemplateField, { kind: 'choice' }>;
  readonly isFixed: boolean;
  readonly onField: (field: TemplateField) => void;
}

function Options({ field, isFixed, onField }: OptionsProps) {
  const { options } = field;
  return (
    <fieldset className={styles.group}>
      <legend>{text.options}</legend>
      {options.map(({ id, label }) => (
        <div key={id} className={styles.option}>
          <Input
            size="small"
            value={label}
            maxLength={TEMPLATE_LABEL_MAX_CHARACTERS}
            disabled={isFixed}
            aria-label={text.optionName}
            onChange={({ target }) =>
              onField({
                ...field,
                options: options.map((one) => (one.id === id ? { id, label: target.value } : one)),
              })
            }
          />
          {!isFixed && options.length > 1 && (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={text.removeOption(label)}
              onClick={() =>
                onField(
                  changeOptions(
                    field,
                    options.filter((one) => one.id !== id),
                  ),
                )
              }
            />
          )}
        </div>
      ))}
      <Checkbox
        checked={field.isMultiple}
        disabled={isFixed}
        onChange={(event) => onField({ ...field, isMultiple: event.target.checked })}
      >
        {text.multiple}
      </Checkbox>
      {!isFixed && (
        <Button size="small" type="link" icon={<PlusOutlined />} onClick={() => onField(addOption(field))}>
          {text.addOption}
        </Button>
      )}
    </fieldset>
  );
}
