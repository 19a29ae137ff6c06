import type { ReactNode } from 'react';
import { contactText as text } from '../../about.text.ts';
import styles from './contact-page.module.css';
import { ContentPage } from './content-page.tsx';

/** The form and the operator's own ways belong to another feature and are passed in. */
export function ContactPage({ form, ways }: { readonly form: ReactNode; readonly ways: ReactNode }) {
  return (
    <ContentPage title={text.title} lead={text.lead}>
      <div className={styles.columns}>
        <section className={styles.form} aria-labelledby="contact-form-title">
          <h2 id="contact-form-title">{text.form}</h2>
          {form}
          <noscript>{text.noScript}</noscript>
        </section>
        <div>
          {ways}
          <section className={styles.ways} aria-labelledby="contact-other-title">
            <h2 id="contact-other-title">{text.other}</h2>
            <ul>
              {text.ways.map(({ name, body, link }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p>{body}</p>
                  {link ? <a href={link.path}>{link.label}</a> : null}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </ContentPage>
  );
}
