import { Empty } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { templatesText } from '../../text.ts';
import type { Content, TemplateDetail } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';
import { ClauseRow } from './clause-row.tsx';
import { FieldRow } from './field-row.tsx';
import { MANY_FIELDS, NearView } from './near-view.tsx';

interface FieldListProps {
  readonly content: Content;
  readonly paragraphs: TemplateDetail['paragraphs'];
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  /** Null when read only. */
  readonly onChange: ((content: Content) => void) | null;
}

const text = templatesText.editor;

export function FieldList({ content, paragraphs, selectedId, onSelect, onChange }: FieldListProps) {
  const { fields, clauses } = content;
  const pane = useRef<HTMLElement>(null);
  const latest = useRef({ content, onSelect, onChange });
  latest.current = { content, onSelect, onChange };
  const open = useCallback((id: string | null) => latest.current.onSelect(id), []);
  const edit = useCallback((change: (content: Content) => Content) => {
    const now = latest.current;
    now.onChange?.(change(now.content));
  }, []);
  useEffect(() => {
    if (selectedId !== null)
      pane.current
        ?.querySelector(`[data-row="${CSS.escape(selectedId)}"]`)
        ?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [selectedId]);
  return (
    <section ref={pane} className={styles.pane} aria-label={text.fields}>
      <h2 className={styles.subtitle}>{text.fields}</h2>
      {fields.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noFields} />}
      {fields.map((field) => (
        <NearView
          key={field.id}
          id={field.id}
          label={field.label}
          isWaiting={fields.length > MANY_FIELDS && field.id !== selectedId}
        >
          <FieldRow
            field={field}
            opened={field.id === selectedId ? { content, paragraphs } : null}
            onOpen={open}
            onEdit={onChange === null ? null : edit}
          />
        </NearView>
      ))}
      <h2 className={styles.subtitle}>{text.clauses}</h2>
      {clauses.length === 0 && <p className={styles.hint}>{text.noClauses}</p>}
      {clauses.map((clause) => (
        <ClauseRow key={clause.id} clause={clause} content={content} onChange={onChange} />
      ))}
    </section>
  );
}
