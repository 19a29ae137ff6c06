import { REPORT_FIELD_MAX_CHARACTERS } from '@wenjian/api';
import { type FormEvent, useId } from 'react';
import { useVerification } from '../api/use-verification.ts';
import { reportVerifyText as text } from '../text.ts';
import { reportRows, type VerifiedReport } from '../view-model/report-rows.ts';
import { FileCheck } from './file-check.tsx';
import styles from './verify.module.css';

/** Plain HTML: public pages load no component library. */
export function VerifyForm() {
  const { typed, problems, failure, isBusy, report, change, submit } = useVerification();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={text.form}>
        <Field
          label={text.number}
          placeholder={text.numberPlaceholder}
          value={typed.number}
          problem={problems.number}
          onChange={(number) => change({ number })}
        />
        <Field
          label={text.code}
          placeholder={text.codePlaceholder}
          value={typed.code}
          problem={problems.code}
          onChange={(code) => change({ code })}
        />
        <button type="submit" className={styles.submit} disabled={isBusy}>
          {isBusy ? text.submitting : text.submit}
        </button>
        {failure ? (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        ) : null}
      </form>
      {report ? <Found report={report} /> : null}
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function Field({ label, placeholder, value, problem, onChange }: FieldProps) {
  const id = useId();
  const isInvalid = problem !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={REPORT_FIELD_MAX_CHARACTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} className={styles.problem} role={isInvalid ? 'alert' : undefined}>
        {problem}
      </p>
    </div>
  );
}

function Found({ report }: { readonly report: VerifiedReport }) {
  return (
    <section className={styles.found} role="status" aria-label={text.found}>
      <h2>{text.found}</h2>
      <p className={styles.hint}>{text.foundHint}</p>
      <dl className={styles.facts}>
        {reportRows(report).map(({ name, lines }) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <FileCheck issuedSha256={report.fileSha256} />
    </section>
  );
}
