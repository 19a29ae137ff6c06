import { formatFen, type PlanName, plans } from '@wenjian/api';
import { Radio } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { paymentText as text } from '../payment.text.ts';
import { plansOnSale } from '../view-model/plans.ts';
import styles from './payment.module.css';

interface PlanChoiceProps {
  readonly isPersonal: boolean;
  readonly plan: PlanName;
  readonly onChoose: (plan: PlanName) => void;
}

export function PlanChoice({ isPersonal, plan, onChoose }: PlanChoiceProps) {
  return (
    <Radio.Group
      className={styles.plans ?? ''}
      aria-label={text.plans}
      value={plan}
      onChange={({ target }) => onChoose(target.value)}
    >
      {plansOnSale(isPersonal).map((name) => (
        <Radio key={name} value={name} className={styles.plan ?? ''}>
          <PlanFace name={name} />
        </Radio>
      ))}
    </Radio.Group>
  );
}

function PlanFace({ name }: { readonly name: PlanName }) {
  const { label, priceFen, days, uses, seats } = plans[name];
  return (
    <span className={styles.face}>
      <span className={styles.faceHead}>
        <strong>{label}</strong>
        <span className={styles.price}>¥{formatFen(priceFen ?? 0)}</span>
      </span>
      <span className={styles.faint}>
        {days !== null && text.days(days)}
        {seats !== null && seats > 1 && ` · ${text.seats(seats)}`}
      </span>
      {uses && (
        <span className={styles.faint}>{text.uses(formatCount(uses.compare), formatCount(uses.audit))}</span>
      )}
    </span>
  );
}
