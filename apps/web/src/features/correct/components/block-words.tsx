import { RENUMBER_ALL } from '@wenjian/api';
import { cutBlock, type TextSpan } from '../../../shared/result/marked-text.ts';
import { SpotWords } from '../../../shared/result/text-sheet.tsx';
import type { TextMark } from '../view-model/page-marks.ts';
import { type RevisedPiece, reviseBlock, type TextEdit } from '../view-model/revised-text.ts';
import styles from './result-text-pane.module.css';
import type { ResultDesk } from './use-result-desk.ts';

interface MarkedWordsProps {
  readonly desk: ResultDesk;
  readonly span: TextSpan;
  readonly marks: readonly TextMark[];
}

export function MarkedWords({ desk, span, marks }: MarkedWordsProps) {
  const { result, selection, select } = desk;
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
export function RevisedWords({ desk, span, marks, edits }: RevisedWordsProps) {
  return reviseBlock(desk.result.document.text, span, edits).map((piece) => {
    const key = `${piece.kind} ${piece.start}`;
    if (piece.kind !== 'kept') return <EditedWords key={key} desk={desk} piece={piece} />;
    const kept = { start: piece.start, end: piece.start + piece.text.length };
    return <MarkedWords key={key} desk={desk} span={kept} marks={marks} />;
  });
}

function EditedWords({ desk, piece }: { readonly desk: ResultDesk; readonly piece: RevisedPiece }) {
  const { correctionId, kind, text, start } = piece;
  const isOne = correctionId !== null && correctionId !== RENUMBER_ALL;
  const { spotlight } = desk;
  const isSpot =
    kind === 'deleted' && spotlight && start < spotlight.end && spotlight.start < start + text.length;
  const Tag = kind === 'deleted' ? 'del' : 'ins';
  return (
    <Tag
      className={styles[kind]}
      data-selected={(isOne && correctionId === desk.selection?.id) || undefined}
      onClick={() => isOne && desk.select(correctionId, 'page')}
    >
      {isSpot ? <SpotWords>{text}</SpotWords> : text}
    </Tag>
  );
}
