import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SideBarState {
  readonly sideBarIsCollapse: boolean;
  readonly toggle: () => void;
}

/** Whether the side menu is collapsed; stored on the device. */
export const useSideBar = create<SideBarState>()(
  persist(
    (set) => ({
      sideBarIsCollapse: false,
      toggle: () => set(({ sideBarIsCollapse }) => ({ sideBarIsCollapse: !sideBarIsCollapse })),
    }),
    { name: 'wenjian.sideBar' },
  ),
);
