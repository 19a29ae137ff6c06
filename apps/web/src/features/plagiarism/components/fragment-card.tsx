import { Button, Tag } from 'antd';
import { memo } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { FindingComments } from '../../../shared/ui/result-slots.tsx';
import { resultText as text } from '../result.text.ts';
import type { NumberedFragment } from '../view-model/fragment-filter.ts';
import { quoteParts, whySimilar } from '../view-model/fragment-words.ts';
import { percentWords } from '../view-model/rate-words.ts';
import styles from './fragment-card.module.css';

export interface QuotedDocument {
  readonly docId: string;
  /** Before the quotation: the document it is from. */
  readonly label: string;
}

interface FragmentCardProps {
  readonly fragment: NumberedFragment;
  /** As the mark in the document. */
  readonly tone: string;
  readonly label: string;
  /** The quoted documents, the checked one first. */
  readonly quoted: readonly QuotedDocument[];
  /** Names of further documents that contain it. */
  readonly others: string;
  /** The key of its comments in the task. */
  readonly findingId: string;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly onLocate: (id: string) => void;
}

/** Why two places are alike: kind, figures, the words of both, and on choosing it a sentence for each reason. */
export const FragmentCard = memo(function FragmentCard(props: FragmentCardProps) {
  const { fragment, tone, label, quoted, others, findingId, isSelected, onSelect, onLocate } = props;
  const docIds = quoted.map(({ docId }) => docId);
  return (
    <article
      className={styles.card}
      data-tone={tone}
      data-selected={isSelected || undefined}
      data-testid="fragment-card"
    >
      <button
        type="button"
        className={styles.head}
        aria-expanded={isSelected}
        onClick={() => onSelect(fragment.id)}
      >
        <span className={styles.number}>
          {label}
          {text.kindSigns[fragment.kind]}
        </span>
        <span className={styles.kind} title={text.kindMeanings[fragment.kind]}>
          {text.kinds[fragment.kind]}
        </span>
        <span className={styles.figure}>{text.words(formatCount(fragment.words))}</span>
        {fragment.kind !== 'verbatim' && (
          <span className={styles.figure} title={text.similarityMeaning}>
            {text.similarity(percentWords(fragment.similarity))}
          </span>
        )}
        {fragment.rarity !== null && (
          <span className={styles.figure} title={text.rarityMeaning}>
            {text.rarityShort(percentWords(fragment.rarity))}
          </span>
        )}
        {fragment.isSubtracted && <Tag className={styles.tag ?? ''}>{text.subtractedTag}</Tag>}
      </button>
      {quoted.map((document) => (
        <Quote
          key={document.docId}
          fragment={fragment}
          document={document}
          docIds={docIds}
          isWhole={isSelected}
        />
      ))}
      {isSelected && (
        <div className={styles.why}>
          <strong>{text.why}</strong>
          {whySimilar(fragment, docIds).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {others !== '' && <p>{text.standsIn(others)}</p>}
          <Button size="small" type="link" onClick={() => onLocate(fragment.id)}>
            {text.locate}
          </Button>
        </div>
      )}
      <FindingComments findingId={findingId} isSelected={isSelected} />
    </article>
  );
});

interface QuoteProps {
  readonly fragment: NumberedFragment;
  readonly document: QuotedDocument;
  /** All quoted documents. */
  readonly docIds: readonly string[];
  readonly isWhole: boolean;
}

/** Equal words plain, the others marked, so that changes are visible at once. */
function Quote({ fragment, document: { docId, label }, docIds, isWhole }: QuoteProps) {
  const place = fragment.references[docId];
  if (!place) return null;
  return (
    <blockquote className={styles.quote} data-whole={isWhole || undefined}>
      <span className={styles.where}>
        {label}
        {place.page !== null && ` · ${text.page(formatCount(place.page))}`}
      </span>
      <span className={styles.words}>
        {quoteParts(fragment, docId, docIds).map(({ start, text: words, isEqual }) =>
          isEqual || fragment.kind === 'paraphrase' ? (
            <span key={start}>{words}</span>
          ) : (
            <em key={start} className={styles.changed}>
              {words}
            </em>
          ),
        )}
      </span>
    </blockquote>
  );
}
