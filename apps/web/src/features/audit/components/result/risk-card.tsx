import { AimOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { memo } from 'react';
import type { Decision } from '../../../../shared/findings/decision-shapes.ts';
import { LawLookupButton } from '../../../../shared/laws/law-lookup-button.tsx';
import { DecidedLine } from '../../../../shared/workbench/decided-line.tsx';
import card from '../../../../shared/workbench/finding-card.module.css';
import { CardHead, FindingCard } from '../../../../shared/workbench/finding-card.tsx';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { resultText as text } from '../../result.text.ts';
import type { Risk } from '../../view-model/result-shapes.ts';
import { RISK_LOOKS } from '../../view-model/risk-look.ts';
import { QuotedPlace } from './quoted-place.tsx';
import { RiskActions } from './risk-actions.tsx';
import { RiskBasis } from './risk-basis.tsx';
import styles from './risk-card.module.css';
import type { RiskCardProps } from './risk-card.props.ts';

/** Folded, it shows the title and place; selected, everything and the actions. */
export const RiskCard = memo(function RiskCard(props: RiskCardProps) {
  const { risk, decision, isSelected, onSelect, place } = props;
  return (
    <FindingCard
      data-testid="risk-card"
      data-risk-entry={risk.id}
      data-level={risk.level}
      findingId={risk.id}
      tone={RISK_LOOKS[risk.level].tone}
      isSelected={isSelected}
      state={decision?.state}
      onSelect={() => onSelect(risk.id)}
      main={
        <>
          <CardHead
            badge={text.levels[risk.level]}
            badgeMeaning={text.levelMeanings[risk.level]}
            title={risk.title}
            where={[
              risk.clause ?? (risk.kind === 'risk' ? text.noClause : null),
              risk.page === null ? null : workbenchText.page(risk.page),
            ]}
          />
          {risk.kind === 'missing' ? (
            <span className={styles.place}>{place ? text.insertAfter(place.after) : text.insertAtStart}</span>
          ) : (
            <q className={card.quote}>{risk.quote}</q>
          )}
          <span className={card.reason}>{risk.reason}</span>
        </>
      }
    >
      {isSelected ? <CardBody {...props} /> : decision && <RiskDecided risk={risk} decision={decision} />}
    </FindingCard>
  );
});

function CardBody(props: RiskCardProps) {
  const { risk, decision, onLocate, onShow } = props;
  return (
    <div className={card.body}>
      <div className={styles.badges}>
        <span className={card.tag} data-origin={risk.origin}>
          {text.origins[risk.origin]}
        </span>
        {risk.kind === 'missing' ? (
          <span className={card.tag}>{text.missing}</span>
        ) : (
          <Tooltip title={text.verificationDetails[risk.verification]}>
            <span className={card.tag} data-verification={risk.verification}>
              {text.verifications[risk.verification]}
            </span>
          </Tooltip>
        )}
        <span className={card.tag}>{text.families[risk.family] ?? risk.family}</span>
        <span className={styles.locate}>
          <LawLookupButton words={risk.kind === 'missing' ? `${risk.title}：${risk.reason}` : risk.quote} />
          <Button type="text" size="small" icon={<AimOutlined />} onClick={() => onLocate(risk.id)}>
            {workbenchText.locate}
          </Button>
        </span>
      </div>
      {risk.related.length > 0 && (
        <ul className={styles.related} aria-label={text.relatedPlaces}>
          {risk.related.map((place) => (
            <li key={place.start}>
              <QuotedPlace label={text.seeAlso} place={place} onShow={onShow} />
            </li>
          ))}
        </ul>
      )}
      {risk.basis.length > 0 && <RiskBasis basis={risk.basis} />}
      {decision && <RiskDecided risk={risk} decision={decision} />}
      <RiskActions key={`${decision?.version ?? 0} ${decision?.state ?? 'open'}`} {...props} />
    </div>
  );
}

function RiskDecided({ risk, decision }: { readonly risk: Risk; readonly decision: Decision }) {
  const isPlaced = decision.state === 'edited' && risk.kind === 'risk';
  const mode = isPlaced ? ` · ${text.modes[decision.placement]}` : '';
  return <DecidedLine decision={decision} words={`${text.states[decision.state]}${mode}`} />;
}
