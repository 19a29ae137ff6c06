import type { ReactNode } from 'react';
import { palettes } from '../../../../shared/theme/tokens.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { designText as text } from '../../design.text.ts';
import { useSite } from '../../site-context.ts';
import content from '../articles/content.module.css';
import { Cards, ContentPage, FactTable, Section } from '../articles/content-page.tsx';
import { Questions } from '../home/questions.tsx';
import styles from './design-page.module.css';

interface DesignPageProps {
  readonly selfCheck: ReactNode;
  /** The component library of the workspace, loaded when it is scrolled to. */
  readonly library: ReactNode;
}

/** `/test`: all components of the product, in every state, on one page. */
export function DesignPage({ selfCheck, library }: DesignPageProps) {
  return (
    <ContentPage title={text.title} lead={text.lead}>
      <Section heading={text.selfCheck.heading} lead={text.selfCheck.lead}>
        {selfCheck}
      </Section>
      <Section heading={text.colours.heading} lead={text.colours.lead}>
        <Colours />
      </Section>
      <Section heading={text.type.heading}>
        <Type />
      </Section>
      <Section heading={text.marks.heading}>
        <Marks />
      </Section>
      <Section heading={text.plain.heading} lead={text.plain.lead}>
        <PlainComponents />
      </Section>
      <Section heading={text.toasts.heading} lead={text.toasts.lead}>
        <Toasts />
      </Section>
      <Section heading={text.dialogs.heading} lead={text.dialogs.lead}>
        <Dialogs />
      </Section>
      <Section heading={text.library.heading} lead={text.library.lead}>
        {library}
      </Section>
    </ContentPage>
  );
}

type Token = keyof typeof text.colours.names;

function Colours() {
  const names = Object.entries(text.colours.names) as readonly (readonly [Token, string])[];
  return (
    <ul className={styles.colours}>
      {names.map(([token, name]) => (
        <li key={token}>
          <span style={{ background: `var(--${cssName(token)})` }} />
          <strong>{name}</strong>
          <code>{token}</code>
          <small>
            {palettes.light[token]} · {palettes.dark[token]}
          </small>
        </li>
      ))}
    </ul>
  );
}

function cssName(token: string): string {
  return token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function Type() {
  return (
    <div className={styles.type}>
      <p data-face="reading">{text.type.reading}</p>
      <small>{text.type.readingNote}</small>
      <p>{text.type.reading}</p>
      <small>{text.type.interfaceNote}</small>
      <p data-face="figures">{text.type.figures}</p>
      <small>{text.type.figuresNote}</small>
    </div>
  );
}

function Marks() {
  return (
    <ul className={styles.marks}>
      {text.marks.changes.map(({ kind, name, text: words }) => (
        <li key={kind}>
          <span>{name}</span>
          <mark data-kind={kind}>{words}</mark>
        </li>
      ))}
    </ul>
  );
}

function PlainComponents() {
  const { plain } = text;
  return (
    <div className={styles.plain}>
      <div className={styles.row}>
        <button type="button" className={content.action}>
          {plain.primary}
        </button>
        <button type="button" className={content.quiet}>
          {plain.quiet}
        </button>
        <button type="button" className={content.quiet} disabled>
          {plain.disabled}
        </button>
        <a href="#content">{plain.link}</a>
        <span className={content.tag}>{plain.tag}</span>
      </div>
      <p className={content.notice}>{plain.notice}</p>
      <Questions questions={[{ question: plain.question, answer: plain.answer }]} />
      <Cards cards={[{ name: plain.cardTitle, body: plain.cardBody }]} />
      <FactTable columns={plain.columns} rows={plain.rows} />
    </div>
  );
}

function Toasts() {
  return (
    <div className={styles.row}>
      {text.toasts.kinds.map(({ kind, label, message }) => (
        <button
          key={kind}
          type="button"
          className={content.quiet}
          onClick={() => showToast({ kind, message })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function Dialogs() {
  const { inquire, signIn } = useSite();
  return (
    <div className={styles.row}>
      <button type="button" className={content.quiet} onClick={() => inquire('requirement')}>
        {text.dialogs.requirement}
      </button>
      <button type="button" className={content.quiet} onClick={() => inquire('cooperation')}>
        {text.dialogs.cooperation}
      </button>
      <button type="button" className={content.quiet} onClick={() => signIn('/test')}>
        {text.dialogs.signIn}
      </button>
    </div>
  );
}
