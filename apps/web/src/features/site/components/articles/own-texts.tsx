import { type FormEvent, useId, useState } from 'react';
import { compareOwnTexts, OWN_TEXT_MAX_CHARACTERS } from '../../demos/compare-own-texts.ts';
import type { Demo } from '../../demos/demo.ts';
import { homeText as text } from '../../home.text.ts';
import { DemoView } from '../home/demo-view.tsx';
import styles from './own-texts.module.css';

type State =
  | { readonly kind: 'writing'; readonly problem: string | null }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done'; readonly demo: Demo };

/** Compares two texts of the visitor in their browser. */
export function OwnTexts({ onBack }: { readonly onBack: () => void }) {
  const [texts, setTexts] = useState({ old: '', new: '' });
  const [state, setState] = useState<State>({ kind: 'writing', problem: null });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem = problemOf(texts);
    if (problem !== null) return setState({ kind: 'writing', problem });
    setState({ kind: 'busy' });
    try {
      const demo = await compareOwnTexts(texts.old, texts.new);
      if (demo.findings.length > 0) setState({ kind: 'done', demo });
      else setState({ kind: 'writing', problem: text.ownSame });
    } catch {
      setState({ kind: 'writing', problem: text.ownFailed });
    }
  }

  return (
    <>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{text.ownLead}</p>
        <div className={styles.texts}>
          <Area label={text.ownOld} value={texts.old} onChange={(old) => setTexts({ ...texts, old })} />
          <Area
            label={text.ownNew}
            value={texts.new}
            onChange={(next) => setTexts({ ...texts, new: next })}
          />
        </div>
        <div className={styles.actions}>
          <button type="submit" className={styles.start} disabled={state.kind === 'busy'}>
            {state.kind === 'busy' ? text.ownBusy : text.ownStart}
          </button>
          <button type="button" className={styles.back} onClick={onBack}>
            {text.ownBack}
          </button>
          <span role="alert">{state.kind === 'writing' ? state.problem : null}</span>
        </div>
      </form>
      {state.kind === 'done' ? <DemoView demo={state.demo} /> : null}
    </>
  );
}

function problemOf(texts: { readonly old: string; readonly new: string }): string | null {
  if (texts.old.trim() === '' || texts.new.trim() === '') return text.ownEmpty;
  const isTooLong = Math.max(texts.old.length, texts.new.length) > OWN_TEXT_MAX_CHARACTERS;
  return isTooLong ? text.ownTooLong(OWN_TEXT_MAX_CHARACTERS) : null;
}

interface AreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Area({ label, value, onChange }: AreaProps) {
  const id = useId();
  return (
    <div className={styles.area}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={8} value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
