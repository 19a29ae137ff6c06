import { isPlanOf, PERSONAL_WORK_SPACE, type PlanName, plans } from '@wenjian/api';
import { useNavigate } from 'react-router';
import { PlanTable } from '../../features/billing/components/plan-table.tsx';
import { plansText as text } from '../../features/billing/plans.text.ts';
import { paymentTypeOf } from '../../features/billing/view-model/plans.ts';
import { ShortPage } from '../../features/site/components/short-page.tsx';
import { shortPages } from '../../features/site/text.ts';
import { openPayment } from '../../shared/payment/payment-dialog.store.ts';
import { useSession } from '../session/use-session.ts';
import { useSpaces } from '../session/use-spaces.ts';
import { InquiryButton } from './inquiry-button.tsx';
import styles from './public-screens.module.css';

const SIGN_IN_FIRST = '/?redirect=/prime-introduction';

/** The plans, and for each that has a price the way to buy it. */
export function MembershipScreen() {
  const spaces = useSpaces(useSession().kind === 'valid');
  const navigate = useNavigate();
  const buy = (plan: PlanName) => {
    if (!spaces) return void navigate(SIGN_IN_FIRST);
    const isForPersons = isPlanOf(plan, PERSONAL_WORK_SPACE);
    const note = isForPersons ? text.onlyPersonal : text.onlyTeam;
    void openPayment({
      paymentType: paymentTypeOf(plan, isForPersons),
      eventEnterText: isForPersons === spaces.isPersonal ? '' : note,
    });
  };
  return (
    <ShortPage text={shortPages.membership}>
      <PlanTable
        actionOf={(name) =>
          plans[name].priceFen ? (
            <button
              type="button"
              className={styles.buy}
              aria-label={text.buyNamed(plans[name].label)}
              onClick={() => buy(name)}
            >
              {text.buy}
            </button>
          ) : null
        }
      />
      <InquiryButton kind="requirement" />
    </ShortPage>
  );
}
