/** Whatever these pages need is in their own small code: a phone loads neither the router nor the schema library. */
import { ContactWays } from '../../../features/inquiries/components/contact-ways.tsx';
import { InquiryForm } from '../../../features/inquiries/components/inquiry-form.tsx';
import { ConsentChoice } from '../../../features/site/components/frame/consent-choice.tsx';
import {
  ConsultPage,
  MobileForm,
  MobilePage,
} from '../../../features/site/components/mobile/mobile-pages.tsx';
import { mobileText } from '../../../features/site/mobile.text.ts';
import { showMobileMessage } from '../../../features/site/mobile-dialog.store.ts';
import { useSite } from '../../../features/site/site-context.ts';

export function MobileContact() {
  return (
    <MobilePage title={mobileText.tabs[2].label} lead={mobileText.contact.lead}>
      <ContactWays />
      <MobileForm>
        <InquiryForm kind="requirement" onSent={() => showMobileMessage(mobileText.contact.sent)} />
      </MobileForm>
      <ConsentChoice />
    </MobilePage>
  );
}

export function Consult() {
  return (
    <ConsultPage query={useSite().search}>
      <InquiryForm kind="trial" onSent={() => showMobileMessage(mobileText.consult.sent)} />
    </ConsultPage>
  );
}
