import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { memo, useEffect, useMemo, useRef } from 'react';
import { findInText, makeFindable, normaliseQuery } from '../../../shared/pdf/view-model/find-text.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { PageMessage } from '../../../shared/ui/page-message.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useDocumentText } from '../api/use-document-text.ts';
import { documentsText as text } from '../text.ts';
import { formatCount } from '../view-model/coverage-summary.ts';
import type { DocumentText } from '../view-model/document-shapes.ts';
import { countCharacters, type TextPage, textPages } from '../view-model/text-pages.ts';
import styles from './document-text-view.module.css';
import { MarkedWords } from './marked-words.tsx';

interface DocumentTextViewProps {
  readonly id: string;
  /** Words marked in the text, the first one scrolled into view; empty: none. */
  readonly words: string;
}

export function DocumentTextView({ id, words }: DocumentTextViewProps) {
  const read = useDocumentText(id);
  if (read.data) return <TextPane content={read.data} words={words} />;
  if (read.isPending) return <PageLoading />;
  return (
    <div className={styles.failed}>
      <Alert
        type="error"
        showIcon
        title={text.loadFailed}
        description={read.error.message}
        action={<Button onClick={() => read.refetch()}>{text.refresh}</Button>}
      />
    </div>
  );
}

interface TextPaneProps {
  readonly content: DocumentText;
  readonly words: string;
}

function TextPane({ content, words }: TextPaneProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are there after each of these
  useEffect(() => {
    scroller.current?.querySelector('mark')?.scrollIntoView?.({ block: 'center' });
  }, [content, words]);
  const pages = useMemo(() => textPages(content), [content]);
  const characters = useMemo(() => formatCount(countCharacters(content.text)), [content]);
  if (pages.length === 0) return <PageMessage title={text.textEmpty} detail={text.textEmptyDetail} />;
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <span>{text.characters(characters)}</span>
        <Button
          type="text"
          icon={<CopyOutlined />}
          onClick={() => void copy(content.text, text.copied(characters))}
        >
          {text.copyAll}
        </Button>
      </div>
      <div ref={scroller} className={styles.scroller}>
        <article className={styles.paper}>
          {pages.map((page) => (
            <PageOfText key={page.paragraphs[0]?.id} page={page} words={words} />
          ))}
        </article>
      </div>
    </div>
  );
}

interface PageOfTextProps {
  readonly page: TextPage;
  readonly words: string;
}

/** The browser skips the layout of hidden pages, but they stay selectable and searchable. */
const PageOfText = memo(function PageOfText({ page, words }: PageOfTextProps) {
  const query = normaliseQuery(words);
  return (
    <section className={styles.page}>
      {page.page === null ? null : <p className={styles.number}>{text.page(page.page)}</p>}
      {page.paragraphs.map(({ id, text: written, level, role }) => (
        <p key={id} className={styles.paragraph} data-level={level ?? undefined}>
          {role ? <span className={styles.role}>{role}</span> : null}
          <MarkedWords text={written} marks={findInText(makeFindable(written), query)} />
        </p>
      ))}
    </section>
  );
});

async function copy(words: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    showToast({ kind: 'success', message: done });
  } catch {
    showToast({ kind: 'warning', message: text.copyFailed });
  }
}
