import type { AnswerOf, readLawArticle } from '@wenjian/api';
import { Link } from 'react-router';
import { lawPath } from '../../../shared/laws/view-model/law-path.ts';
import { lawsText as text } from '../text.ts';
import styles from './laws.module.css';

interface ElsewhereListProps {
  readonly elsewhere: AnswerOf<typeof readLawArticle>['elsewhere'];
  readonly label: string;
}

/** The same number in other wordings: what it said, or that there was none. */
export function ElsewhereList({ elsewhere, label }: ElsewhereListProps) {
  return (
    <section className={styles.card} aria-label={text.elsewhere}>
      <h2 className={styles.subtitle}>{text.elsewhere}</h2>
      {elsewhere.map(({ law, text: said, isSame }) => (
        <details key={law.wording} className={styles.other}>
          <summary>
            {text.wordingOf(law.wording)} · {said === null ? text.missing : isSame ? text.same : label}
          </summary>
          {said !== null && (
            <>
              <p className={styles.wording}>{said}</p>
              <Link to={lawPath(law.name, label, law.wording)}>{text.wordingOf(law.wording)}</Link>
            </>
          )}
        </details>
      ))}
      <p className={styles.note}>{text.elsewhereNote}</p>
    </section>
  );
}
