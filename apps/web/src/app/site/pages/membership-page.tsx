import { formatFen, isPlanOf, PERSONAL_WORK_SPACE, type PlanName, plans } from '@wenjian/api';
import { useEffect } from 'react';
import { PlanComparison } from '../../../features/billing/components/plan-comparison.tsx';
import { plansText } from '../../../features/billing/plans.text.ts';
import content from '../../../features/site/components/articles/content.module.css';
import { ContentPage, Section } from '../../../features/site/components/articles/content-page.tsx';
import { Questions } from '../../../features/site/components/home/questions.tsx';
import { StartButton } from '../../../features/site/components/home/start-button.tsx';
import { membershipText as text } from '../../../features/site/membership.text.ts';
import { useSite } from '../../../features/site/site-context.ts';

/** The plans, with a way to buy each one that has a price. */
export function MembershipPage() {
  const { inquire } = useSite();
  useInterruptedPurchase();
  return (
    <ContentPage title={text.title} lead={text.lead}>
      <PlanComparison actionOf={(name) => <Way plan={name} />} />
      <Section heading={text.rights.heading} lead={rightsSentence()} />
      <Section heading={text.enterprise.heading} lead={text.enterprise.body}>
        <div className={content.actions}>
          <button type="button" className={content.action} onClick={() => inquire('requirement')}>
            {text.enterprise.ask}
          </button>
          <a className={content.quiet} href="/enterprise">
            {text.enterprise.more}
          </a>
        </div>
      </Section>
      <Section heading={text.questions}>
        <Questions questions={text.faq} />
      </Section>
    </ContentPage>
  );
}

/** A free plan starts at once; a plan without a price opens a request. */
function Way({ plan }: { readonly plan: PlanName }) {
  const { priceFen } = plans[plan];
  if (priceFen === null)
    return (
      <a className={content.quiet} href="/contact-us">
        {text.talk}
      </a>
    );
  if (priceFen > 0) return <BuyButton plan={plan} />;
  return <StartButton className={content.quiet} label={text.start} />;
}

/** The plan a visitor chose before signing in. */
const PLAN = 'plan';

/** Continues once with the purchase that signing in interrupted. */
function useInterruptedPurchase(): void {
  const { session, search } = useSite();
  useEffect(() => {
    const plan = new URLSearchParams(search).get(PLAN);
    if (session !== 'valid' || plan === null || !Object.hasOwn(plans, plan)) return;
    history.replaceState(null, '', location.pathname);
    void buyNow(plan as PlanName);
  }, [session, search]);
}

async function buyNow(plan: PlanName): Promise<void> {
  if (!plans[plan].priceFen) return;
  await (await import('../buy-plan.ts')).buyPlan(plan, isPlanOf(plan, PERSONAL_WORK_SPACE));
}

function BuyButton({ plan }: { readonly plan: PlanName }) {
  const { session, signIn } = useSite();
  const buy = () => {
    if (session === 'none') signIn(`/prime-introduction?${PLAN}=${plan}`);
    else void buyNow(plan);
  };
  return (
    <button
      type="button"
      className={plan === plansText.praised ? content.action : content.quiet}
      aria-label={plansText.buyNamed(plans[plan].label)}
      onClick={buy}
    >
      {plansText.buy}
    </button>
  );
}

function rightsSentence(): string {
  const { priceFen, days, uses } = plans.rights;
  const added = text.rights.uses(uses.compare, uses.audit, uses.duplicate, uses.template);
  return text.rights.body(formatFen(priceFen), days, added);
}
