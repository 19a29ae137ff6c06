import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { resultText as text } from '../../result.text.ts';
import type { Demand } from '../../view-model/result-shapes.ts';
import { QuotedPlace } from './quoted-place.tsx';
import styles from './result-tabs.module.css';

interface ResultDemandsProps {
  readonly demands: readonly Demand[];
  readonly onShow: (place: DocumentPlace) => void;
}

/** Each demand with its answer and the places that support it. */
export function ResultDemands({ demands, onShow }: ResultDemandsProps) {
  return (
    <ol className={styles.demands}>
      {demands.map((demand) => (
        <li key={demand.demand} data-outcome={demand.outcome}>
          <div className={styles.demandHead}>
            <strong>{demand.demand}</strong>
            <span className={styles.outcome}>
              {demand.outcome === 'answered' ? text.answered : text.notAnswered}
            </span>
          </div>
          {demand.answer !== null && <p className={styles.answer}>{demand.answer}</p>}
          {demand.why !== null && <p className={styles.why}>{demand.why}</p>}
          {demand.quotes.length > 0 && (
            <>
              <span className={styles.why}>{text.related}</span>
              {demand.quotes.map((quote) => (
                <QuotedPlace key={quote.start} place={quote} onShow={onShow} />
              ))}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
