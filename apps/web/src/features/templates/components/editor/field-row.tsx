import { DeleteOutlined, DownOutlined, RightOutlined } from '@ant-design/icons';
import { TEMPLATE_LABEL_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Checkbox, Input, Select } from 'antd';
import { memo } from 'react';
import { templatesText } from '../../text.ts';
import { putField, removeField } from '../../view-model/edit-fields.ts';
import { changeType, type FieldType, fieldTypes, typeOf } from '../../view-model/field-kind.ts';
import type { Content, TemplateDetail, TemplateField } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';
import { FieldDetails } from './field-details.tsx';

interface FieldRowProps {
  readonly field: TemplateField;
  /** What its places are shown with; null while it is closed. */
  readonly opened: { readonly content: Content; readonly paragraphs: TemplateDetail['paragraphs'] } | null;
  /** Like `onEdit` the same function every time: of hundreds of rows only the one that changes is drawn. */
  readonly onOpen: (id: string | null) => void;
  /** Null when read only. */
  readonly onEdit: ((edit: (content: Content) => Content) => void) | null;
}

const text = templatesText.editor;
/** A field in one line; opened, its places and the part each takes. */
export const FieldRow = memo(function FieldRow({ field, opened, onOpen, onEdit }: FieldRowProps) {
  const { id, label, isRequired } = field;
  const isFixed = onEdit === null;
  const isOpen = opened !== null;
  const put = (changed: TemplateField) => onEdit?.((content) => putField(content, changed));
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
            onClick={() => onOpen(isOpen ? null : id)}
          >
            {text.places(field.places.length)}
          </Button>
          {onEdit && (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={text.removeField(label)}
              onClick={() => onEdit((content) => removeField(content, id))}
            />
          )}
        </span>
      </div>
      {opened && (
        <FieldDetails
          field={field}
          {...opened}
          onChange={onEdit === null ? null : (changed) => onEdit(() => changed)}
        />
      )}
    </div>
  );
});
