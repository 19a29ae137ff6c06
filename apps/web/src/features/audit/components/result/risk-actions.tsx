import { DECISION_NOTE_MAX_CHARACTERS, DECISION_TEXT_MAX_CHARACTERS } from '@wenjian/api';
import { Segmented } from 'antd';
import { useState } from 'react';
import type { Placement } from '../../../../shared/findings/decision-shapes.ts';
import card from '../../../../shared/workbench/finding-card.module.css';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { WritingField } from '../../../../shared/workbench/writing-field.tsx';
import { resultText as text } from '../../result.text.ts';
import { firstDraft, usualPlacement } from '../../view-model/redline.ts';
import { decisionOn, type RiskChoice } from '../../view-model/risk-choice.ts';
import { RiskButtons } from './risk-buttons.tsx';
import styles from './risk-card.module.css';
import type { RiskCardProps } from './risk-card.props.ts';
import { RiskSuggestion } from './risk-suggestion.tsx';

type Writing = 'rewrite' | 'note';

/** The suggestion and all actions on the risk. */
export function RiskActions(props: RiskCardProps) {
  const { risk, decision, decide, contractText } = props;
  const [placement, setPlacement] = useState<Placement>(
    decision?.state === 'edited' ? decision.placement : usualPlacement(risk),
  );
  const [writing, setWriting] = useState<Writing | null>(null);
  const [draft, setDraft] = useState('');
  const state = decision?.state ?? 'open';
  const rewritten = decision?.state === 'edited' ? decision.text : null;
  const choose = (choice: RiskChoice) => void decide?.([decisionOn(risk, choice)]);
  const startWriting = (what: Writing, words: string) => {
    setDraft(words);
    setWriting(what);
  };
  // Advice is not contract text: the user writes the text before adopting it.
  const adopt = () => (risk.edit ? choose({ state: 'accepted' }) : startWriting('rewrite', risk.quote));
  return (
    <>
      <RiskSuggestion
        risk={risk}
        contractText={contractText}
        rewrite={rewritten}
        onFallback={decide && ((words) => startWriting('rewrite', words))}
      />
      {/* A suggested edit has its own place; only the user's words need one. */}
      {decide && risk.kind === 'risk' && (writing === 'rewrite' || state === 'edited') && (
        <PlacementSwitch
          placement={placement}
          onPlacement={(chosen) => {
            setPlacement(chosen);
            if (state === 'edited') choose({ placement: chosen });
          }}
        />
      )}
      {decide && writing ? (
        <RiskWriting
          key={`${writing} ${draft}`}
          writing={writing}
          first={draft}
          onSave={(words) => {
            setWriting(null);
            if (writing === 'note') choose({ note: words });
            else choose({ state: 'edited', text: words, placement });
          }}
          onClose={() => setWriting(null)}
        />
      ) : (
        <RiskButtons
          {...props}
          onAdopt={decide && adopt}
          onRewrite={() => startWriting('rewrite', rewritten ?? firstDraft(contractText, risk))}
          onNote={() => startWriting('note', decision?.note ?? '')}
        />
      )}
    </>
  );
}

interface RiskWritingProps {
  readonly writing: Writing;
  readonly first: string;
  readonly onSave: (words: string) => void;
  readonly onClose: () => void;
}

function RiskWriting({ writing, first, onSave, onClose }: RiskWritingProps) {
  const isNote = writing === 'note';
  return (
    <WritingField
      label={isNote ? workbenchText.note : text.rewriteLabel}
      placeholder={isNote ? workbenchText.notePlaceholder : ''}
      maxCharacters={isNote ? DECISION_NOTE_MAX_CHARACTERS : DECISION_TEXT_MAX_CHARACTERS}
      mayBeEmpty={isNote}
      first={first}
      savings={[{ label: isNote ? text.save : text.adoptRewrite, onSave: (words) => onSave(words.trim()) }]}
      onClose={onClose}
    />
  );
}

const PLACEMENTS: readonly Placement[] = ['replace', 'insert'];

interface PlacementSwitchProps {
  readonly placement: Placement;
  readonly onPlacement: (placement: Placement) => void;
}

function PlacementSwitch({ placement, onPlacement }: PlacementSwitchProps) {
  return (
    <div className={styles.mode}>
      <span className={card.label}>{text.mode}</span>
      <Segmented<Placement>
        size="small"
        value={placement}
        options={PLACEMENTS.map((value) => ({ value, label: text.modes[value] }))}
        onChange={onPlacement}
      />
    </div>
  );
}
