import { formatCount } from '../format/format-count.ts';
import styles from './coverage-list.module.css';
import { coverageText as text } from './coverage-list.text.ts';

interface CoverageItem {
  readonly what: string;
  readonly count: number;
  readonly reason?: string;
}

export interface Coverage {
  readonly examined: readonly CoverageItem[];
  readonly notExamined: readonly CoverageItem[];
}

interface CoverageListProps {
  readonly coverage: Coverage;
  readonly Heading?: 'h3' | 'h4';
}

/** What of a document was and was not examined, with the reasons. */
export function CoverageList({ coverage: { examined, notExamined }, Heading }: CoverageListProps) {
  return (
    <>
      <CoverageSection title={text.examined} items={examined} {...(Heading && { Heading })} />
      <CoverageSection
        title={text.notExamined}
        items={notExamined}
        none={text.nothingOmitted}
        {...(Heading && { Heading })}
      />
    </>
  );
}

interface CoverageSectionProps {
  readonly title: string;
  readonly items: readonly CoverageItem[];
  readonly none?: string;
  readonly Heading?: 'h3' | 'h4';
}

export function CoverageSection({ title, items, none, Heading = 'h3' }: CoverageSectionProps) {
  return (
    <>
      <Heading className={styles.head}>{title}</Heading>
      {items.length === 0 && none !== undefined && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {items.map(({ what, count, reason = '' }) => (
          <li key={`${what} ${reason}`}>
            <span>
              {what}
              {reason !== '' && <span className={styles.reason}>{reason}</span>}
            </span>
            <span className={styles.figure}>{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A sentence below the lists. */
export function CoverageNote({ words }: { readonly words: string }) {
  return <p className={styles.none}>{words}</p>;
}
