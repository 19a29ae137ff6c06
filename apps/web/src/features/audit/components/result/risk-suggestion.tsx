import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { copyWords } from '../../../../shared/ui/copy-words.ts';
import card from '../../../../shared/workbench/finding-card.module.css';
import { resultText as text } from '../../result.text.ts';
import type { Risk } from '../../view-model/result-shapes.ts';
import styles from './risk-card.module.css';

interface RiskSuggestionProps {
  readonly risk: Risk;
  /** The adopted text where it differs from the suggestion. */
  readonly rewrite: string | null;
  readonly onFallback: ((words: string) => void) | null;
}

export function RiskSuggestion({ risk, rewrite, onFallback }: RiskSuggestionProps) {
  const words = rewrite ?? risk.suggestion;
  const label = risk.kind === 'missing' ? text.suggestedClause : text.suggestion;
  return (
    <>
      <div className={styles.suggestion}>
        <div className={styles.suggestionHead}>
          <span className={card.label}>{rewrite === null ? label : text.rewritten}</span>
          <Button
            type="text"
            size="small"
            icon={<CopyOutlined />}
            aria-label={text.copy}
            title={text.copy}
            onClick={() => void copyWords(words, text.copied)}
          />
        </div>
        <p className={styles.words}>{words}</p>
      </div>
      {risk.fallback !== null && (
        <div className={styles.suggestion} data-fallback>
          <div className={styles.suggestionHead}>
            <span className={card.label}>{text.fallback}</span>
            {onFallback && (
              <Button type="link" size="small" onClick={() => onFallback(risk.fallback ?? '')}>
                {text.useFallback}
              </Button>
            )}
          </div>
          <p className={styles.words}>{risk.fallback}</p>
        </div>
      )}
    </>
  );
}
