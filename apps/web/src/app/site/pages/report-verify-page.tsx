import { VerifyForm } from '../../../features/report-verify/components/verify-form.tsx';
import { reportVerifyText as text } from '../../../features/report-verify/text.ts';
import { Cards, ContentPage, Section } from '../../../features/site/components/articles/content-page.tsx';

export function ReportVerifyPage() {
  return (
    <ContentPage title={text.title} lead={text.lead}>
      <VerifyForm />
      <noscript>{text.noScript}</noscript>
      <Section heading={text.what}>
        <Cards cards={text.cards} />
      </Section>
    </ContentPage>
  );
}
