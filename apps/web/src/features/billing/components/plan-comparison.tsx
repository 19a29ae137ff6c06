import { formatFen, type Plan, type PlanName, plans } from '@wenjian/api';
import type { ReactNode } from 'react';
import { plansText as text } from '../plans.text.ts';
import { featureRows, personalPlans, teamPlans } from '../view-model/plans.ts';
import styles from './plan-comparison.module.css';

interface PlanComparisonProps {
  /** The buy button of a plan, below its price. */
  readonly actionOf: (name: PlanName) => ReactNode;
}

/**
 * All plans, personal or team: as cards, and as a comparison table. The switch is two radio buttons and CSS,
 * so that it works before and without JavaScript.
 */
export function PlanComparison({ actionOf }: PlanComparisonProps) {
  return (
    <div className={styles.comparison}>
      <fieldset className={styles.switch}>
        <legend>{text.kind}</legend>
        <label>
          <input type="radio" name="plan-kind" value="personal" defaultChecked />
          <span>{text.personal}</span>
        </label>
        <label>
          <input type="radio" name="plan-kind" value="team" />
          <span>{text.team}</span>
        </label>
      </fieldset>
      <PlanGroup kind="personal" names={personalPlans} actionOf={actionOf} />
      <PlanGroup kind="team" names={teamPlans} actionOf={actionOf} />
    </div>
  );
}

interface PlanGroupProps extends PlanComparisonProps {
  readonly kind: 'personal' | 'team';
  readonly names: readonly PlanName[];
}

function PlanGroup({ kind, names, actionOf }: PlanGroupProps) {
  return (
    <section className={styles.group} data-kind={kind} aria-label={text[kind]}>
      <ul className={styles.cards}>
        {names.map((name) => (
          <PlanCard key={name} name={name} action={actionOf(name)} />
        ))}
      </ul>
      <h2 className={styles.tableTitle}>{text.compare(text[kind])}</h2>
      <PlanTable kind={kind} names={names} />
    </section>
  );
}

function PlanCard({ name, action }: { readonly name: PlanName; readonly action: ReactNode }) {
  const plan: Plan = plans[name];
  return (
    <li className={styles.card} data-praised={text.praised === name}>
      <h2>{plan.label}</h2>
      <p className={styles.price}>{price(plan)}</p>
      <p className={styles.period}>
        {plan.days === null ? text.noEnd[name === 'free' ? 'free' : 'sales'] : text.period(plan.days)}
      </p>
      <p className={styles.summary}>{text.summaries[name]}</p>
      <div className={styles.action}>{action}</div>
    </li>
  );
}

function price({ priceFen }: Plan): ReactNode {
  if (priceFen === null) return text.sales;
  if (priceFen === 0) return text.free;
  return (
    <>
      <small>¥</small>
      {formatFen(priceFen)}
    </>
  );
}

function PlanTable({ kind, names }: Omit<PlanGroupProps, 'actionOf'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen
    <section className={styles.scroll} tabIndex={0} aria-label={text.compare(text[kind])}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.feature}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {plans[name].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {featureRows.map(({ label, shown }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {names.map((name) => (
                <td key={name}>{shown(name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
