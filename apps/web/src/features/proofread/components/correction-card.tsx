import { AimOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Decision } from '../../../shared/findings/decision-shapes.ts';
import { acceptedWords } from '../../../shared/findings/view-model/decisions.ts';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { FindingComments } from '../../../shared/ui/result-slots.tsx';
import { resultText as text } from '../result.text.ts';
import { decidedOf } from '../view-model/correction-state.ts';
import type { Correction, Decided } from '../view-model/proofread-shapes.ts';
import { type Context, wordsAround } from '../view-model/words-around.ts';
import { CorrectionActions } from './correction-actions.tsx';
import styles from './correction-card.module.css';
import type { CorrectionCardProps } from './correction-card.props.ts';
import { CorrectionWords } from './correction-words.tsx';
import { RelatedPlaces } from './related-places.tsx';
import type { ResultState } from './use-result-state.ts';

/** Folded, it shows the words and place; selected, everything and the actions. */
export function CorrectionCard({ resultState, correction }: CorrectionCardProps) {
  const { selection, select, deciding } = resultState;
  const { decisions } = deciding;
  const decision = decisions.get(correction.id);
  const isSelected = selection?.id === correction.id;
  const decided = decidedOf(decisions, correction.id);
  return (
    <article
      className={styles.card}
      data-testid="correction-card"
      data-tier={correction.tier}
      data-decided={decided === 'open' ? undefined : decided}
      aria-current={isSelected}
    >
      <button type="button" className={styles.main} onClick={() => select(correction.id, 'list')}>
        <CardHead correction={correction} />
        <CorrectionWords
          correction={correction}
          replacement={acceptedWords(decisions, correction.id, correction.suggestion)}
          context={contextOf(resultState, correction)}
        />
        <span className={styles.reason}>{correction.reason}</span>
        {correction.formula !== null && (
          <span className={styles.formula}>
            <em>{text.formula}</em> {correction.formula}
          </span>
        )}
      </button>
      {decision && decided !== 'open' && (
        <DecidedLine
          decision={decision}
          decided={decided}
          isRenumbered={resultState.renumbered.has(correction.id)}
        />
      )}
      {isSelected && (
        <div className={styles.body}>
          <RelatedPlaces resultState={resultState} correction={correction} />
          <CorrectionActions resultState={resultState} correction={correction} />
        </div>
      )}
      {!isSelected && decided === 'open' && (
        <QuickActions resultState={resultState} correction={correction} />
      )}
      <FindingComments findingId={correction.id} isSelected={isSelected} />
    </article>
  );
}

/** A comma or a space can be recognised only with the words beside it. */
const SPEAKING_CHARACTERS = 2;
const CONTEXT_CHARACTERS = 8;

function contextOf({ result }: ResultState, correction: Correction): Context | null {
  const words = correction.original.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (words.length >= SPEAKING_CHARACTERS) return null;
  return wordsAround(result.document.text, correction, CONTEXT_CHARACTERS);
}

function CardHead({ correction }: { readonly correction: Correction }) {
  const { tier, family, clause, page, confidence } = correction;
  const sureness = text.confidence(`${Math.round(confidence * 100)}%`);
  const where = [clause ?? text.noClause, page === null ? null : text.page(page)];
  return (
    <span className={styles.head}>
      <span className={styles.tier} title={`${text.tierMeanings[tier]} · ${sureness}`}>
        {text.tiers[tier]}
      </span>
      <span className={styles.family}>{text.families[family]}</span>
      <span className={styles.where}>{where.filter((part) => part !== null).join(' · ')}</span>
    </span>
  );
}

interface DecidedLineProps {
  readonly decision: Decision;
  readonly decided: Decided;
  readonly isRenumbered: boolean;
}

function DecidedLine({ decision: { decidedBy, decidedAt }, decided, isRenumbered }: DecidedLineProps) {
  const when = formatInstant(decidedAt, new Date());
  return (
    <div className={styles.decided} data-state={decided}>
      <strong>{isRenumbered ? text.withRenumbering : text.states[decided]}</strong>
      <span className={styles.by}>{decidedBy ? text.decidedBy(decidedBy.name, when) : when}</span>
    </div>
  );
}

/** Most corrections are decided at a glance, without unfolding them first. */
function QuickActions({ resultState, correction }: CorrectionCardProps) {
  const { deciding, select, setEditing } = resultState;
  const { decide } = deciding;
  const rewrite = () => {
    select(correction.id, 'list');
    setEditing(correction.id);
  };
  const findingId = correction.id;
  return (
    <div className={styles.quick}>
      <Button
        type="text"
        size="small"
        icon={<AimOutlined />}
        aria-label={text.locate}
        title={text.locate}
        onClick={() => select(correction.id, 'locate')}
      />
      {decide && (
        <>
          <Button type="text" size="small" onClick={() => decide([{ findingId, state: 'rejected' }])}>
            {text.ignore}
          </Button>
          {correction.suggestion === null ? (
            <Button type="link" size="small" onClick={rewrite}>
              {text.rewrite}
            </Button>
          ) : (
            <Button type="link" size="small" onClick={() => decide([{ findingId, state: 'accepted' }])}>
              {text.accept}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
