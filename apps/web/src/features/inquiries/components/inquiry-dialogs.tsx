import { lazy, Suspense } from 'react';
import { useInquiryDialogs } from '../api/inquiry-dialogs.store.ts';

/** Loaded when it is first opened. Not with `openLater`: it is also on pages that have no component library. */
const InquiryDialog = lazy(async () => ({ default: (await import('./inquiry-dialog.tsx')).InquiryDialog }));

/** The requirement and the cooperation dialog; any page opens them through the store. */
export function InquiryDialogs() {
  const { requirementDialog, cooperationDialog } = useInquiryDialogs();
  if (!requirementDialog && !cooperationDialog) return null;
  return (
    <Suspense fallback={null}>
      <InquiryDialog kind={requirementDialog ? 'requirement' : 'cooperation'} />
    </Suspense>
  );
}
