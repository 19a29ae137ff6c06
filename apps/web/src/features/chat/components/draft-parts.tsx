import { CloseOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { changeDraft, useDraft } from '../api/draft.store.ts';
import { offerSelection, usePanel } from '../api/panel.store.ts';
import { composerText as text } from '../text.ts';
import styles from './composer.module.css';

const SHOWN_CHARACTERS = 24;

/**
 * The attachments of a question: quoted words, documents of the knowledge base; and the button to quote the
 * selection.
 */
export function DraftParts() {
  const { quote, documents } = useDraft();
  return (
    <>
      <SelectionOffer hasQuote={quote !== null} />
      {quote === null ? null : (
        <div className={styles.part}>
          <blockquote className={styles.quote} aria-label={text.quoted}>
            {quote}
          </blockquote>
          <RemoveButton label={text.removeQuote} onClick={() => changeDraft({ quote: null })} />
        </div>
      )}
      {documents.map(({ id, name }) => (
        <div key={id} className={styles.part}>
          <FileTextOutlined aria-hidden />
          <span className={styles.documentName}>{name}</span>
          <RemoveButton
            label={text.removeDocument(name)}
            onClick={() => changeDraft({ documents: documents.filter((one) => one.id !== id) })}
          />
        </div>
      ))}
    </>
  );
}

function SelectionOffer({ hasQuote }: { readonly hasQuote: boolean }) {
  const { selection } = usePanel();
  const { quote } = useDraft();
  if (selection === null || (hasQuote && quote === selection)) return null;
  const shown = selection.length > SHOWN_CHARACTERS ? `${selection.slice(0, SHOWN_CHARACTERS)}…` : selection;
  const take = () => {
    changeDraft({ quote: selection });
    offerSelection(null);
  };
  return (
    <div className={styles.part} data-kind="offer">
      <span className={styles.documentName}>{text.selection(shown)}</span>
      <Button size="small" type="link" onClick={take}>
        {text.quoteSelected}
      </Button>
      <RemoveButton label={text.dismissSelection} onClick={() => offerSelection(null)} />
    </div>
  );
}

interface RemoveButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={<CloseOutlined />}
      aria-label={label}
      title={label}
      onClick={onClick}
    />
  );
}
