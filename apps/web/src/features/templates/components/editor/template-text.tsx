import { Button } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { templatesText } from '../../text.ts';
import { toggleClause } from '../../view-model/edit-fields.ts';
import { type FieldPlace, fieldPlaces, markParagraph } from '../../view-model/marked-paragraph.ts';
import type { Content, TemplateDetail } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';

interface TemplateTextProps {
  readonly detail: TemplateDetail;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  /** Null when read only. */
  readonly onClauses: ((content: Content) => void) | null;
}

const text = templatesText.editor;

export function TemplateText({ detail, selectedId, onSelect, onClauses }: TemplateTextProps) {
  const { fields, clauses, paragraphs } = detail;
  const pane = useRef<HTMLElement>(null);
  const places = useMemo(() => fieldPlaces(fields), [fields]);
  const labels = useMemo(() => new Map(fields.map(({ id, label }) => [id, label])), [fields]);
  useEffect(() => {
    if (selectedId === null) return;
    pane.current
      ?.querySelector(`mark[data-field="${CSS.escape(selectedId)}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [selectedId]);
  return (
    <section ref={pane} className={`${styles.pane} ${styles.sheet}`} aria-label={text.paragraphs}>
      {paragraphs.map((paragraph) => {
        const isOptional = clauses.some(
          ({ start, end }) => start <= paragraph.start && paragraph.start < end,
        );
        return (
          <p key={paragraph.id} className={isOptional ? styles.optional : ''}>
            <Pieces
              paragraph={paragraph}
              places={places}
              labels={labels}
              selectedId={selectedId}
              onSelect={onSelect}
            />
            {onClauses && paragraph.text.trim() !== '' && (
              <Button
                size="small"
                type="link"
                onClick={() => onClauses(toggleClause({ fields, clauses }, paragraph))}
              >
                {isOptional ? text.notOptional : text.makeOptional}
              </Button>
            )}
          </p>
        );
      })}
    </section>
  );
}

interface PiecesProps extends Pick<TemplateTextProps, 'selectedId' | 'onSelect'> {
  readonly paragraph: TemplateDetail['paragraphs'][number];
  readonly places: readonly FieldPlace[];
  readonly labels: ReadonlyMap<string, string>;
}

function Pieces({ paragraph, places, labels, selectedId, onSelect }: PiecesProps) {
  return markParagraph(paragraph, places).map(({ start, text: words, fieldId }) =>
    fieldId === null ? (
      <span key={start} data-start={start}>
        {words}
      </span>
    ) : (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the list of fields beside it takes the keyboard
      <mark
        key={`${start}-${fieldId}`}
        className={styles.field}
        data-field={fieldId}
        data-selected={fieldId === selectedId || undefined}
        onClick={() => onSelect(fieldId)}
      >
        {labels.get(fieldId)}
      </mark>
    ),
  );
}
