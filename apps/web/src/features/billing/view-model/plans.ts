/** Which plans are offered to whom, and how their prices are written. */
import {
  CHAT_ANSWERS_FREE,
  CHAT_ANSWERS_MEMBER,
  comboOfPlan,
  FILES_PER_STORAGE,
  freeToolUsesADay,
  isPlanOf,
  PERSONAL_WORK_SPACE,
  type Plan,
  type PlanName,
  planOfCombo,
  plans,
  TEAM_WORK_SPACE,
} from '@wenjian/api';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { plansText as text } from '../plans.text.ts';

export const personalPlans: readonly PlanName[] = ['free', 'monthly', 'yearly', 'comparison'];
export const teamPlans: readonly PlanName[] = ['basic', 'advanced', 'flagship', 'enterprise'];

/** The rows of the plan comparison; all values are read from the one plan table. */
export const featureRows: readonly {
  readonly label: string;
  readonly shown: (name: PlanName) => string;
}[] = [
  row(text.features.compare, ({ uses }) => uses && text.uses(counted(uses.compare))),
  row(text.features.audit, ({ uses }) => uses && text.uses(counted(uses.audit))),
  row(text.features.duplicate, ({ uses }) => uses && text.uses(counted(uses.duplicate))),
  row(text.features.template, ({ uses }) => uses && text.uses(counted(uses.template))),
  row(text.features.tools, ({ priceFen }) =>
    text.usesADay(priceFen === 0 ? freeToolUsesADay.free : freeToolUsesADay.paid),
  ),
  row(text.features.answers, ({ priceFen }) =>
    text.usesADay(priceFen === 0 ? CHAT_ANSWERS_FREE : CHAT_ANSWERS_MEMBER),
  ),
  row(text.features.seats, ({ seats }) => seats && text.people(seats)),
  row(text.features.storage, ({ storageBytes }) => storageBytes && formatFileSize(storageBytes)),
  row(
    text.features.files,
    ({ storageBytes }) => storageBytes && formatFileSize(FILES_PER_STORAGE * storageBytes),
  ),
  row(text.features.days, ({ days, priceFen }) =>
    priceFen === 0 ? text.noEnd.free : days && text.period(days),
  ),
];

/** Values a plan leaves open are agreed by contract. */
function row(label: string, shown: (plan: Plan) => string | number | null) {
  return { label, shown: (name: PlanName) => String(shown(plans[name]) ?? text.byContract) };
}

function counted(count: number): string {
  return count.toLocaleString('zh-CN');
}

/** The plans this kind of space can order. */
export function plansOnSale(isPersonal: boolean): readonly PlanName[] {
  const offered = isPersonal ? personalPlans : teamPlans;
  return [...offered.filter((name) => plans[name].priceFen), 'rights'];
}

/** The default plan of the dialog: the requested one, where it is sold to this space. */
export function firstPlan(paymentType: { readonly comboId: number }, isPersonal: boolean): PlanName {
  const asked = planOfCombo(paymentType.comboId);
  if (asked && plans[asked].priceFen && isPlanOf(asked, workSpaceOf(isPersonal))) return asked;
  return isPersonal ? 'yearly' : 'basic';
}

export function paymentTypeOf(plan: PlanName, isPersonal: boolean) {
  return { workSpace: workSpaceOf(isPersonal), comboId: comboOfPlan(plan) ?? 0 };
}

function workSpaceOf(isPersonal: boolean): number {
  return isPersonal ? PERSONAL_WORK_SPACE : TEAM_WORK_SPACE;
}

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/** The remaining time as 29:59, or null once it is over. */
export function formatTimeLeft(until: string, nowMs: number): string | null {
  const seconds = Math.ceil((Date.parse(until) - nowMs) / MS_PER_SECOND);
  if (seconds <= 0) return null;
  const parts = [Math.floor(seconds / SECONDS_PER_MINUTE), seconds % SECONDS_PER_MINUTE];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
