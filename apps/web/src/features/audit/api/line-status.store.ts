import { create } from 'zustand';

interface LineStatusState {
  /** docs/spec.md#global-state: whether this device has shown the tip about the connectors. */
  readonly lineStatus: { readonly isHadTip: boolean };
  readonly haveTip: () => void;
}

const HAD_TIP_KEY = 'wenjian.lineTip';

export const useLineStatus = create<LineStatusState>()((set) => ({
  lineStatus: { isHadTip: localStorage.getItem(HAD_TIP_KEY) !== null },
  haveTip: () => {
    localStorage.setItem(HAD_TIP_KEY, '1');
    set({ lineStatus: { isHadTip: true } });
  },
}));
