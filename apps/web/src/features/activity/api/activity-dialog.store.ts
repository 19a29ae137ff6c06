/** Whether the activity dialog is open, and its content (docs/spec.md#global-state). */
import { create } from 'zustand';

interface ActivityDialogState {
  readonly activeDialog: boolean;
  readonly activityComponent: 'notice' | 'code';
}

const closed: ActivityDialogState = { activeDialog: false, activityComponent: 'notice' };

export const useActivityDialog = create<ActivityDialogState>(() => closed);

export function showActivity(activityComponent: ActivityDialogState['activityComponent']): void {
  useActivityDialog.setState({ activeDialog: true, activityComponent });
}

export function closeActivity(): void {
  useActivityDialog.setState(closed);
}
