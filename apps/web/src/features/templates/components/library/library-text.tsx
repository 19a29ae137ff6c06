import { useMemo } from 'react';
import { libraryText } from '../../library.text.ts';
import { type LibraryParagraph, libraryBlocks } from '../../view-model/library-blocks.ts';
import { type FieldPlace, fieldPlaces, markParagraph } from '../../view-model/marked-paragraph.ts';
import type { LibraryDetail } from '../../view-model/shapes.ts';
import styles from './library.module.css';

/** The contract as it will be read, with the name of each field in its place. */
export function LibraryText({ template }: { readonly template: LibraryDetail }) {
  const { paragraphs, fields, clauses } = template;
  const places = useMemo(() => fieldPlaces(fields), [fields]);
  // What a party writes is named beside the blank.
  const labels = useMemo(
    () => new Map(fields.flatMap(({ id, kind, label }) => (kind === 'party' ? [] : [[id, label]]))),
    [fields],
  );
  const blocks = useMemo(() => libraryBlocks(paragraphs), [paragraphs]);
  const isOptional = ({ start }: LibraryParagraph): boolean =>
    clauses.some((clause) => clause.start <= start && start < clause.end);
  const pieces = (paragraph: LibraryParagraph) => (
    <Pieces paragraph={paragraph} places={places} labels={labels} />
  );
  return (
    <section className={styles.sheet} aria-label={libraryText.text}>
      {blocks.map((block) => {
        if (block.kind === 'table')
          return (
            <div key={block.id} className={styles.wideTable}>
              <table className={styles.table}>
                <tbody>
                  {block.rows.map((row) => (
                    <tr key={row[0]?.id}>
                      {row.map((cell) => (
                        <td key={cell.id}>{pieces(cell)}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          );
        const { paragraph } = block;
        if (paragraph.level === 1) return <h2 key={paragraph.id}>{pieces(paragraph)}</h2>;
        if (paragraph.level !== null) return <h3 key={paragraph.id}>{pieces(paragraph)}</h3>;
        return (
          <p key={paragraph.id} className={isOptional(paragraph) ? styles.optional : ''}>
            {pieces(paragraph)}
          </p>
        );
      })}
    </section>
  );
}

interface PiecesProps {
  readonly paragraph: LibraryParagraph;
  readonly places: readonly FieldPlace[];
  readonly labels: ReadonlyMap<string, string>;
}

/** A box stays a box; its words say what it is for. In a table the head of the column says it. */
function Pieces({ paragraph, places, labels }: PiecesProps) {
  return markParagraph(paragraph, places).map(({ start, text, fieldId }) =>
    fieldId === null || text === '□' ? (
      <span key={start}>{text}</span>
    ) : (
      <mark key={start} className={styles.field}>
        {paragraph.cell === null ? (labels.get(fieldId) ?? text) : text}
      </mark>
    ),
  );
}
