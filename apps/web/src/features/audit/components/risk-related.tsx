import { resultText as text } from '../result.text.ts';
import type { Place } from '../view-model/result-places.ts';
import type { Risk } from '../view-model/result-shapes.ts';
import styles from './risk-card.module.css';

interface RiskRelatedProps {
  readonly related: Risk['related'];
  readonly onShow: (place: Place) => void;
}

/** The other places of a contradiction, as links. */
export function RiskRelated({ related, onShow }: RiskRelatedProps) {
  return (
    <ul className={styles.related} aria-label={text.relatedPlaces}>
      {related.map((place) => (
        <li key={place.start}>
          <button type="button" className={styles.relatedPlace} onClick={() => onShow(place)}>
            <span className={styles.label}>{text.seeAlso}</span>
            <q>{place.quote}</q>
            {place.page !== null && <span className={styles.by}>{text.page(place.page)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
