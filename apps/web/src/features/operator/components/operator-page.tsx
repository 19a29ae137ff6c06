import { isOperatorArea, type OperatorArea, type OperatorRole, operatorAreas } from '@wenjian/api';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { operatorText as text } from '../text.ts';
import { CouponsSection } from './coupons-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { HealthSection } from './health-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import styles from './operator.module.css';
import { OperatorsSection } from './operators-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import { OverviewSection } from './overview-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { TeamsSection } from './teams-section.tsx';
import { TrailSection } from './trail-section.tsx';
import { UsersSection } from './users-section.tsx';

interface SectionProps {
  readonly role: OperatorRole;
}

const sections: Readonly<Record<OperatorArea, ComponentType<SectionProps>>> = {
  overview: OverviewSection,
  health: HealthSection,
  users: UsersSection,
  teams: TeamsSection,
  orders: OrdersSection,
  coupons: CouponsSection,
  notices: NoticesSection,
  feedback: FeedbackSection,
  storage: StorageSection,
  trail: TrailSection,
  operators: OperatorsSection,
};

interface OperatorPageProps extends SectionProps {
  readonly area: OperatorArea;
}

/** For those who run the product. Which area is opened, and by whom, was decided before. */
export function OperatorPage({ role, area }: OperatorPageProps) {
  const Section = sections[area];
  const nav = useRef<HTMLElement>(null);
  // On a phone the list of areas is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area is current
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [area]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <span className={styles.faint}>{text.noContent}</span>
      </header>
      <nav ref={nav} className={styles.nav} aria-label={text.nav}>
        {operatorAreas
          .filter((name) => isOperatorArea(role, name))
          .map((name) => (
            <Link key={name} to={`/operator/${name}`} aria-current={name === area ? 'page' : undefined}>
              {text.areas[name]}
            </Link>
          ))}
      </nav>
      <Section key={area} role={role} />
    </div>
  );
}
