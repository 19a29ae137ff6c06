import { AimOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { memo } from 'react';
import { FindingComments } from '../../../shared/ui/result-slots.tsx';
import { resultText as text } from '../result.text.ts';
import type { Risk } from '../view-model/result-shapes.ts';
import { RiskActions } from './risk-actions.tsx';
import { RiskBasis } from './risk-basis.tsx';
import styles from './risk-card.module.css';
import type { RiskCardProps } from './risk-card.props.ts';
import { RiskDecided } from './risk-decided.tsx';
import { RiskRelated } from './risk-related.tsx';

/** Folded, it shows the title and place; selected, everything and the actions. */
export const RiskCard = memo(function RiskCard(props: RiskCardProps) {
  const { risk, decision, isSelected, onSelect, place } = props;
  return (
    <article
      className={styles.card}
      data-risk-entry={risk.id}
      data-testid="risk-card"
      data-level={risk.level}
      data-decided={decision && decision.state !== 'open' ? decision.state : undefined}
      aria-current={isSelected}
    >
      <button type="button" className={styles.main} onClick={() => onSelect(risk.id)}>
        <CardHead risk={risk} />
        {risk.kind === 'missing' ? (
          <span className={styles.place}>{place ? text.insertAfter(place.after) : text.insertAtStart}</span>
        ) : (
          <q className={styles.quote}>{risk.quote}</q>
        )}
        <span className={styles.reason}>{risk.reason}</span>
      </button>
      {isSelected ? <CardBody {...props} /> : decision && <RiskDecided risk={risk} decision={decision} />}
      <FindingComments findingId={risk.id} isSelected={isSelected} />
    </article>
  );
});

function CardHead({ risk }: { readonly risk: Risk }) {
  const where = [risk.clause ?? (risk.kind === 'risk' ? text.noClause : null), pageOf(risk)];
  return (
    <span className={styles.head}>
      <span className={styles.level} title={text.levelMeanings[risk.level]}>
        {text.levels[risk.level]}
      </span>
      <span className={styles.title}>{risk.title}</span>
      <span className={styles.where}>{where.filter((part) => part !== null).join(' · ')}</span>
    </span>
  );
}

function pageOf({ page }: Risk): string | null {
  return page === null ? null : text.page(page);
}

function CardBody(props: RiskCardProps) {
  const { risk, decision, onLocate, onShow } = props;
  return (
    <div className={styles.body}>
      <div className={styles.badges}>
        <span className={styles.badge} data-origin={risk.origin}>
          {text.origins[risk.origin]}
        </span>
        {risk.kind === 'missing' ? (
          <span className={styles.badge}>{text.missing}</span>
        ) : (
          <Tooltip title={text.verificationDetails[risk.verification]}>
            <span className={styles.badge} data-verification={risk.verification}>
              {text.verifications[risk.verification]}
            </span>
          </Tooltip>
        )}
        <span className={styles.badge}>{text.families[risk.family] ?? risk.family}</span>
        <span className={styles.locate}>
          <Button type="text" size="small" icon={<AimOutlined />} onClick={() => onLocate(risk.id)}>
            {text.locate}
          </Button>
        </span>
      </div>
      {risk.related.length > 0 && <RiskRelated related={risk.related} onShow={onShow} />}
      {risk.basis.length > 0 && <RiskBasis basis={risk.basis} />}
      {decision && <RiskDecided risk={risk} decision={decision} />}
      <RiskActions key={`${decision?.version ?? 0} ${decision?.state ?? 'open'}`} {...props} />
    </div>
  );
}
