/** Which plans are offered to whom, and how their prices are written. */
import type { PlanName } from '@wenjian/api';

export const personalPlans: readonly PlanName[] = ['free', 'monthly', 'yearly', 'comparison'];
export const teamPlans: readonly PlanName[] = ['basic', 'advanced', 'flagship', 'enterprise'];

const FEN_PER_YUAN = 100;

/** 4990 → "49.9", 19900 → "199" */
export function formatYuan(fen: number): string {
  return (fen / FEN_PER_YUAN).toLocaleString('zh-CN', { maximumFractionDigits: 2 });
}
