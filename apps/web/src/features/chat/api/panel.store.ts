/** Whether the panel is open; it stays so from page to page. Light: every workspace page loads this, none the panel itself. */
import { create } from 'zustand';

interface PanelState {
  readonly isOpen: boolean;
  /** Words selected in the page when the panel was asked for, before the click took the selection away. */
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
