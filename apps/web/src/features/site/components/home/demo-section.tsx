import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type Demo, type DemoName, demoNames } from '../../demos/demo.ts';
import { fetchDemo, knownDemo } from '../../demos/demo-data.store.ts';
import { firstDemo } from '../../demos/load-demo.ts';
import { demoIntroductions, homeText as text } from '../../home.text.ts';
import { OwnTexts } from '../articles/own-texts.tsx';
import styles from './demo-section.module.css';
import { DemoView } from './demo-view.tsx';

type Shown =
  | { readonly kind: 'ready'; readonly demo: Demo }
  | { readonly kind: 'loading' | 'failed' | 'own' };

/** Every tool on a built-in sample, and the comparison of a visitor's own texts. */
export function DemoSection() {
  const [name, setName] = useState<DemoName>('compare');
  const [shown, setShown] = useState<Shown>({ kind: 'ready', demo: firstDemo });
  const asked = useRef<DemoName>(name);
  const id = useId();

  function open(next: DemoName) {
    asked.current = next;
    setName(next);
    const known = knownDemo(next);
    setShown(known ? { kind: 'ready', demo: known } : { kind: 'loading' });
    if (known) return;
    const settle = (outcome: Shown) => asked.current === next && setShown(outcome);
    fetchDemo(next).then(
      (demo) => settle({ kind: 'ready', demo }),
      () => settle({ kind: 'failed' }),
    );
  }

  const { lead, more } = demoIntroductions[name];
  return (
    <section className={styles.section} id="demo" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{text.demosHeading}</h2>
      <p className={styles.lead}>{text.demosLead}</p>
      <Tabs id={id} selected={name} onSelect={open} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${name}`} className={styles.panel}>
        <div className={styles.introduction}>
          <p>{lead}</p>
          {name === 'compare' && shown.kind !== 'own' ? (
            <button type="button" className={styles.own} onClick={() => setShown({ kind: 'own' })}>
              {text.own}
            </button>
          ) : null}
          <a href={more.path}>{more.label}</a>
        </div>
        <Panel key={name} shown={shown} onRetry={() => open(name)} />
      </div>
    </section>
  );
}

function Panel({ shown, onRetry }: { readonly shown: Shown; readonly onRetry: () => void }) {
  switch (shown.kind) {
    case 'ready':
      return <DemoView demo={shown.demo} />;
    case 'own':
      return <OwnTexts onBack={onRetry} />;
    case 'loading':
      return (
        <p className={styles.message} role="status">
          {text.loading}
        </p>
      );
    case 'failed':
      return (
        <p className={styles.message} role="alert">
          {text.loadFailed}
          <button type="button" className={styles.own} onClick={onRetry}>
            {text.retry}
          </button>
        </p>
      );
  }
}

interface TabsProps {
  readonly id: string;
  readonly selected: DemoName;
  readonly onSelect: (name: DemoName) => void;
}

/** One stop of the Tab key; the arrows move between tabs. */
function Tabs({ id, selected, onSelect }: TabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = demoNames[(demoNames.indexOf(selected) + step + demoNames.length) % demoNames.length];
    if (next === undefined) return;
    onSelect(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }
  return (
    <div role="tablist" aria-label={text.demosHeading} className={styles.tabs} onKeyDown={onKeyDown}>
      {demoNames.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === selected}
          aria-controls={`${id}-panel`}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {demoIntroductions[name].tab}
        </button>
      ))}
    </div>
  );
}
