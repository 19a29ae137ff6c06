import type { ReactNode } from 'react';
import type { LegalText } from '../../legal.text.ts';
import { ContentPage } from './content-page.tsx';
import { listOf } from './enterprise-page.tsx';
import styles from './legal-page.module.css';
import { TextBody } from './text-body.tsx';

const UPDATED = '更新日期';

interface LegalPageProps {
  readonly text: LegalText;
  /** Controls of the page itself, below the text. */
  readonly children?: ReactNode;
}

export function LegalPage({ text, children }: LegalPageProps) {
  return (
    <ContentPage title={text.title} lead={text.lead} width="text">
      <p className={styles.date}>
        {UPDATED} <time dateTime={text.date}>{text.date}</time>
      </p>
      {text.sections.map(({ heading, items }) => (
        <section key={heading} className={styles.section}>
          <h2>{heading}</h2>
          <TextBody body={[listOf(items)]} />
        </section>
      ))}
      {children}
    </ContentPage>
  );
}
