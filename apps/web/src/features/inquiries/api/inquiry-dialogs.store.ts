/** Which of the two dialogs is open, opened from any page (docs/spec.md#global-state). */
import { create } from 'zustand';

interface InquiryDialogs {
  readonly requirementDialog: boolean;
  readonly cooperationDialog: boolean;
}

const closed: InquiryDialogs = { requirementDialog: false, cooperationDialog: false };

export const useInquiryDialogs = create<InquiryDialogs>(() => closed);

/** One at a time. */
export function openInquiry(kind: 'requirement' | 'cooperation'): void {
  useInquiryDialogs.setState({
    requirementDialog: kind === 'requirement',
    cooperationDialog: kind === 'cooperation',
  });
}

export function closeInquiry(): void {
  useInquiryDialogs.setState(closed);
}
