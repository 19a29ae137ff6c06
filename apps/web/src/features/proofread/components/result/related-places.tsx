import { Button } from 'antd';
import card from '../../../../shared/workbench/finding-card.module.css';
import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { resultText as text } from '../../result.text.ts';
import type { ProofreadingResult } from '../../view-model/proofread-shapes.ts';
import styles from './correction-card.module.css';
import type { CorrectionCardProps } from './use-result-state.ts';

/** Related places; a click shows them on the contract. */
export function RelatedPlaces({ resultState, correction: { related } }: CorrectionCardProps) {
  if (related.length === 0) return null;
  return (
    <div className={styles.related}>
      <span className={card.label}>{text.related}</span>
      {related.map((place) => {
        const words = wordsOf(resultState.result, place);
        return (
          <Button
            key={place.start}
            type="link"
            size="small"
            aria-label={text.relatedAt(words)}
            onClick={() => resultState.show(place)}
          >
            {words}
            {place.page !== null && <small>{workbenchText.page(place.page)}</small>}
          </Button>
        );
      })}
    </div>
  );
}

const SHOWN_CHARACTERS = 20;

function wordsOf({ document }: ProofreadingResult, { start, end }: DocumentPlace): string {
  const words = document.text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
  return words.length <= SHOWN_CHARACTERS ? words : `${words.slice(0, SHOWN_CHARACTERS)}…`;
}
