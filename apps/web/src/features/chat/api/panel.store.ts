/** Whether the panel is open, across pages. Small: every workspace page loads this, but not the panel. */
import { create } from 'zustand';

interface PanelState {
  readonly isOpen: boolean;
  /** The text selected in the page when the panel was opened, before the click removed the selection. */
  readonly selection: string | null;
}

export const usePanel = create<PanelState>()(() => ({ isOpen: false, selection: null }));

export function closePanel(): void {
  usePanel.setState({ isOpen: false });
}

export function togglePanel(): void {
  usePanel.setState(({ isOpen }) => ({ isOpen: !isOpen }));
}

export function offerSelection(selection: string | null): void {
  usePanel.setState({ selection });
}
