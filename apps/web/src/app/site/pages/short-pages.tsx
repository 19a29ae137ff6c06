import { isPlanOf, PERSONAL_WORK_SPACE, type PlanName, plans } from '@wenjian/api';
import { PlanTable } from '../../../features/billing/components/plan-table.tsx';
import { plansText } from '../../../features/billing/plans.text.ts';
import { invitationsText } from '../../../features/invitations/text.ts';
import { ShortPage } from '../../../features/site/components/short-page.tsx';
import { type InquiryKind, useSite } from '../../../features/site/site-context.ts';
import { type ShortPageName, shortPages, siteText } from '../../../features/site/text.ts';
import { sitePart } from '../site-part.tsx';
import styles from './short-pages.module.css';

export const CustomerCasesPage = () => <ShortPage text={shortPages.customerCases} />;
export const NewsPage = () => <ShortPage text={shortPages.news} />;
export const PartnerLinksPage = () => <ShortPage text={shortPages.partnerLinks} />;
export const EnterprisePage = () => <InquiryPage name="enterprise" kind="requirement" />;
export const PlagiarismDeploymentPage = () => <InquiryPage name="plagiarismDeployment" kind="requirement" />;
export const CooperatePage = () => <InquiryPage name="cooperate" kind="cooperation" />;
export const ContactPage = () => <InquiryPage name="contact" kind="requirement" />;

/** A short page with a form of ours in place of a mail address. */
function InquiryPage({ name, kind }: { readonly name: ShortPageName; readonly kind: InquiryKind }) {
  return (
    <ShortPage text={shortPages[name]}>
      <InquiryButton kind={kind} />
    </ShortPage>
  );
}

function InquiryButton({ kind }: { readonly kind: InquiryKind }) {
  const { inquire } = useSite();
  return (
    <button type="button" className={styles.action} onClick={() => inquire(kind)}>
      {siteText.inquire[kind]}
    </button>
  );
}

/** The plans, and for each that has a price the way to buy it. */
export function MembershipPage() {
  const { session } = useSite();
  const buy = async (plan: PlanName) => {
    if (session === 'none') return location.assign(signInPath('/prime-introduction'));
    const isForPersons = isPlanOf(plan, PERSONAL_WORK_SPACE);
    await (await import('../buy-plan.ts')).buyPlan(plan, isForPersons);
  };
  return (
    <ShortPage text={shortPages.membership}>
      <PlanTable
        actionOf={(name) =>
          plans[name].priceFen ? (
            <button
              type="button"
              className={styles.buy}
              aria-label={plansText.buyNamed(plans[name].label)}
              onClick={() => void buy(name)}
            >
              {plansText.buy}
            </button>
          ) : null
        }
      />
      <InquiryButton kind="requirement" />
    </ShortPage>
  );
}

const Promotion = sitePart(async () => (await import('../parts/promotion-part.tsx')).PromotionPart);

export function PromotionPage() {
  return (
    <ShortPage text={shortPages.promotion}>
      <Promotion />
    </ShortPage>
  );
}

/** For who is signed in alone: it brings the component library. */
const SharePanel = sitePart(async () => (await import('../parts/share-part.tsx')).SharePart);

export function ShareActivityPage() {
  const { session } = useSite();
  return (
    <ShortPage text={{ ...shortPages.shareActivity, sections: invitationsText.rules }}>
      {session === 'valid' ? (
        <SharePanel />
      ) : (
        <a className={styles.action} href={signInPath('/share-activity')}>
          {invitationsText.signInToInvite}
        </a>
      )}
    </ShortPage>
  );
}

const SelfCheck = sitePart(async () => (await import('../parts/self-check-part.tsx')).SelfCheckPart);

export function SelfCheckPage() {
  return (
    <ShortPage text={shortPages.selfCheck}>
      <SelfCheck />
    </ShortPage>
  );
}

/** The home page asks to sign in and leads back. */
function signInPath(wanted: string): string {
  return `/?${new URLSearchParams({ redirect: wanted })}`;
}
