import { RISK_NOTE_MAX_CHARACTERS, RISK_REWRITE_MAX_CHARACTERS } from '@wenjian/api';
import { Segmented } from 'antd';
import { useState } from 'react';
import { resultText as text } from '../result.text.ts';
import type { AdoptMode } from '../view-model/result-shapes.ts';
import { RiskButtons } from './risk-buttons.tsx';
import styles from './risk-card.module.css';
import type { RiskCardProps } from './risk-card.props.ts';
import { RiskSuggestion } from './risk-suggestion.tsx';
import { RiskWriting } from './risk-writing.tsx';

type Writing = 'rewrite' | 'note';

const WRITINGS = {
  note: {
    label: text.note,
    placeholder: text.notePlaceholder,
    save: text.save,
    maxCharacters: RISK_NOTE_MAX_CHARACTERS,
    mayBeEmpty: true,
  },
  rewrite: {
    label: text.rewriteLabel,
    placeholder: '',
    save: text.adoptRewrite,
    maxCharacters: RISK_REWRITE_MAX_CHARACTERS,
    mayBeEmpty: false,
  },
} as const;

/** The suggestion and all actions on the risk. */
export function RiskActions(props: RiskCardProps) {
  const { risk, state, decide } = props;
  const [mode, setMode] = useState<AdoptMode>(state?.mode ?? 'replace');
  const [writing, setWriting] = useState<Writing | null>(null);
  const [draft, setDraft] = useState('');
  const isAdopted = state?.state === 'adopted';
  const adopted = isAdopted ? (state.rewrite ?? null) : null;
  const startWriting = (what: Writing, words: string) => {
    setDraft(words);
    setWriting(what);
  };
  // Advice is not contract text: the user writes the text before adopting it.
  const adopt = () =>
    risk.suggestionKind === 'advice'
      ? startWriting('rewrite', risk.quote)
      : decide?.(risk, { state: 'adopted', mode, rewrite: null });
  return (
    <>
      <RiskSuggestion
        risk={risk}
        rewrite={adopted}
        onFallback={decide && ((words) => startWriting('rewrite', words))}
      />
      {decide && risk.kind === 'risk' && state?.state !== 'ignored' && (
        <AdoptModeSwitch
          mode={mode}
          onMode={(chosen) => {
            setMode(chosen);
            if (isAdopted) decide(risk, { state: 'adopted', mode: chosen });
          }}
        />
      )}
      {decide && writing ? (
        <RiskWriting
          key={`${writing} ${draft}`}
          {...WRITINGS[writing]}
          first={draft}
          onSave={(words) => {
            setWriting(null);
            if (writing === 'note') decide(risk, { state: state?.state ?? 'open', note: words });
            else decide(risk, { state: 'adopted', mode, rewrite: words });
          }}
          onClose={() => setWriting(null)}
        />
      ) : (
        <RiskButtons
          {...props}
          onAdopt={decide && adopt}
          onRewrite={() => startWriting('rewrite', adopted ?? risk.suggestion)}
          onNote={() => startWriting('note', state?.note ?? '')}
        />
      )}
    </>
  );
}

const MODES: readonly AdoptMode[] = ['replace', 'insert'];

interface AdoptModeSwitchProps {
  readonly mode: AdoptMode;
  readonly onMode: (mode: AdoptMode) => void;
}

function AdoptModeSwitch({ mode, onMode }: AdoptModeSwitchProps) {
  return (
    <div className={styles.mode}>
      <span className={styles.label}>{text.mode}</span>
      <Segmented<AdoptMode>
        size="small"
        value={mode}
        options={MODES.map((value) => ({ value, label: text.modes[value] }))}
        onChange={onMode}
      />
    </div>
  );
}
