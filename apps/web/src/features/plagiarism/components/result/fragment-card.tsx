import { Button } from 'antd';
import { memo } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import card from '../../../../shared/workbench/finding-card.module.css';
import { CardHead, FindingCard } from '../../../../shared/workbench/finding-card.tsx';
import type { Tone } from '../../../../shared/workbench/view-model/tone.ts';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { resultText as text } from '../../result.text.ts';
import type { NumberedFragment } from '../../view-model/fragment-filter.ts';
import { quoteParts, whySimilar } from '../../view-model/fragment-words.ts';
import { percentWords } from '../../view-model/rate-words.ts';
import styles from './fragment-card.module.css';

export interface QuotedDocument {
  readonly docId: string;
  /** Before the quotation: the document it is from. */
  readonly label: string;
}

interface FragmentCardProps {
  readonly fragment: NumberedFragment;
  /** As the mark in the document. */
  readonly tone: Tone;
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
    <FindingCard
      data-testid="fragment-card"
      data-selected={isSelected || undefined}
      findingId={findingId}
      tone={tone}
      isSelected={isSelected}
      onSelect={() => onSelect(fragment.id)}
      main={
        <CardHead
          badge={`${label}${text.kindSigns[fragment.kind]}`}
          title={<Figures fragment={fragment} />}
          where={[fragment.isSubtracted ? text.subtractedTag : null]}
        />
      }
    >
      <div className={card.body}>
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
              {workbenchText.locate}
            </Button>
          </div>
        )}
      </div>
    </FindingCard>
  );
});

function Figures({ fragment: { kind, words, similarity, rarity } }: { readonly fragment: NumberedFragment }) {
  return (
    <>
      <span title={text.kindMeanings[kind]}>{text.kinds[kind]}</span>
      <span className={styles.figures}>
        <span>{text.words(formatCount(words))}</span>
        {kind !== 'verbatim' && (
          <span title={text.similarityMeaning}>{text.similarity(percentWords(similarity))}</span>
        )}
        {rarity !== null && <span title={text.rarityMeaning}>{text.rarityShort(percentWords(rarity))}</span>}
      </span>
    </>
  );
}

interface QuoteProps {
  readonly fragment: NumberedFragment;
  readonly document: QuotedDocument;
  /** All quoted documents. */
  readonly docIds: readonly string[];
  readonly isWhole: boolean;
}

/** Marked as in the document: equal words of an edited fragment are painted, changed ones are not. */
function Quote({ fragment, document: { docId, label }, docIds, isWhole }: QuoteProps) {
  const place = fragment.references[docId];
  if (!place) return null;
  return (
    <blockquote className={styles.quote} data-whole={isWhole || undefined}>
      <span className={styles.where}>
        {label}
        {place.page !== null && ` · ${workbenchText.page(place.page)}`}
        {place.pictures && ` · ${text.inPictures(place.pictures)}`}
      </span>
      <span className={`${card.quote} ${styles.words}`}>
        {quoteParts(fragment, docId, docIds).map(({ start, text: words, isEqual }) =>
          fragment.kind !== 'edited' || !isEqual ? (
            <span key={start}>{words}</span>
          ) : (
            <em key={start} className={styles.equal}>
              {words}
            </em>
          ),
        )}
      </span>
    </blockquote>
  );
}
