import { mobileText } from '../../mobile.text.ts';
import styles from './mobile-demo.module.css';

const text = mobileText.demo;

/** A drawing of a comparison; text and colours are the real ones. */
export function MobileDemo() {
  return (
    <figure className={styles.demo}>
      <div className={styles.frame}>
        <p className={styles.title}>{text.title}</p>
        <div className={styles.sheets}>
          <Sheet label={text.old} parts={text.before} mark="old" />
          <Sheet label={text.new} parts={text.after} mark="new" />
        </div>
        <ul className={styles.changes}>
          {text.changes.map((change, index) => (
            <li key={change}>
              <b>{index + 1}</b>
              {change}
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{text.caption}</figcaption>
    </figure>
  );
}

interface SheetProps {
  readonly label: string;
  /** Every second part is a changed one. */
  readonly parts: readonly string[];
  readonly mark: 'old' | 'new';
}

function Sheet({ label, parts, mark }: SheetProps) {
  return (
    <div className={styles.sheet}>
      <span className={styles.label}>{label}</span>
      <i className={styles.line} />
      <p>
        {parts.map((part, index) =>
          index % 2 === 1 ? (
            <mark key={part} data-side={mark}>
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </p>
      <i className={styles.line} />
      <i className={styles.line} />
      <i className={styles.line} data-short="true" />
    </div>
  );
}
