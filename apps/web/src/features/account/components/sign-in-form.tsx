import { type FormEvent, useId, useLayoutEffect, useState } from 'react';
import { useSignIn } from '../api/use-sign-in.ts';
import { signInText as text } from '../sign-in.text.ts';
import { cleanCode, cleanPhone, secondsLeft } from '../view-model/sign-in-form.ts';
import styles from './sign-in.module.css';

/** Phone and SMS code. Plain HTML: public pages load no component library. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const signIn = useSignIn(onSignedIn);
  const waitSeconds = useCountdown(signIn.resendAtMs);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Enter in the phone field requests a code; the form signs in only when it has a code.
    void (code === '' && waitSeconds === 0 ? signIn.send(phone) : signIn.verify(phone, code));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhoneField
        value={phone}
        problem={signIn.problems.phone}
        isNew={signIn.isNewPhone}
        onText={(value) => {
          setPhone(cleanPhone(value));
          signIn.forget('phone');
        }}
      />
      <CodeField
        value={code}
        problem={signIn.problems.code}
        isSent={signIn.resendAtMs !== null}
        onText={(value) => {
          setCode(cleanCode(value));
          signIn.forget('code');
        }}
      >
        <button
          type="button"
          className={styles.send}
          disabled={waitSeconds > 0 || signIn.busy !== null}
          onClick={() => void signIn.send(phone)}
        >
          {sendLabel(signIn.busy === 'sending', waitSeconds)}
        </button>
      </CodeField>
      {signIn.problems.form ? (
        <p className={styles.formProblem} role="alert">
          {signIn.problems.form}
        </p>
      ) : null}
      <button type="submit" className={styles.submit} disabled={signIn.busy !== null}>
        {signIn.busy === 'verifying' ? text.submitting : text.submit}
      </button>
      <p className={styles.agreement}>
        {text.agreement}
        <a href="/terms" target="_blank" rel="noopener">
          {text.terms}
        </a>
        {text.and}
        <a href="/privacy" target="_blank" rel="noopener">
          {text.privacy}
        </a>
      </p>
    </form>
  );
}

interface TextFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onText: (value: string) => void;
}

function PhoneField({ value, problem, isNew, onText }: TextFieldProps & { readonly isNew: boolean }) {
  return (
    <Field
      label={text.phone}
      problem={problem}
      hint={isNew ? text.newPhone : undefined}
      onText={onText}
      input={{
        type: 'tel',
        name: 'phone',
        autoComplete: 'tel-national',
        placeholder: text.phonePlaceholder,
        value,
        autoFocus: true,
      }}
    />
  );
}

interface CodeFieldProps extends TextFieldProps {
  readonly isSent: boolean;
  readonly children: React.ReactNode;
}

function CodeField({ value, problem, isSent, onText, children }: CodeFieldProps) {
  return (
    <Field
      label={text.code}
      problem={problem}
      hint={isSent ? text.codeSent : undefined}
      onText={onText}
      input={{
        type: 'text',
        name: 'code',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        placeholder: text.codePlaceholder,
        value,
      }}
    >
      {children}
    </Field>
  );
}

interface FieldProps {
  readonly label: string;
  readonly problem: string | undefined;
  readonly hint: string | undefined;
  readonly input: React.InputHTMLAttributes<HTMLInputElement>;
  readonly onText: (value: string) => void;
  readonly children?: React.ReactNode;
}

function Field({ label, problem, hint, input, onText, children }: FieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.inputRow} data-invalid={problem !== undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onText(event.target.value)}
        />
        {children}
      </div>
      <p
        id={`${id}-note`}
        className={problem ? styles.problem : styles.hint}
        role={problem ? 'alert' : undefined}
      >
        {note}
      </p>
    </div>
  );
}

function sendLabel(isSending: boolean, waitSeconds: number): string {
  if (isSending) return text.sending;
  return waitSeconds > 0 ? text.resendIn(waitSeconds) : text.send;
}

const TICK_MS = 250;

function useCountdown(untilMs: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(untilMs, now);
  // Before the paint: the first number shown must not be counted from when the form was opened.
  useLayoutEffect(() => {
    if (untilMs === null) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= untilMs) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [untilMs]);
  return left;
}
