import type { TryCall } from '@wenjian/api';
import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { readTokens, subscribeToTokens } from '../../../shared/session/token-store.ts';
import { type CallAnswer, sendCall } from '../api/send-call.ts';
import { tryText as text } from '../text.ts';
import {
  type CallDraft,
  draftOf,
  isWriting,
  prepare,
  type ReadyRequest,
  withFile,
} from '../view-model/call-draft.ts';
import { AnswerView } from './answer-view.tsx';
import { FieldGroup } from './field-group.tsx';
import { IdentityChoice } from './identity-choice.tsx';
import styles from './try-panel.module.css';

type State =
  | { readonly kind: 'editing'; readonly problem: string | null }
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' };

const EDITING: State = { kind: 'editing', problem: null };

/** Sends one call with what is filled in; writing is asked about before. */
export function TryPanel({ call }: { readonly call: TryCall }) {
  const [draft, setDraft] = useState(() => draftOf(call));
  const [key, setKey] = useState('');
  const [state, setState] = useState<State>(EDITING);
  const [answer, setAnswer] = useState<CallAnswer | null>(null);
  const accessToken = useSyncExternalStore(subscribeToTokens, () => readTokens()?.accessToken ?? null);
  const heading = useId();
  /** What was asked about is no longer what would be sent; what is on its way stays. */
  const reconsider = () => setState((now) => (now.kind === 'sending' ? now : EDITING));
  const change = (part: Partial<CallDraft>) => {
    setDraft({ ...draft, ...part });
    reconsider();
  };

  async function send(request: ReadyRequest): Promise<void> {
    setState({ kind: 'sending' });
    const received = await sendCall(request, call.isFile);
    setAnswer(received);
    setState({ kind: 'editing', problem: received === null ? text.problems.network : null });
  }

  /** As it is filled in at this moment, by who is signed in at this moment. */
  function sendNow(isConfirmed: boolean) {
    const prepared = prepare(call, draft, { accessToken, key });
    if (prepared.kind === 'incomplete') setState({ kind: 'editing', problem: prepared.problem });
    else if (isWriting(call) && !isConfirmed) setState({ kind: 'asking' });
    else void send(prepared.request);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    sendNow(false);
  }

  return (
    <form className={styles.panel} onSubmit={onSubmit} aria-labelledby={heading} noValidate>
      <h4 id={heading}>{text.title}</h4>
      <p className={styles.faint}>{text.lead}</p>
      <IdentityChoice
        caller={call.caller}
        usesKey={draft.usesKey}
        isSignedIn={accessToken !== null}
        keyText={key}
        onChoose={(usesKey) => change({ usesKey })}
        onKey={(typed) => {
          setKey(typed);
          reconsider();
        }}
      />
      <CallFields call={call} draft={draft} onChange={change} />
      {state.kind === 'asking' ? (
        <Ask call={call} onSend={() => sendNow(true)} onCancel={() => setState(EDITING)} />
      ) : (
        <button type="submit" className={styles.send} disabled={state.kind === 'sending'}>
          {state.kind === 'sending' ? text.sending : text.send}
        </button>
      )}
      {state.kind === 'editing' && state.problem !== null ? (
        <p className={styles.failure} role="alert">
          {state.problem}
        </p>
      ) : null}
      <div aria-live="polite">{answer === null ? null : <AnswerView answer={answer} />}</div>
    </form>
  );
}

interface CallFieldsProps {
  readonly call: TryCall;
  readonly draft: CallDraft;
  readonly onChange: (part: Partial<CallDraft>) => void;
}

function CallFields({ call, draft, onChange }: CallFieldsProps) {
  const json = useId();
  const file = useId();
  return (
    <>
      <FieldGroup
        title={text.params}
        fields={call.params}
        values={draft.params}
        onChange={(params) => onChange({ params })}
      />
      <FieldGroup
        title={text.query}
        fields={call.query}
        values={draft.query}
        onChange={(query) => onChange({ query })}
      />
      {call.body?.kind === 'json' ? (
        <p className={styles.field}>
          <label htmlFor={json}>{text.body}</label>
          <textarea
            id={json}
            rows={Math.min(call.body.text.split('\n').length + 1, 16)}
            spellCheck={false}
            value={draft.json}
            onChange={(event) => onChange({ json: event.target.value })}
          />
        </p>
      ) : null}
      {call.body?.kind === 'form' ? (
        <>
          <FieldGroup
            title={text.form}
            fields={call.body.fields}
            values={draft.fields}
            onChange={(fields) => onChange({ fields })}
          />
          <p className={styles.field}>
            <label htmlFor={file}>{text.file}</label>
            <input
              id={file}
              type="file"
              aria-describedby={`${file}-hint`}
              onChange={(event) => onChange(withFile(draft, event.target.files?.[0] ?? null))}
            />
            <span id={`${file}-hint`} className={styles.faint}>
              {text.fileHint}
            </span>
          </p>
        </>
      ) : null}
    </>
  );
}

interface AskProps {
  readonly call: TryCall;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

function Ask({ call, onSend, onCancel }: AskProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const question = useId();
  // Not on the confirmation: a second press of Enter must not send by itself.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className={styles.ask} role="alertdialog" aria-labelledby={question}>
      <p id={question}>{text.ask(call.method, call.path)}</p>
      <button type="button" className={styles.send} onClick={onSend}>
        {text.confirm}
      </button>
      <button type="button" className={styles.plain} ref={cancel} onClick={onCancel}>
        {text.cancel}
      </button>
    </div>
  );
}
