import type { ReactNode } from 'react';
import styles from './content.module.css';

interface ContentPageProps {
  readonly title: string;
  readonly lead: string;
  readonly eyebrow?: string;
  /** `text`: the column width of continuous text. */
  readonly width?: 'wide' | 'text';
  /** Its parent page; null for a top-level page. */
  readonly parent?: Step;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

interface Step {
  readonly path: string;
  readonly label: string;
}

/** A content page: breadcrumb, title, introduction and content. */
export function ContentPage(props: ContentPageProps) {
  const { title, lead, eyebrow, parent, actions, children, width = 'wide' } = props;
  return (
    <article className={styles.page} data-width={width}>
      {parent ? <Trail parent={parent} title={title} /> : null}
      <header className={styles.head}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
    </article>
  );
}

const TRAIL = '所在位置';

function Trail({ parent, title }: { readonly parent: Step; readonly title: string }) {
  return (
    <nav aria-label={TRAIL}>
      <ol className={styles.trail}>
        <li>
          <a href={parent.path}>{parent.label}</a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

export function Section({ heading, lead, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {lead ? <p className={styles.sectionLead}>{lead}</p> : null}
      {children}
    </section>
  );
}

interface FactTableProps {
  readonly columns: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly string[])[];
}

export function FactTable({ columns, rows }: FactTableProps) {
  return (
    // A region that scrolls must be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen
    <section className={styles.scroll} tabIndex={0} aria-label={columns.join('、')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Numbered steps, each with a short label. */
export function Steps({
  steps,
}: {
  readonly steps: readonly { readonly name: string; readonly body: string }[];
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, body }) => (
        <li key={name}>
          <strong>{name}</strong>
          {body}
        </li>
      ))}
    </ol>
  );
}

/** A few items side by side that are not links. */
export function Cards({
  cards,
}: {
  readonly cards: readonly { readonly name: string; readonly body: string }[];
}) {
  return (
    <ul className={styles.grid}>
      {cards.map(({ name, body }) => (
        <li key={name} className={styles.card}>
          <h3>{name}</h3>
          <p>{body}</p>
        </li>
      ))}
    </ul>
  );
}
