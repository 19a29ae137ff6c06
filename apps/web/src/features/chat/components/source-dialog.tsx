import type { ChatSource } from '@wenjian/api';
import { Button, Modal, Tag } from 'antd';
import { useHref } from 'react-router';
import { lawStatusWords } from '../../../shared/laws/law-status.text.ts';
import { copyWords } from '../../../shared/ui/copy-words.ts';
import { sourceText as text } from '../text.ts';
import { sourcePath } from '../view-model/source-path.ts';
import styles from './source.module.css';

interface SourceDialogProps {
  readonly source: ChatSource;
  /** Readers of a shared chat may not open the documents of its space. */
  readonly canOpen: boolean;
  readonly onClose: () => void;
}

const openWords: Readonly<Record<ChatSource['type'], string>> = {
  law: text.openInLaws,
  case: text.open,
  document: text.openInDocument,
  help: text.open,
};

/** The article itself, or the passage with the way to its page. */
export function SourceDialog({ source, canOpen, onClose }: SourceDialogProps) {
  const { title, type, status, state_of, page, text: words, is_verbatim } = source;
  const path = canOpen ? sourcePath(source) : null;
  const footer = (
    <>
      <Button onClick={() => void copyWords(`${title}\n${words}`, text.copied)}>{text.copy}</Button>
      {path === null ? null : <OpenButton path={path}>{openWords[type]}</OpenButton>}
    </>
  );
  return (
    <Modal open title={title} footer={footer} onCancel={onClose}>
      <div className={styles.dialogHead}>
        <span>{text.types[type]}</span>
        {page === null ? null : <span>{text.page(page)}</span>}
        {status === null ? null : (
          <Tag color={status === 'inForce' ? 'success' : 'warning'}>{lawStatusWords(status, state_of)}</Tag>
        )}
        {type === 'law' ? <span>{is_verbatim ? text.verbatim : text.notVerbatim}</span> : null}
      </div>
      <blockquote className={styles.wording} data-verbatim={is_verbatim}>
        {words}
      </blockquote>
    </Modal>
  );
}

/** Opens a new tab: the answer stays in place. */
function OpenButton({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <Button type="primary" href={useHref(path)} target="_blank" rel="noopener">
      {children}
    </Button>
  );
}
