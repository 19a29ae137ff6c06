import { AimOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { FindingComments } from '../../../shared/ui/result-slots.tsx';
import { resultText as text } from '../result.text.ts';
import type { Correction, CorrectionState } from '../view-model/proofread-shapes.ts';
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
  const state = deciding.states.get(correction.id) ?? null;
  const isSelected = selection?.id === correction.id;
  const decided = state?.state ?? 'open';
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
          replacement={state?.replacement ?? null}
          context={contextOf(resultState, correction)}
        />
        <span className={styles.reason}>{correction.reason}</span>
        {correction.formula !== null && (
          <span className={styles.formula}>
            <em>{text.formula}</em> {correction.formula}
          </span>
        )}
      </button>
      {state && decided !== 'open' && (
        <DecidedLine state={state} isRenumbered={resultState.renumbered.has(correction.id)} />
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
  readonly state: CorrectionState;
  readonly isRenumbered: boolean;
}

function DecidedLine({ state, isRenumbered }: DecidedLineProps) {
  const { decidedBy, decidedAt } = state;
  const when = formatInstant(decidedAt, new Date());
  return (
    <div className={styles.decided} data-state={state.state}>
      <strong>{isRenumbered ? text.withRenumbering : text.states[state.state]}</strong>
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
  const input = { correctionId: correction.id, replacement: null };
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
          <Button type="text" size="small" onClick={() => decide([{ ...input, state: 'ignored' }])}>
            {text.ignore}
          </Button>
          {correction.suggestion === null ? (
            <Button type="link" size="small" onClick={rewrite}>
              {text.rewrite}
            </Button>
          ) : (
            <Button type="link" size="small" onClick={() => decide([{ ...input, state: 'accepted' }])}>
              {text.accept}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
