import { firstDemo } from '../../demos/load-demo.ts';
import { homeText as text } from '../../home.text.ts';
import styles from './hero-picture.module.css';

/** The most telling paragraphs of the comparison, and their findings. */
const SHOWN_FINDINGS: readonly number[] = [0, 1, 5, 6];

/** A picture of the product: an excerpt of the comparison shown in full below. */
export function HeroPicture() {
  return (
    <figure className={styles.figure}>
      <div className={styles.window}>
        <p className={styles.bar}>
          <i />
          <i />
          <i />
          <span>{text.heroTitle}</span>
        </p>
        <div className={styles.sheets}>
          {firstDemo.sheets.map((sheet, side) => (
            <div key={sheet.label} className={styles.sheet}>
              <span className={styles.label}>{sheet.label}</span>
              {sheet.paragraphs
                .filter((parts) => parts.some(({ finding }) => finding !== undefined && isShown(finding)))
                .map((parts) => (
                  <p key={parts[0]?.text}>
                    {parts.map((part) =>
                      part.finding === undefined ? (
                        part.text
                      ) : (
                        <mark key={part.finding} data-side={side === 0 ? 'old' : 'new'}>
                          {part.text}
                        </mark>
                      ),
                    )}
                  </p>
                ))}
            </div>
          ))}
        </div>
        <ol className={styles.changes}>
          {SHOWN_FINDINGS.map((index) => (
            <li key={index}>
              <b>{index + 1}</b>
              {firstDemo.findings[index]?.title}
            </li>
          ))}
        </ol>
        <p className={styles.strip}>
          <span>{firstDemo.summary}</span>
          <span>
            {text.examined} {firstDemo.examined.join(' · ')}
          </span>
        </p>
      </div>
      <figcaption>{text.heroCaption}</figcaption>
    </figure>
  );
}

function isShown(finding: number): boolean {
  return SHOWN_FINDINGS.includes(finding);
}
