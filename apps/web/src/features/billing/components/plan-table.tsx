import { plansText as text } from '../plans.text.ts';
import { formatYuan, type Plan, personalPlans, teamPlans } from '../view-model/plans.ts';
import styles from './plan-table.module.css';

/** All plans, personal and team. Plain HTML: it stands on a public page. */
export function PlanTable() {
  return (
    <>
      <PlanGroup caption={text.personal} plans={personalPlans} />
      <PlanGroup caption={text.team} plans={teamPlans} />
    </>
  );
}

function PlanGroup({ caption, plans }: { readonly caption: string; readonly plans: readonly Plan[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {text.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.name}>
              <th scope="row">{plan.name}</th>
              <td>{price(plan)}</td>
              {[plan.compare, plan.audit, plan.duplicate, plan.seats].map((count, index) => (
                <td key={text.columns[index + 2]}>{count?.toLocaleString('zh-CN') ?? text.byContract}</td>
              ))}
              <td>{plan.storage ?? text.byContract}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function price({ priceFen, days }: Plan): string {
  if (priceFen === null) return text.sales;
  if (priceFen === 0) return text.free;
  return text.price(formatYuan(priceFen), days ?? 0);
}
