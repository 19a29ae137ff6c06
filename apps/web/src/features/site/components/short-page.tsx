import type { ReactNode } from 'react';
import type { ShortPageText } from '../text.ts';
import styles from './short-page.module.css';

/** A short, honest public page: a title, a sentence, a few paragraphs, and what the page adds. */
export function ShortPage({
  text,
  children,
}: {
  readonly text: ShortPageText;
  readonly children?: ReactNode;
}) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      {children}
      {text.sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h2>{section.heading}</h2>
          <p>{section.body}</p>
        </section>
      ))}
    </article>
  );
}
