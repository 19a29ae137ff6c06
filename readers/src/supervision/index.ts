export { removeWorkFolder } from '../office/remove-work-folder.ts';
export { dieWithParent } from './die-with-parent.ts';
export { readUsage } from './process-usage.ts';
export { comeForward, mayComeForward, stepBack } from './step-back.ts';
export {
  type ProcessMessage,
  type ProcessOutcome,
  type ProcessProgram,
  SupervisedProcess,
} from './supervised-process.ts';
export { hasUsedUp } from './thread-time.ts';
export type { ExceededLimit, ProcessLimits } from './watch-process.ts';
