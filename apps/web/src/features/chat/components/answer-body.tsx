import type { ChatMessage, ChatSource } from '@wenjian/api';
import { useCallback, useMemo } from 'react';
import { useSupport } from '../api/use-law-reading.ts';
import { MarkdownView } from '../markdown/markdown-view.tsx';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { citationText } from '../text.ts';
import { answerMarks, sentencesOf, UNJUDGED_MARK_ID } from '../view-model/answer-marks.ts';
import type { Block } from '../view-model/markdown-tree.ts';
import { raiseReferences } from '../view-model/source-references.ts';
import { sourcesOf } from '../view-model/support.ts';
import styles from './answer.module.css';
import { CitationChip, UnjudgedChip } from './citation-chip.tsx';
import { SourceReference } from './source-list.tsx';

interface AnswerBodyProps {
  readonly message: ChatMessage;
  readonly onOpenSource: (source: ChatSource) => void;
}

const NO_SUPPORT: ReadonlyMap<number, number> = new Map();

/** The user's own answer: its supporting sources are requested. */
export function AnswerBody(props: AnswerBodyProps) {
  const blocks = useBlocks(props.message);
  const sentences = useMemo(() => sentencesOf(blocks).map(({ text }) => text), [blocks]);
  const support = useSupport(props.message, sentences);
  return <MarkedAnswer {...props} blocks={blocks} support={support} />;
}

/** A shared answer: shown unchanged. */
export function SharedAnswerBody(props: AnswerBodyProps) {
  return <MarkedAnswer {...props} blocks={useBlocks(props.message)} support={NO_SUPPORT} />;
}

function useBlocks({ content, source_list, cases_list }: ChatMessage): readonly Block[] {
  return useMemo(() => {
    const numbers = sourcesOf({ source_list, cases_list }).map(({ number }) => number);
    return raiseReferences(readMarkdown(content), new Set(numbers));
  }, [content, source_list, cases_list]);
}

interface MarkedAnswerProps extends AnswerBodyProps {
  readonly blocks: readonly Block[];
  readonly support: ReadonlyMap<number, number>;
}

function MarkedAnswer({ message, blocks, support, onOpenSource }: MarkedAnswerProps) {
  const { content, citations, state } = message;
  const { marks, unplaced } = useMemo(
    () => answerMarks({ blocks, content, citations, support }),
    [blocks, content, citations, support],
  );
  const renderMark = useCallback(
    (id: string) => {
      if (id === UNJUDGED_MARK_ID) return <UnjudgedChip isRunning={state === 'running'} />;
      const [kind, number] = id.split(':');
      if (kind === 'citation') {
        const citation = citations[Number(number)];
        return citation ? <CitationChip citation={citation} /> : null;
      }
      const source = sourcesOf(message).find((one) => one.number === Number(number));
      return source ? <SourceReference source={source} onOpen={() => onOpenSource(source)} /> : null;
    },
    [citations, message, state, onOpenSource],
  );
  return (
    <>
      <MarkdownView blocks={blocks} marks={marks} renderMark={renderMark} />
      {unplaced.length > 0 ? (
        <p className={styles.unplaced}>
          {citationText.unplaced}
          {unplaced.map((index) => {
            const citation = citations[index];
            return citation ? <CitationChip key={index} citation={citation} withName /> : null;
          })}
        </p>
      ) : null}
    </>
  );
}
