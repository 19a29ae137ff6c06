/** Buying on a page of the site: the payment dialog for the space the user works in. */
import type { PlanName } from '@wenjian/api';
import { sessionQuery } from '../../features/account/api/session.query.ts';
import { plansText as text } from '../../features/billing/plans.text.ts';
import { paymentTypeOf } from '../../features/billing/view-model/plans.ts';
import { teamsQuery } from '../../features/teams/api/teams.query.ts';
import { currentSpaceId, isPersonalSpace } from '../../features/teams/view-model/current-space.ts';
import { failureText } from '../../shared/http/failure.text.ts';
import { openPayment } from '../../shared/payment/payment-dialog.store.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { siteQueryClient } from './site-query-client.ts';
import { knownSession } from './use-visitor.ts';

/** The home page asks to sign in and returns here. */
const SIGN_IN_FIRST = '/?redirect=/prime-introduction';

/** The dialog says when a personal plan is bought in a team space, or a team plan in a personal space. */
export async function buyPlan(plan: PlanName, isForPersons: boolean): Promise<void> {
  const session = await knownSession();
  if (session === 'unreachable') return showToast({ kind: 'error', message: failureText.networkAbnormal });
  if (session !== 'valid') return location.assign(SIGN_IN_FIRST);
  const account = await siteQueryClient.query(sessionQuery());
  const teams = await siteQueryClient.query(teamsQuery());
  const isPersonal = isPersonalSpace(currentSpaceId(account, teams.items), account.personalTeamId);
  await openPayment({
    paymentType: paymentTypeOf(plan, isForPersons),
    eventEnterText: isForPersons === isPersonal ? '' : isForPersons ? text.onlyPersonal : text.onlyTeam,
  });
}
