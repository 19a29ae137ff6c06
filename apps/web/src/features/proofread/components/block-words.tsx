import { RENUMBER_ALL } from '@wenjian/api';
import { cutBlock, type TextSpan } from '../../../shared/result/marked-text.ts';
import { SpotWords } from '../../../shared/result/text-sheet.tsx';
import type { TextMark } from '../view-model/page-marks.ts';
import { type RevisedPiece, reviseBlock, type TextEdit } from '../view-model/revised-text.ts';
import styles from './result-text-pane.module.css';
import type { ResultState } from './use-result-state.ts';

interface MarkedWordsProps {
  readonly resultState: ResultState;
  readonly span: TextSpan;
  readonly marks: readonly TextMark[];
}

export function MarkedWords({ resultState, span, marks }: MarkedWordsProps) {
  const { result, selection, select } = resultState;
  return cutBlock(result.document.text, span, marks).map(({ start, text: words, mark }) => {
    if (!mark) return <span key={start}>{words}</span>;
    if (mark.tier === null) return <SpotWords key={start}>{words}</SpotWords>;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the list is its equal for the keyboard
      <mark
        key={start}
        className={styles.mark}
        data-tier={mark.tier}
        data-selected={mark.id === selection?.id || undefined}
        onClick={() => select(mark.id, 'page')}
      >
        {words}
      </mark>
    );
  });
}

interface RevisedWordsProps extends MarkedWordsProps {
  readonly edits: readonly TextEdit[];
}

/** Accepted corrections are shown as deletion and insertion; open ones keep their mark. */
export function RevisedWords({ resultState, span, marks, edits }: RevisedWordsProps) {
  return reviseBlock(resultState.result.document.text, span, edits).map((piece) => {
    const key = `${piece.kind} ${piece.start}`;
    if (piece.kind !== 'kept') return <EditedWords key={key} resultState={resultState} piece={piece} />;
    const kept = { start: piece.start, end: piece.start + piece.text.length };
    return <MarkedWords key={key} resultState={resultState} span={kept} marks={marks} />;
  });
}

function EditedWords({
  resultState,
  piece,
}: {
  readonly resultState: ResultState;
  readonly piece: RevisedPiece;
}) {
  const { correctionId, kind, text, start } = piece;
  const isOne = correctionId !== null && correctionId !== RENUMBER_ALL;
  const { spotlight } = resultState;
  const isSpot =
    kind === 'deleted' && spotlight && start < spotlight.end && spotlight.start < start + text.length;
  const Tag = kind === 'deleted' ? 'del' : 'ins';
  return (
    <Tag
      className={styles[kind]}
      data-selected={(isOne && correctionId === resultState.selection?.id) || undefined}
      onClick={() => isOne && resultState.select(correctionId, 'page')}
    >
      {isSpot ? <SpotWords>{text}</SpotWords> : text}
    </Tag>
  );
}
