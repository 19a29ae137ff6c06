import { Tag } from 'antd';
import { Link } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { auditText } from '../../text.ts';
import type { Audit, ContractFacts, ContractParty } from '../../view-model/audit-shapes.ts';
import styles from './facts-card.module.css';

interface FactsCardProps {
  readonly audit: Pick<Audit, 'file'>;
  readonly facts: ContractFacts;
}

const CONFIDENCE_COLOURS = { certain: 'green', likely: 'blue', guess: 'orange' } as const;

/** The facts read from the contract before anything is paid. */
export function FactsCard({ audit, facts }: FactsCardProps) {
  const text = auditText.facts;
  return (
    <section className={styles.card} aria-label={text.title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text.title}</h2>
        <Link to="/contract-audit/upload">{text.otherFile}</Link>
      </header>
      <dl className={styles.facts}>
        <dt>{text.contract}</dt>
        <dd className={styles.strong}>{facts.title ?? text.noTitle}</dd>
        <dt>{text.type}</dt>
        <dd className={styles.type}>
          <span className={styles.strong}>{facts.contractTypeName}</span>
          <Tag color={CONFIDENCE_COLOURS[facts.confidence]}>{text.confidences[facts.confidence]}</Tag>
          <span className={styles.hint}>{text.typeHint}</span>
        </dd>
        <dt>{text.file}</dt>
        <dd>
          {audit.file.name}
          <span className={styles.size}>{sizeOf(facts)}</span>
        </dd>
        <dt>{text.parties}</dt>
        <dd>
          {facts.parties.length === 0 ? (
            <span className={styles.hint}>{text.noParties}</span>
          ) : (
            <ul className={styles.parties}>
              {facts.parties.map((party) => (
                <PartyRow key={`${party.label} ${party.name}`} party={party} />
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </section>
  );
}

function PartyRow({ party }: { readonly party: ContractParty }) {
  const text = auditText.facts;
  const roles = [...party.aliases, ...(party.side ? [text.sides[party.side]] : [text.unknownSide])];
  return (
    <li>
      <span className={styles.label}>{party.label}</span>
      <span className={party.name === null ? styles.hint : styles.strong}>{party.name ?? text.nameless}</span>
      <span className={styles.hint}>
        {roles.join('、')}
        {party.isPerson && `、${text.person}`}
      </span>
      {party.creditCode !== null && (
        <span className={styles.code}>
          {text.creditCode} {party.creditCode}
        </span>
      )}
      {party.representative !== null && (
        <span className={styles.code}>
          {text.representative} {party.representative}
        </span>
      )}
    </li>
  );
}

function sizeOf({ pageCount, characters }: ContractFacts): string {
  const text = auditText.facts;
  const pages = pageCount === null ? [] : [text.pages(formatCount(pageCount))];
  return [...pages, text.characters(formatCount(characters))].join(' · ');
}
