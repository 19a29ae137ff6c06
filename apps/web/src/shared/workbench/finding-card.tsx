import type { ReactNode } from 'react';
import type { DecisionState } from '../findings/decision-shapes.ts';
import { FindingComments } from '../ui/result-slots.tsx';
import styles from './finding-card.module.css';
import type { Tone } from './view-model/tone.ts';

interface FindingCardProps {
  /** The key of its comments. */
  readonly findingId: string;
  readonly tone: Tone;
  readonly isSelected: boolean;
  readonly state?: DecisionState | undefined;
  readonly onSelect: () => void;
  /** What is always visible; a click anywhere on it selects the finding. */
  readonly main: ReactNode;
  /** Below it: on most cards only while it is selected. */
  readonly children?: ReactNode;
}

/** A finding in the list. Attributes with a hyphen come to the card itself. */
export function FindingCard(props: FindingCardProps) {
  const { findingId, tone, isSelected, state = 'open', onSelect, main, children, ...data } = props;
  return (
    <article
      {...data}
      className={styles.card}
      data-tone={tone}
      data-decided={state === 'open' ? undefined : state}
      aria-current={isSelected}
    >
      <button type="button" className={styles.main} aria-expanded={isSelected} onClick={onSelect}>
        {main}
      </button>
      {children}
      <FindingComments findingId={findingId} isSelected={isSelected} />
    </article>
  );
}

interface CardHeadProps {
  readonly badge: string;
  readonly badgeMeaning?: string;
  /** A sign is not read aloud: the title says the same. */
  readonly isSign?: boolean;
  readonly title: ReactNode;
  readonly where: readonly (string | null)[];
}

export function CardHead({ badge, badgeMeaning, isSign, title, where }: CardHeadProps) {
  const place = where.filter((part) => part !== null).join(' · ');
  return (
    <span className={styles.head}>
      <span className={styles.badge} title={badgeMeaning} aria-hidden={isSign}>
        {badge}
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.where} title={place}>
        {place}
      </span>
    </span>
  );
}
