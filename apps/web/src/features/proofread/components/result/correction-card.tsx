import { AimOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { acceptedWords } from '../../../../shared/findings/view-model/decisions.ts';
import { DecidedLine } from '../../../../shared/workbench/decided-line.tsx';
import card from '../../../../shared/workbench/finding-card.module.css';
import { CardHead, FindingCard } from '../../../../shared/workbench/finding-card.tsx';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { resultText as text } from '../../result.text.ts';
import { decidedOf } from '../../view-model/correction-state.ts';
import { CORRECTION_LOOKS } from '../../view-model/page-marks.ts';
import type { Correction } from '../../view-model/proofread-shapes.ts';
import { type Context, wordsAround } from '../../view-model/words-around.ts';
import { AlwaysRightButton } from './always-right-button.tsx';
import { CorrectionActions } from './correction-actions.tsx';
import styles from './correction-card.module.css';
import { CorrectionWords } from './correction-words.tsx';
import { RelatedPlaces } from './related-places.tsx';
import type { CorrectionCardProps, ResultState } from './use-result-state.ts';

/** Folded, it shows the words and place; selected, everything and the actions. */
export function CorrectionCard({ resultState, correction }: CorrectionCardProps) {
  const { selection, select, deciding, renumbered } = resultState;
  const { id, tier } = correction;
  const decision = deciding.decisions.get(id);
  const isSelected = selection?.id === id;
  const decided = decidedOf(deciding.decisions, id);
  return (
    <FindingCard
      data-testid="correction-card"
      data-tier={tier}
      findingId={id}
      tone={CORRECTION_LOOKS[tier].tone}
      isSelected={isSelected}
      state={decided}
      onSelect={() => select(id, 'list')}
      main={<CardWords resultState={resultState} correction={correction} />}
    >
      {decision && (
        <DecidedLine
          decision={decision}
          words={renumbered.has(id) ? text.withRenumbering : text.states[decided]}
        />
      )}
      {isSelected && (
        <div className={card.body}>
          <RelatedPlaces resultState={resultState} correction={correction} />
          <CorrectionActions resultState={resultState} correction={correction} />
        </div>
      )}
      {!isSelected && decided === 'open' && (
        <QuickActions resultState={resultState} correction={correction} />
      )}
    </FindingCard>
  );
}

function CardWords({ resultState, correction }: CorrectionCardProps) {
  const { id, tier, family, clause, page, confidence, suggestion, reason, formula } = correction;
  const sureness = text.confidence(`${Math.round(confidence * 100)}%`);
  return (
    <>
      <CardHead
        badge={text.tiers[tier]}
        badgeMeaning={`${text.tierMeanings[tier]} · ${sureness}`}
        title={text.families[family]}
        where={[clause ?? text.noClause, page === null ? null : workbenchText.page(page)]}
      />
      <CorrectionWords
        correction={correction}
        replacement={acceptedWords(resultState.deciding.decisions, id, suggestion)}
        context={contextOf(resultState, correction)}
      />
      <span className={card.reason}>{reason}</span>
      {formula !== null && (
        <span className={styles.formula}>
          <em>{text.formula}</em> {formula}
        </span>
      )}
    </>
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
        aria-label={workbenchText.locate}
        title={workbenchText.locate}
        onClick={() => select(correction.id, 'locate')}
      />
      {decide && (
        <>
          <AlwaysRightButton isShort resultState={resultState} correction={correction} />
          <Button type="text" size="small" onClick={() => decide([{ findingId, state: 'rejected' }])}>
            {workbenchText.ignore}
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
