import { Alert, Skeleton } from 'antd';
import { useMemo } from 'react';
import { templatesText } from '../../text.ts';
import type { FilledPreview, TemplateDetail } from '../../view-model/shapes.ts';
import { shownParagraphs } from '../../view-model/shown-paragraphs.ts';
import styles from '../templates.module.css';

interface FilledTextProps {
  readonly paragraphs: TemplateDetail['paragraphs'];
  readonly preview: FilledPreview | null;
  readonly error: Error | null;
}

/** The text as it would be written: filled and open places are marked. */
export function FilledText({ paragraphs, preview, error }: FilledTextProps) {
  const shown = useMemo(() => preview && shownParagraphs(paragraphs, preview), [paragraphs, preview]);
  if (shown === null)
    return error ? <Alert type="error" showIcon title={error.message} /> : <Skeleton active />;
  return (
    <section className={`${styles.pane} ${styles.sheet}`} aria-label={templatesText.form.preview}>
      {shown.map(({ id, pieces }) => (
        <p key={id}>
          {pieces.map(({ text, fieldId, isFilled }, index) =>
            fieldId === null ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a field may stand in a paragraph several times, in this order
              <mark key={`${fieldId}-${index}`} className={isFilled ? styles.field : styles.open}>
                {text}
              </mark>
            ),
          )}
        </p>
      ))}
    </section>
  );
}
