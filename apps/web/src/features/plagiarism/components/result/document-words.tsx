import { memo, type Ref, useMemo } from 'react';
import { DocumentText } from '../../../../shared/workbench/document-text.tsx';
import type { DocumentHandle } from '../../../../shared/workbench/view-model/document-place.ts';
import { resultText as text } from '../../result.text.ts';
import { type FragmentMark, type Spotlight, spotMark } from '../../view-model/document-marks.ts';
import type { DocumentText as Text } from '../../view-model/plagiarism-shapes.ts';
import { cutRow, indexMarks, type MarkIndex, type TextRow, textRows } from '../../view-model/text-rows.ts';
import styles from './document-words.module.css';
import { MarkedWords } from './marked-words.tsx';

interface DocumentWordsProps {
  readonly name: string;
  readonly document: Text;
  readonly marks: readonly FragmentMark[];
  readonly selectedId: string | null;
  readonly spotlight: Spotlight | null;
  readonly onSelect: (id: string) => void;
  readonly ref: Ref<DocumentHandle>;
}

/** The text of a document; each row reads only its own marks. */
export function DocumentWords(props: DocumentWordsProps) {
  const { name, document, marks, selectedId, spotlight, onSelect, ref } = props;
  const { blocks, text: whole } = document.document;
  const rows = useMemo(() => textRows(blocks, whole, document.files), [blocks, whole, document.files]);
  const index = useMemo(
    () => indexMarks(spotlight ? [...marks, spotMark(spotlight)] : marks),
    [marks, spotlight],
  );
  return (
    <DocumentText
      ref={ref}
      label={text.documentOf(name)}
      rows={rows}
      renderHead={(row) => <RowHead row={row} />}
      renderWords={(row) => (
        <RowWords row={row} whole={whole} index={index} selectedId={selectedId} onSelect={onSelect} />
      )}
    />
  );
}

function RowHead({ row: { fileName, type, start, end } }: { readonly row: TextRow }) {
  return (
    <>
      {fileName !== null && <h3 className={styles.file}>{fileName}</h3>}
      {type === 'image' && end > start && <p className={styles.file}>{text.pictureWords}</p>}
    </>
  );
}

interface RowWordsProps {
  readonly row: TextRow;
  readonly whole: string;
  readonly index: MarkIndex<FragmentMark>;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

const RowWords = memo(function RowWords({ row, whole, index, selectedId, onSelect }: RowWordsProps) {
  const segments = useMemo(() => cutRow(row, index), [row, index]);
  return segments.map((segment) => (
    <MarkedWords
      key={segment.start}
      segment={segment}
      words={whole.slice(segment.start, segment.end)}
      selectedId={selectedId}
      onSelect={onSelect}
    />
  ));
});
