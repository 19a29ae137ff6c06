import { ConsentChoice } from '../../../features/site/components/consent-choice.tsx';
import { LegalPage } from '../../../features/site/components/legal-page.tsx';
import { privacyText, termsText } from '../../../features/site/legal.text.ts';

export const PrivacyPage = () => (
  <LegalPage text={privacyText}>
    <ConsentChoice />
  </LegalPage>
);
export const TermsPage = () => <LegalPage text={termsText} />;
