import type { ChatMessage, ChatSource } from '@wenjian/api';
import { Alert, Button, Tag, Tooltip } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { chatText as text } from '../text.ts';
import type { Process } from '../view-model/stream.ts';
import styles from './answer.module.css';
import { AnswerBody, SharedAnswerBody } from './answer-body.tsx';
import { CardList } from './card-list.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { SourceList } from './source-list.tsx';
import { ThinkFold } from './think-fold.tsx';

interface AnswerRowProps {
  readonly message: ChatMessage;
  /** While the answer is in progress. */
  readonly process?: Process | null;
  readonly isShared?: boolean;
  /** The actions below the answer. */
  readonly children?: ReactNode;
  readonly onAskAgain?: (() => void) | undefined;
}

export function AnswerRow({
  message,
  process = null,
  isShared = false,
  children,
  onAskAgain,
}: AnswerRowProps) {
  const [source, setSource] = useState<ChatSource | null>(null);
  const openSource = useCallback((opened: ChatSource) => setSource(opened), []);
  const Body = isShared ? SharedAnswerBody : AnswerBody;
  const { mode, engine, content, think, think_ms, state } = message;
  const isRunning = state === 'running';
  return (
    <article className={styles.answer} aria-label={text.modes[mode]} aria-busy={isRunning} data-state={state}>
      <header className={styles.head}>
        <span>{text.modes[mode]}</span>
        {engine === 'local' ? <LocalTag /> : null}
      </header>
      {isRunning && content === '' ? <ProcessLine process={process} isThinking={think !== ''} /> : null}
      <ThinkFold think={think} thinkMs={think_ms} isThinking={isRunning && content === ''} />
      <Body message={message} onOpenSource={openSource} />
      {isRunning && content !== '' ? <span className={styles.caret} aria-hidden="true" /> : null}
      <StateNotice message={message} onAskAgain={onAskAgain} />
      <CardList cards={message.card_list} isShared={isShared} />
      <SourceList sources={message.source_list} cases={message.cases_list} onOpen={openSource} />
      {children}
      {source ? <SourceDialog source={source} canOpen={!isShared} onClose={() => setSource(null)} /> : null}
    </article>
  );
}

export function LocalTag() {
  return (
    <Tooltip title={text.localDetail}>
      <Tag className={styles.local ?? ''}>{text.localMode}</Tag>
    </Tooltip>
  );
}

interface ProcessLineProps {
  readonly process: Process | null;
  readonly isThinking: boolean;
}

/** Arriving thoughts already show the progress. */
function ProcessLine({ process, isThinking }: ProcessLineProps) {
  if (isThinking) return null;
  return (
    <p className={styles.process} role="status">
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {process === null ? text.starting : text.process(process.current, process.total, process.label)}
    </p>
  );
}

interface StateNoticeProps {
  readonly message: ChatMessage;
  readonly onAskAgain?: (() => void) | undefined;
}

function StateNotice({ message: { state, notice }, onAskAgain }: StateNoticeProps) {
  if (state === 'failed') {
    return (
      <Alert
        className={styles.notice ?? ''}
        type="error"
        title={notice ?? text.failed}
        action={
          onAskAgain ? (
            <Button size="small" onClick={onAskAgain}>
              {text.askAgain}
            </Button>
          ) : null
        }
      />
    );
  }
  const words = notice ?? (state === 'stopped' ? text.stopped : null);
  return words === null ? null : <p className={styles.stateWords}>{words}</p>;
}
