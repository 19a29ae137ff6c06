import type { AnswerOf, LawHead, readLaw } from '@wenjian/api';
import { Link } from 'react-router';
import { LawStanding } from '../../../shared/laws/law-standing.tsx';
import { lawPath } from '../../../shared/laws/view-model/law-path.ts';
import { lawsText as text } from '../text.ts';
import styles from './laws.module.css';

interface LawHistoryProps {
  readonly law: LawHead;
  readonly history: AnswerOf<typeof readLaw>['history'];
  /** The label of the article that is read. */
  readonly article: string | null;
  readonly successor: { readonly law: string; readonly article: string | null } | null;
}

/** What became of the law: amended, replaced, repealed, with the days. */
export function LawHistory({ law, history, article, successor }: LawHistoryProps) {
  const { wordings, amended, replacedOn, repealed, repeals } = history;
  const isPlain = wordings.length < 2 && amended.length === 0 && replacedOn === null && repealed === null;
  return (
    <section className={styles.card} aria-label={text.history}>
      <h2 className={styles.subtitle}>{text.history}</h2>
      {isPlain && repeals.length === 0 && <p className={styles.note}>{text.noHistory}</p>}
      {repealed !== null && (
        <p>
          {text.repealed(repealed.date)}
          {repealed.law !== null && (
            <>
              <br />
              {text.repealedBy}
              <Link to={lawPath(repealed.law)}>{repealed.law}</Link>
            </>
          )}
        </p>
      )}
      {successor !== null && (
        <p>
          {text.successor}
          <Link to={lawPath(successor.law, successor.article)}>
            《{successor.law}》{successor.article}
          </Link>
        </p>
      )}
      {replacedOn !== null && <p>{text.replacedOn(replacedOn)}</p>}
      {amended.length > 0 && <p>{text.amended(amended)}</p>}
      {wordings.length > 1 && (
        <>
          <h3 className={styles.heading}>{text.wordings}</h3>
          <ul className={styles.plain}>
            {wordings.map((one) => (
              <li key={one.wording}>
                {one.wording === law.wording ? (
                  <b>
                    {text.wordingOf(one.wording)}（{text.thisOne}）
                  </b>
                ) : (
                  <Link to={lawPath(one.name, article, one.wording)}>{text.wordingOf(one.wording)}</Link>
                )}{' '}
                <LawStanding law={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      {repeals.length > 0 && (
        <>
          <h3 className={styles.heading}>{text.repeals}</h3>
          <ul className={styles.plain}>
            {repeals.map((one) => (
              <li key={one.law}>
                <Link to={lawPath(one.law)}>{one.law}</Link>
                {text.since(one.date)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
