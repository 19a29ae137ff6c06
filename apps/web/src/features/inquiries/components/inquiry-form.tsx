import {
  cooperationTopics,
  INQUIRY_COMPANY_MAX_CHARACTERS,
  INQUIRY_CONTENT_MAX_CHARACTERS,
  INQUIRY_NAME_MAX_CHARACTERS,
  type InquiryKind,
} from '@wenjian/api';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useInquiry } from '../api/use-inquiry.ts';
import { inquiriesText as text } from '../text.ts';
import { topicOf } from '../view-model/inquiry-form.ts';
import styles from './inquiry.module.css';

interface InquiryFormProps {
  readonly kind: InquiryKind;
  /** The action after sending; without it the page only confirms. */
  readonly onDone?: () => void;
  /** Called after the inquiry arrived. */
  readonly onSent?: () => void;
}

/** Plain HTML: public pages load no component library. */
export function InquiryForm({ kind, onDone, onSent }: InquiryFormProps) {
  const { values, problems, failure, step, change, submit } = useInquiry(kind, onSent);
  const element = useRef<HTMLFormElement>(null);
  // Moves the focus to the first wrong field, for users who cannot see the red line.
  useEffect(() => {
    if (Object.keys(problems).length === 0 || isTyping(element.current)) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const form = text.forms[kind];
  if (step === 'sent') return <Sent onDone={onDone} />;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={element} className={styles.form} onSubmit={onSubmit} noValidate aria-label={form.title}>
      <Field label={text.name} problem={problems.name}>
        {(field) => (
          <input
            {...field}
            name="name"
            autoComplete="name"
            maxLength={INQUIRY_NAME_MAX_CHARACTERS}
            placeholder={text.namePlaceholder}
            value={values.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={text.phone} problem={problems.phone}>
        {(field) => (
          <input
            {...field}
            name="phone"
            type="tel"
            autoComplete="tel-national"
            placeholder={text.phonePlaceholder}
            value={values.phone}
            onChange={(event) => change({ phone: event.target.value.replaceAll(/\s/g, '') })}
          />
        )}
      </Field>
      <Field label={text.company} problem={problems.company}>
        {(field) => (
          <input
            {...field}
            name="company"
            autoComplete="organization"
            maxLength={INQUIRY_COMPANY_MAX_CHARACTERS}
            placeholder={text.companyPlaceholder}
            value={values.company}
            onChange={(event) => change({ company: event.target.value })}
          />
        )}
      </Field>
      {kind === 'cooperation' ? (
        <Field label={text.topic} problem={problems.topic}>
          {(field) => (
            <select
              {...field}
              name="topic"
              value={values.topic ?? ''}
              onChange={(event) => change({ topic: topicOf(event.target.value) })}
            >
              <option value="">{text.topicPlaceholder}</option>
              {cooperationTopics.map((topic) => (
                <option key={topic} value={topic}>
                  {text.topics[topic]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : null}
      <Field label={form.content} problem={problems.content}>
        {(field) => (
          <textarea
            {...field}
            name="content"
            rows={4}
            maxLength={INQUIRY_CONTENT_MAX_CHARACTERS}
            placeholder={form.contentPlaceholder}
            value={values.content}
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </Field>
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <button type="submit" className={styles.submit} disabled={step === 'sending'}>
        {step === 'sending' ? text.submitting : text.submit}
      </button>
      <p className={styles.privacy}>{text.privacy}</p>
    </form>
  );
}

/** A user who is already correcting a field keeps the focus there. */
function isTyping(form: HTMLFormElement | null): boolean {
  const { activeElement } = document;
  return form?.contains(activeElement) === true && !(activeElement instanceof HTMLButtonElement);
}

interface FieldAttributes {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly problem: string | undefined;
  readonly children: (field: FieldAttributes) => ReactNode;
}

function Field({ label, problem, children }: FieldProps) {
  const id = useId();
  const isInvalid = problem !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isInvalid, 'aria-describedby': isInvalid ? `${id}-note` : undefined })}
      <p id={`${id}-note`} className={styles.problem} role={isInvalid ? 'alert' : undefined}>
        {problem}
      </p>
    </div>
  );
}

function Sent({ onDone }: { readonly onDone: (() => void) | undefined }) {
  return (
    <div className={styles.sent} role="status">
      <strong>{text.sentTitle}</strong>
      <p>{text.sent}</p>
      {onDone ? (
        <button type="button" className={styles.submit} onClick={onDone}>
          {text.done}
        </button>
      ) : null}
    </div>
  );
}
