import { LegalPage } from '../../../features/site/components/articles/legal-page.tsx';
import { ConsentChoice } from '../../../features/site/components/frame/consent-choice.tsx';
import { privacyText, termsText } from '../../../features/site/legal.text.ts';

export const PrivacyPage = () => (
  <LegalPage text={privacyText}>
    <ConsentChoice />
  </LegalPage>
);
export const TermsPage = () => <LegalPage text={termsText} />;
