/** The message dialog of the mobile site (docs/spec.md#global-state). */
import { create } from 'zustand';

interface MobileDialog {
  readonly dialogVisible: boolean;
  readonly message: string;
}

export const useMobileDialog = create<MobileDialog>(() => ({ dialogVisible: false, message: '' }));

export function showMobileMessage(message: string): void {
  useMobileDialog.setState({ dialogVisible: true, message });
}

/** The text stays while it closes. */
export function closeMobileDialog(): void {
  useMobileDialog.setState({ dialogVisible: false });
}
