import { DeleteOutlined, DownOutlined, RightOutlined } from '@ant-design/icons';
import { TEMPLATE_LABEL_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Checkbox, Input, Select } from 'antd';
import { templatesText } from '../text.ts';
import { putField, removeField } from '../view-model/edit-fields.ts';
import { changeType, type FieldType, fieldTypes, typeOf } from '../view-model/field-kind.ts';
import type { Content, TemplateDetail, TemplateField } from '../view-model/shapes.ts';
import { FieldDetails } from './field-details.tsx';
import styles from './templates.module.css';

interface FieldRowProps {
  readonly field: TemplateField;
  readonly content: Content;
  readonly paragraphs: TemplateDetail['paragraphs'];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Null when read only. */
  readonly onChange: ((content: Content) => void) | null;
}

const text = templatesText.editor;
/** A field in one line; opened, its places and the part each takes. */
export function FieldRow({ field, content, paragraphs, isOpen, onOpen, onChange }: FieldRowProps) {
  const { id, label, isRequired } = field;
  const isFixed = onChange === null;
  const put = (changed: TemplateField) => onChange?.(putField(content, changed));
  return (
    <div className={styles.fieldBox} data-row={id} data-selected={isOpen || undefined}>
      <div className={styles.fieldRow}>
        <Select<FieldType>
          value={typeOf(field)}
          options={[...fieldTypes]}
          popupMatchSelectWidth={false}
          disabled={isFixed}
          aria-label={text.kind(label)}
          onChange={(type) => put(changeType(field, type))}
        />
        <Input
          value={label}
          maxLength={TEMPLATE_LABEL_MAX_CHARACTERS}
          disabled={isFixed}
          aria-label={text.label}
          onChange={(event) => put({ ...field, label: event.target.value })}
        />
        <Checkbox
          className={styles.checks ?? ''}
          checked={isRequired}
          disabled={isFixed}
          onChange={(event) => put({ ...field, isRequired: event.target.checked })}
        >
          {text.required}
        </Checkbox>
        <span className={styles.rowButtons}>
          <Button
            type="text"
            size="small"
            icon={isOpen ? <DownOutlined /> : <RightOutlined />}
            aria-label={text.details(label)}
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          >
            {text.places(field.places.length)}
          </Button>
          {onChange && (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={text.removeField(label)}
              onClick={() => onChange(removeField(content, id))}
            />
          )}
        </span>
      </div>
      {isOpen && <FieldDetails field={field} content={content} paragraphs={paragraphs} onChange={onChange} />}
    </div>
  );
}
