import { type DragEvent, useRef, useState } from 'react';
import { checkFile, type FileVerdict } from '../api/check-file.ts';
import { reportVerifyText } from '../text.ts';
import styles from './verify.module.css';

const { file: text } = reportVerifyText;

type State = FileVerdict | { readonly kind: 'busy' } | null;

export function FileCheck({ issuedSha256 }: { readonly issuedSha256: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>(null);
  const latest = useRef<File | null>(null);

  async function check(file: File | undefined): Promise<void> {
    if (!file) return;
    latest.current = file;
    setState({ kind: 'busy' });
    const verdict = await checkFile(file, issuedSha256);
    // A file chosen meanwhile has its own verdict.
    if (latest.current === file) setState(verdict);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    void check(event.dataTransfer.files[0]);
  }

  return (
    <section className={styles.file}>
      <h3>{text.heading}</h3>
      <p className={styles.hint}>{text.hint}</p>
      <button
        type="button"
        className={styles.choose}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        {text.choose}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={text.choose}
        data-testid="report-file"
        onChange={(event) => {
          void check(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <div aria-live="polite">{state === null ? null : <Verdict state={state} issued={issuedSha256} />}</div>
    </section>
  );
}

function Verdict({ state, issued }: { readonly state: NonNullable<State>; readonly issued: string }) {
  if (state.kind === 'busy') return <p>{text.busy}</p>;
  if (state.kind === 'failed') return <p className={styles.failure}>{state.message}</p>;
  return (
    <>
      <p className={state.kind === 'same' ? styles.same : styles.failure}>{text[state.kind]}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{text.own}</dt>
          <dd>{state.sha256}</dd>
        </div>
        <div>
          <dt>{text.issued}</dt>
          <dd>{issued}</dd>
        </div>
      </dl>
    </>
  );
}
