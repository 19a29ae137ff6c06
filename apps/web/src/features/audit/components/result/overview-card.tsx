import { AimOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { resultText as text } from '../../result.text.ts';
import type { AuditResult } from '../../view-model/result-shapes.ts';
import styles from './overview.module.css';

interface OverviewCardProps {
  readonly result: AuditResult;
  readonly onShow: (place: DocumentPlace) => void;
}

export function OverviewCard({ result, onShow }: OverviewCardProps) {
  const { overview, contractTypeName } = result;
  return (
    <section className={styles.section}>
      <h3 className={styles.name}>{overview.title ?? result.document.name}</h3>
      <dl className={styles.facts}>
        <Row label={text.contractType}>
          {contractTypeName}
          {overview.confidence !== 'certain' && <Tag>{text.confidence[overview.confidence]}</Tag>}
        </Row>
        <Row label={text.parties}>
          <Parties result={result} />
        </Row>
        <FactRow label={text.total} facts={overview.total ? [overview.total] : []} onShow={onShow} />
        <FactRow label={text.term} facts={overview.term ? [overview.term] : []} onShow={onShow} />
        <FactRow
          label={text.governingLaw}
          facts={overview.governingLaw ? [overview.governingLaw] : []}
          onShow={onShow}
        />
        <FactRow
          label={text.disputes}
          facts={overview.disputes.map((one) => ({ ...one, tag: text.disputeKinds[one.kind] }))}
          onShow={onShow}
        />
      </dl>
    </section>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Parties({ result: { parties, standpoint } }: { readonly result: AuditResult }) {
  if (parties.length === 0) return <span className={styles.none}>{text.notFound}</span>;
  return (
    <>
      {parties.map((party) => (
        <div key={party.label} className={styles.party} data-ours={isOurs(party, standpoint) || undefined}>
          <span className={styles.partyLabel}>{party.label}</span>
          <span className={styles.partyName}>{party.name ?? text.notFound}</span>
          {party.creditCode !== null && (
            <span className={styles.small}>
              {text.creditCode} {party.creditCode}
            </span>
          )}
          {party.representative !== null && (
            <span className={styles.small}>
              {text.representative} {party.representative}
            </span>
          )}
        </div>
      ))}
    </>
  );
}

/** Standpoints are named 甲方（名称）. */
function isOurs({ label }: AuditResult['parties'][number], standpoint: string): boolean {
  return standpoint.startsWith(label);
}

interface Fact {
  readonly text: string;
  readonly place: DocumentPlace;
  readonly tag?: string;
}

interface FactRowProps {
  readonly label: string;
  readonly facts: readonly Fact[];
  readonly onShow: (place: DocumentPlace) => void;
}

function FactRow({ label, facts, onShow }: FactRowProps) {
  return (
    <Row label={label}>
      {facts.length === 0 && <span className={styles.none}>{text.notFound}</span>}
      {facts.map((fact) => (
        <button
          key={fact.place.start}
          type="button"
          className={styles.jump}
          title={text.locate}
          onClick={() => onShow(fact.place)}
        >
          {fact.tag !== undefined && <Tag>{fact.tag}</Tag>}
          <span>{fact.text}</span>
          <AimOutlined aria-hidden />
        </button>
      ))}
    </Row>
  );
}
