import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import type { AnswerContent, CallAnswer } from '../api/send-call.ts';
import { tryText as text } from '../text.ts';
import styles from './try-panel.module.css';

export function AnswerView({ answer }: { readonly answer: CallAnswer }) {
  const { status, statusText, tookMs, headers, failure, content } = answer;
  return (
    <section className={styles.answer} aria-label={text.answer}>
      <p>
        <strong className={failure === null ? styles.good : styles.bad}>
          {status} {statusText}
        </strong>{' '}
        <span className={styles.faint}>{text.took(tookMs)}</span>
      </p>
      {failure === null ? null : (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <dl className={styles.headers}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Content content={content} />
    </section>
  );
}

/** A page with more would stand still while it is laid out. */
const SHOWN_CHARACTERS = 100_000;

function Content({ content }: { readonly content: AnswerContent }) {
  if (content.kind === 'file')
    return (
      <button type="button" className={styles.plain} onClick={() => saveBlob(content.blob, content.name)}>
        {text.saveFile(formatFileSize(content.blob.size))}
      </button>
    );
  const { length } = content.text;
  if (length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <pre tabIndex={0}>{content.text.slice(0, SHOWN_CHARACTERS)}</pre>
      {length > SHOWN_CHARACTERS ? (
        <p className={styles.faint}>{text.cut(SHOWN_CHARACTERS, length)}</p>
      ) : null}
    </>
  );
}
