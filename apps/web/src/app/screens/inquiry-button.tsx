import { openInquiry } from '../../features/inquiries/api/inquiry-dialogs.store.ts';
import { siteText } from '../../features/site/text.ts';
import styles from './public-screens.module.css';

export function InquiryButton({ kind }: { readonly kind: 'requirement' | 'cooperation' }) {
  return (
    <button type="button" className={styles.action} onClick={() => openInquiry(kind)}>
      {siteText.inquire[kind]}
    </button>
  );
}
