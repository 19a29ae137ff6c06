import { RENUMBER_ALL } from '@wenjian/api';
import { MarkedWords, type MarkedWordsProps, SpotWords } from '../../../../shared/workbench/marked-words.tsx';
import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { type RevisedPiece, reviseBlock, type TextEdit } from '../../view-model/revised-text.ts';
import styles from './revised-words.module.css';

interface RevisedWordsProps extends MarkedWordsProps {
  readonly edits: readonly TextEdit[];
  readonly spotlight: DocumentPlace | null;
}

/** Accepted corrections are shown as deletion and insertion; open ones keep their mark. */
export function RevisedWords({ edits, spotlight, ...words }: RevisedWordsProps) {
  return reviseBlock(words.text, words.span, edits).map((piece) => {
    const key = `${piece.kind} ${piece.start}`;
    if (piece.kind === 'kept') {
      const kept = { start: piece.start, end: piece.start + piece.text.length };
      return <MarkedWords key={key} {...words} span={kept} />;
    }
    return <EditedWords key={key} {...words} piece={piece} spotlight={spotlight} />;
  });
}

interface EditedWordsProps extends Pick<RevisedWordsProps, 'selectedId' | 'onSelect' | 'spotlight'> {
  readonly piece: RevisedPiece;
}

function EditedWords({ piece, selectedId, onSelect, spotlight }: EditedWordsProps) {
  const { correctionId, kind, text, start } = piece;
  const isOne = correctionId !== null && correctionId !== RENUMBER_ALL;
  const isSpot =
    kind === 'deleted' && spotlight && start < spotlight.end && spotlight.start < start + text.length;
  const Tag = kind === 'deleted' ? 'del' : 'ins';
  return (
    <Tag
      className={styles[kind]}
      data-at={kind === 'deleted' ? start : undefined}
      data-selected={(isOne && correctionId === selectedId) || undefined}
      onClick={() => isOne && onSelect(correctionId)}
    >
      {isSpot ? <SpotWords at={start}>{text}</SpotWords> : text}
    </Tag>
  );
}
