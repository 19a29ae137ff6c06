import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { resultText as text } from '../../result.text.ts';
import type { Demand } from '../../view-model/result-shapes.ts';
import { QuotedPlace } from './quoted-place.tsx';
import styles from './result-tabs.module.css';

interface ResultDemandsProps {
  readonly demands: readonly Demand[];
  readonly onShow: (place: DocumentPlace) => void;
}

/** Each demand with its answer, the places that support it and the rules on the same matter. */
export function ResultDemands({ demands, onShow }: ResultDemandsProps) {
  return (
    <ol className={styles.demands}>
      {demands.map((demand) => (
        <DemandLine key={demand.demand} demand={demand} onShow={onShow} />
      ))}
    </ol>
  );
}

function DemandLine({ demand, onShow }: { demand: Demand; onShow: ResultDemandsProps['onShow'] }) {
  const { outcome, answer, why, by, rules, quotes } = demand;
  const isOpen = outcome === 'notChecked';
  return (
    <li data-outcome={outcome}>
      <div className={styles.demandHead}>
        <strong>{demand.demand}</strong>
        <span className={styles.outcome}>{outcomeOf(demand)}</span>
      </div>
      {answer !== null && <p className={styles.answer}>{answer}</p>}
      {why !== null && <p className={styles.why}>{why}</p>}
      {isOpen && by === null && <p className={styles.why}>{text.answeredBefore}</p>}
      {by === 'model' && <p className={styles.why}>{text.byModel}</p>}
      {rules.length > 0 && (
        <p className={styles.why}>{text.demandRules(rules.map(({ title }) => title).join('；'))}</p>
      )}
      {quotes.length > 0 && (
        <>
          <span className={styles.why}>{isOpen ? text.related : text.demandProof}</span>
          {quotes.map((quote) => (
            <QuotedPlace key={quote.start} place={quote} onShow={onShow} />
          ))}
        </>
      )}
    </li>
  );
}

/** What a former version left open was never looked at. */
function outcomeOf({ outcome, by }: Demand): string {
  return outcome === 'notChecked' && by === null ? text.notAnswered : text.demandOutcomes[outcome];
}
