import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { copyWords } from '../../../../shared/ui/copy-words.ts';
import card from '../../../../shared/workbench/finding-card.module.css';
import { resultText as text } from '../../result.text.ts';
import type { Risk } from '../../view-model/result-shapes.ts';
import styles from './risk-card.module.css';
import { RiskRedline } from './risk-redline.tsx';

interface RiskSuggestionProps {
  readonly risk: Risk;
  readonly contractText: string;
  /** The adopted text where it differs from the suggestion. */
  readonly rewrite: string | null;
  readonly onFallback: ((words: string) => void) | null;
}

export function RiskSuggestion({ risk, contractText, rewrite, onFallback }: RiskSuggestionProps) {
  const words = rewrite ?? risk.suggestion;
  const copy = (
    <Button
      type="text"
      size="small"
      icon={<CopyOutlined />}
      aria-label={text.copy}
      title={text.copy}
      onClick={() => void copyWords(words, text.copied)}
    />
  );
  return (
    <>
      <Wording label={labelOf(risk, rewrite)} action={copy}>
        {rewrite === null && risk.edit ? (
          <RiskRedline risk={risk} contractText={contractText} />
        ) : (
          <p className={styles.words}>{words}</p>
        )}
        {rewrite === null && !risk.edit && (
          <p className={styles.hint} data-testid="advice-only">
            {text.adviceOnly(risk.advice ?? text.adviceOfOld)}
          </p>
        )}
      </Wording>
      {risk.positions.map((position) => (
        <Wording
          key={position.kind}
          isFallback
          label={(position.isTeam ? text.teamPositions : text.positions)[position.kind]}
          action={onFallback && <UseWords words={position.text} onUse={onFallback} />}
        >
          <p className={styles.words}>{position.text}</p>
        </Wording>
      ))}
      {risk.fallback !== null && (
        <Wording
          isFallback
          label={text.fallback}
          action={
            onFallback && <UseWords words={risk.fallback} onUse={onFallback} label={text.useFallback} />
          }
        >
          <p className={styles.words}>{risk.fallback}</p>
        </Wording>
      )}
    </>
  );
}

function labelOf({ kind, edit }: Risk, rewrite: string | null): string {
  if (rewrite !== null) return text.rewritten;
  if (!edit) return text.advice;
  return kind === 'missing' ? text.suggestedClause : text.suggestion;
}

interface UseWordsProps {
  readonly words: string;
  readonly onUse: (words: string) => void;
  readonly label?: string;
}

function UseWords({ words, onUse, label = text.usePosition }: UseWordsProps) {
  return (
    <Button type="link" size="small" onClick={() => onUse(words)}>
      {label}
    </Button>
  );
}

interface WordingProps {
  readonly label: string;
  readonly action: ReactNode;
  readonly isFallback?: boolean;
  readonly children: ReactNode;
}

function Wording({ label, action, isFallback, children }: WordingProps) {
  return (
    <div className={styles.suggestion} {...(isFallback && { 'data-fallback': true })}>
      <div className={styles.suggestionHead}>
        <span className={card.label}>{label}</span>
        {action}
      </div>
      {children}
    </div>
  );
}
