import {
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  ExclamationOutlined,
  MinusOutlined,
  QuestionOutlined,
} from '@ant-design/icons';
import type { ChatCitation, CitationVerdict } from '@wenjian/api';
import { Popover } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { LawLink } from '../../../shared/laws/law-text.tsx';
import { citationText as text } from '../text.ts';
import styles from './citation-chip.module.css';

/** A mark beside the colour, for readers who cannot tell the colours apart. */
const marks: Readonly<Record<CitationVerdict, ComponentType>> = {
  supports: CheckOutlined,
  exists: MinusOutlined,
  repealed: ExclamationOutlined,
  amended: ExclamationOutlined,
  notFound: CloseOutlined,
  notVerified: QuestionOutlined,
};

interface CitationChipProps {
  readonly citation: ChatCitation;
  /** The label when it is not right after the citation. */
  readonly withName?: boolean;
}

export function CitationChip({ citation, withName = false }: CitationChipProps) {
  const { law, article, verdict, reason, text: wording, successor } = citation;
  const name = text.name(law, article);
  const Mark = marks[verdict];
  const detail = (
    <div className={styles.detail}>
      <p>{reason}</p>
      {successor ? <p>{text.successor(text.name(successor.law, successor.article))}</p> : null}
      {wording ? (
        <>
          <h5>{text.wording}</h5>
          <blockquote>{wording}</blockquote>
          <LawLink law={law} article={article} />
        </>
      ) : null}
    </div>
  );
  return (
    <Chip verdict={verdict} label={text.chipLabel(name, text.verdicts[verdict])} title={name} detail={detail}>
      <Mark />
      {withName ? `${name} ` : null}
      {text.verdicts[verdict]}
      {successor && !withName ? ` → ${text.name(successor.law, successor.article)}` : null}
    </Chip>
  );
}

/** An article the server has not checked yet. */
export function UnjudgedChip({ isRunning }: { readonly isRunning: boolean }) {
  const word = isRunning ? text.pending : text.verdicts.notVerified;
  const reason = isRunning ? text.pendingReason : text.unjudgedReason;
  return (
    <Chip verdict="notVerified" label={word} title={word} detail={<p className={styles.detail}>{reason}</p>}>
      {isRunning ? <ClockCircleOutlined /> : <QuestionOutlined />}
      {word}
    </Chip>
  );
}

/** Keeps a following comma on the chip's line. */
const WORD_JOINER = '\u2060';

interface ChipProps {
  readonly verdict: CitationVerdict;
  readonly label: string;
  readonly title: string;
  readonly detail: ReactNode;
  readonly children: ReactNode;
}

function Chip({ verdict, label, title, detail, children }: ChipProps) {
  return (
    <>
      <Popover trigger="click" title={title} content={detail}>
        <button type="button" className={styles.chip} data-verdict={verdict} aria-label={label}>
          {children}
        </button>
      </Popover>
      {WORD_JOINER}
    </>
  );
}
