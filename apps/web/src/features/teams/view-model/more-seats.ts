import { comboOfPlan, plans, teamPlanNames } from '@wenjian/api';

/** The smallest plan on sale that has more seats than these, by the spec's number; null above the largest. */
export function comboWithMoreSeats(limit: number): number | null {
  const plan = teamPlanNames.find((name) => (plans[name].seats ?? 0) > limit);
  return plan ? comboOfPlan(plan) : null;
}
