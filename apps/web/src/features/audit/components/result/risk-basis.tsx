import { Popover } from 'antd';
import { LawText } from '../../../../shared/laws/law-text.tsx';
import card from '../../../../shared/workbench/finding-card.module.css';
import { resultText as text } from '../../result.text.ts';
import type { Risk } from '../../view-model/result-shapes.ts';
import styles from './risk-card.module.css';

/** Law and article in the card; the article's text opens beside it. */
export function RiskBasis({ basis }: { readonly basis: Risk['basis'] }) {
  return (
    <div className={styles.basis}>
      <span className={card.label}>{text.basis}</span>
      {basis.map(({ law, article, gist, since }) => (
        <Popover
          key={`${law} ${article}`}
          trigger="click"
          placement="left"
          title={`${law} ${article}`}
          content={
            <div className={styles.gist}>
              <p>{gist}</p>
              <LawText law={law} article={article} />
              <span className={card.by}>{text.basisSince(since)}</span>
            </div>
          }
        >
          <button type="button" className={styles.article}>
            {law}
            {article}
          </button>
        </Popover>
      ))}
    </div>
  );
}
