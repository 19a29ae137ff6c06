import { memo } from 'react';
import type { Decision } from '../../../shared/findings/decision-shapes.ts';
import type { Deciding } from '../../../shared/findings/use-deciding.ts';
import { FindingComments } from '../../../shared/ui/result-slots.tsx';
import { resultText } from '../result.text.ts';
import { compareText } from '../text.ts';
import type { Change, ComparisonResult, Side } from '../view-model/comparison-shapes.ts';
import { quoteChange } from '../view-model/quote-change.ts';
import styles from './change-card.module.css';
import colours from './change-colours.module.css';
import { DecisionActions } from './decision-actions.tsx';
import { type CropPage, SuspectCrops } from './suspect-crops.tsx';

interface ChangeCardProps {
  readonly result: ComparisonResult;
  readonly change: Change;
  readonly decision: Decision | null;
  readonly decide: Deciding['decide'];
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly crop: CropPage;
}

export const ChangeCard = memo(function ChangeCard(props: ChangeCardProps) {
  const { result, change, decision, isSelected, onSelect, crop } = props;
  return (
    <article
      className={`${styles.card} ${colours.colours}`}
      data-type={change.type}
      data-decided={decision && decision.state !== 'open' ? decision.state : undefined}
      data-testid="change-card"
      aria-current={isSelected}
    >
      <button type="button" className={styles.main} onClick={() => onSelect(change.id)}>
        <CardHead change={change} />
        {change.type === 'move' ? (
          <Quoted result={result} change={change} side={change.new ? 'new' : 'old'} />
        ) : (
          <>
            <Quoted result={result} change={change} side="old" />
            <Quoted result={result} change={change} side="new" />
          </>
        )}
        {change.reason !== '' && <span className={styles.reason}>{change.reason}</span>}
      </button>
      {change.isSuspect && isSelected && <SuspectCrops change={change} crop={crop} />}
      <DecisionActions changeId={change.id} decision={decision} decide={props.decide} />
      <FindingComments findingId={change.id} isSelected={isSelected} />
    </article>
  );
});

function CardHead({ change }: { readonly change: Change }) {
  const { changeSigns, changeTypes, significances } = compareText;
  const clause = change.new?.clause ?? change.old?.clause ?? null;
  return (
    <span className={styles.head}>
      <span className={styles.sign} aria-hidden>
        {changeSigns[change.type]}
      </span>
      <span className={styles.type}>{changeTypes[change.type]}</span>
      <span className={styles.level} data-significance={change.significance}>
        {significances[change.significance]}
      </span>
      {change.isSuspect && <span className={styles.suspect}>{resultText.suspect}</span>}
      {change.place !== 'body' && <span className={styles.area}>{resultText.areas[change.place]}</span>}
      <span className={styles.where} title={clause ?? undefined}>
        {[clause, pageWords(change)].filter((part) => part !== null).join(' · ')}
      </span>
    </span>
  );
}

/** A move names both its ends. */
function pageWords({ type, old, new: fresh }: Change): string | null {
  const [from, to] = [old?.page ?? null, fresh?.page ?? null];
  if (type === 'move' && from !== null && to !== null && from !== to) return resultText.pages(from, to);
  const page = to ?? from;
  return page === null ? null : resultText.page(page);
}

interface QuotedProps {
  readonly result: ComparisonResult;
  readonly change: Change;
  readonly side: Side;
}

function Quoted({ result, change, side }: QuotedProps) {
  const quote = quoteChange(result, change, side);
  if (!quote) return null;
  const Mark = change.type === 'move' || change.type === 'format' ? 'mark' : side === 'old' ? 'del' : 'ins';
  return (
    <span className={styles.quote} data-side={side}>
      <span className={styles.context}>{quote.before}</span>
      <Mark className={styles.words}>{quote.changed}</Mark>
      <span className={styles.context}>{quote.after}</span>
    </span>
  );
}
