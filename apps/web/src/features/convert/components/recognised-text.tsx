import { convertText } from '../text.ts';
import { type Paragraph, paragraphsOf } from '../view-model/recognised-text.ts';
import type { RecognitionResult } from '../view-model/shapes.ts';
import styles from './recognition-view.module.css';

interface RecognisedTextProps {
  readonly pages: RecognitionResult['pages'];
  readonly chosenLine: number | null;
  readonly onLine: (line: number | null) => void;
}

export function RecognisedText({ pages, chosenLine, onLine }: RecognisedTextProps) {
  const text = convertText.ocr;
  return (
    <div className={styles.text}>
      <span className={styles.paneTitle}>{text.textPane}</span>
      {pages.map((page, index) => {
        const paragraphs = paragraphsOf(page);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name than their number
          <article key={index} className={styles.page} aria-label={text.page(index + 1)}>
            {pages.length > 1 && <span className={styles.pageNumber}>{text.page(index + 1)}</span>}
            {page.handwritingCount !== undefined && (
              <p className={styles.note}>{text.handwriting(page.handwritingCount)}</p>
            )}
            {paragraphs.length === 0 && <p className={styles.note}>{text.emptyPage}</p>}
            {paragraphs.map((paragraph, at) => (
              <ParagraphText
                // biome-ignore lint/suspicious/noArrayIndexKey: the result never changes, paragraphs may repeat
                key={at}
                paragraph={paragraph}
                chosenLine={chosenLine}
                onLine={onLine}
              />
            ))}
          </article>
        );
      })}
    </div>
  );
}

interface ParagraphTextProps extends Omit<RecognisedTextProps, 'pages'> {
  readonly paragraph: Paragraph;
}

/** Uncertain places are marks that can be reached with the Tab key and show their certainty. */
function ParagraphText({ paragraph, chosenLine, onLine }: ParagraphTextProps) {
  return (
    <p>
      {paragraph.map(({ text, hint, line }, index) => {
        const isChosen = line === chosenLine;
        const choose = () => onLine(line);
        return hint === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the result never changes, pieces may repeat
          <span key={index} data-chosen={isChosen} onPointerEnter={choose}>
            {text}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the result never changes, pieces may repeat
          <mark key={index} className={styles.uncertain} data-chosen={isChosen} onPointerEnter={choose}>
            <button type="button" title={hint} aria-label={`${text}，${hint}`} onFocus={choose}>
              {text}
            </button>
          </mark>
        );
      })}
    </p>
  );
}
