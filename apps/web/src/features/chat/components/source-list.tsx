import { BankOutlined, BookOutlined, FileTextOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import type { ChatSource, ChatSourceType } from '@wenjian/api';
import type { ComponentType } from 'react';
import { lawStatusWords } from '../../../shared/laws/law-status.text.ts';
import { sourceText as text } from '../text.ts';
import styles from './source.module.css';

const icons: Readonly<Record<ChatSourceType, ComponentType>> = {
  law: BookOutlined,
  case: BankOutlined,
  document: FileTextOutlined,
  help: QuestionCircleOutlined,
};

interface SourceListProps {
  readonly sources: readonly ChatSource[];
  readonly cases: readonly ChatSource[];
  readonly onOpen: (source: ChatSource) => void;
}

/** The sources of an answer, as footnotes below it. */
export function SourceList({ sources, cases, onOpen }: SourceListProps) {
  return (
    <>
      <SourceGroup title={text.sources} sources={sources} onOpen={onOpen} />
      <SourceGroup title={text.cases} sources={cases} onOpen={onOpen} />
    </>
  );
}

interface SourceGroupProps {
  readonly title: string;
  readonly sources: readonly ChatSource[];
  readonly onOpen: (source: ChatSource) => void;
}

function SourceGroup({ title, sources, onOpen }: SourceGroupProps) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h4>{title}</h4>
      <ol>
        {sources.map((source) => (
          <li key={source.number}>
            <SourceRow source={source} onOpen={() => onOpen(source)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceRow({ source, onOpen }: { readonly source: ChatSource; readonly onOpen: () => void }) {
  const { number, type, title, status, page } = source;
  const Icon = icons[type];
  const isInForce = status === null || status === 'inForce';
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.number}>{number}</span>
      <span className={styles.icon}>
        <Icon />
      </span>
      <span className={styles.title}>{title}</span>
      {page === null ? null : <span className={styles.page}>{text.page(page)}</span>}
      {isInForce ? null : <span className={styles.status}>{lawStatusWords(status, null)}</span>}
    </button>
  );
}

/** A footnote in the text of an answer. */
export function SourceReference({
  source,
  onOpen,
}: {
  readonly source: ChatSource;
  readonly onOpen: () => void;
}) {
  const label = text.openReference(source.number, source.title);
  return (
    <button
      type="button"
      className={styles.reference}
      aria-label={label}
      title={source.title}
      onClick={onOpen}
    >
      {source.number}
    </button>
  );
}
