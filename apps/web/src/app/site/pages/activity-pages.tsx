import { invitationsText } from '../../../features/invitations/text.ts';
import { activityPagesText as text } from '../../../features/site/activity-pages.text.ts';
import content from '../../../features/site/components/articles/content.module.css';
import {
  Cards,
  ContentPage,
  Section,
  Steps,
} from '../../../features/site/components/articles/content-page.tsx';
import { useSite } from '../../../features/site/site-context.ts';
import { signInPath } from '../sign-in-path.ts';
import { sitePart } from '../site-part.tsx';

const Promotion = sitePart(async () => (await import('../parts/promotion-part.tsx')).PromotionPart);

export function PromotionPage() {
  return (
    <ContentPage title={text.promotion.title} lead={text.promotion.lead}>
      <Promotion fallback={<p>{text.promotion.loading}</p>} />
      <Section heading={text.promotion.stepsHeading}>
        <Steps steps={text.promotion.steps} />
      </Section>
    </ContentPage>
  );
}

/** Only for signed-in users: it loads the component library. */
const SharePanel = sitePart(async () => (await import('../parts/share-part.tsx')).SharePart);

export function ShareActivityPage() {
  const { session } = useSite();
  return (
    <ContentPage
      title={text.share.title}
      lead={text.share.lead}
      actions={
        session === 'valid' ? null : (
          <a className={content.action} href={signInPath('/share-activity')}>
            {invitationsText.signInToInvite}
          </a>
        )
      }
    >
      {session === 'valid' ? <SharePanel /> : null}
      <Section heading={text.share.rulesHeading}>
        <Cards cards={invitationsText.rules.map(({ heading, body }) => ({ name: heading, body }))} />
      </Section>
    </ContentPage>
  );
}
