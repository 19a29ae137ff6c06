import { ContactWays } from '../../../features/inquiries/components/contact-ways.tsx';
import { contactText as text } from '../../../features/site/about.text.ts';
import { ContactPage } from '../../../features/site/components/articles/contact-page.tsx';
import { sitePart } from '../site-part.tsx';

const Form = sitePart(
  async () => (await import('../../../features/inquiries/components/inquiry-form.tsx')).InquiryForm,
);

export function ContactScreen() {
  return (
    <ContactPage ways={<ContactWays />} form={<Form kind="requirement" fallback={<p>{text.loading}</p>} />} />
  );
}
