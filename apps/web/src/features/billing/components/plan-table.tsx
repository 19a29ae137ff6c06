import { formatFen, type Plan, type PlanName, plans } from '@wenjian/api';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { plansText as text } from '../plans.text.ts';
import { personalPlans, teamPlans } from '../view-model/plans.ts';
import styles from './plan-table.module.css';

interface PlanTableProps {
  /** The way to a plan, at the end of its row. */
  readonly actionOf: (name: PlanName) => ReactNode;
}

/** All plans, personal and team. Plain HTML: it stands on a public page. */
export function PlanTable({ actionOf }: PlanTableProps) {
  return (
    <>
      <PlanGroup caption={text.personal} names={personalPlans} actionOf={actionOf} />
      <PlanGroup caption={text.team} names={teamPlans} actionOf={actionOf} />
    </>
  );
}

interface PlanGroupProps extends PlanTableProps {
  readonly caption: string;
  readonly names: readonly PlanName[];
}

function PlanGroup({ caption, names, actionOf }: PlanGroupProps) {
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
          {names.map((name) => (
            <PlanRow key={name} plan={plans[name]} action={actionOf(name)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlanRow({ plan, action }: { readonly plan: Plan; readonly action: ReactNode }) {
  const { label, uses, seats, storageBytes } = plan;
  const counts = [uses?.compare, uses?.audit, uses?.duplicate, seats];
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{price(plan)}</td>
      {counts.map((count, index) => (
        <td key={text.columns[index + 2]}>{count?.toLocaleString('zh-CN') ?? text.byContract}</td>
      ))}
      <td>{storageBytes === null ? text.byContract : formatFileSize(storageBytes)}</td>
      <td>{action}</td>
    </tr>
  );
}

function price({ priceFen, days }: Plan): string {
  if (priceFen === null) return text.sales;
  if (priceFen === 0) return text.free;
  return text.price(formatFen(priceFen), days ?? 0);
}
