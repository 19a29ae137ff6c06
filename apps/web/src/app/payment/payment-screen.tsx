import { managesTeam } from '@wenjian/api';
import { PaymentDialog } from '../../features/billing/components/payment-dialog.tsx';
import type { PaymentRequest } from '../../shared/payment/payment-dialog.store.ts';
import { WorkspaceProviders } from '../layouts/workspace-providers.tsx';
import { useSpaces } from '../session/use-spaces.ts';

/** The payment dialog for the space the user works in. */
export function PaymentScreen({ request }: { readonly request: PaymentRequest }) {
  const spaces = useSpaces(true);
  if (!spaces) return null;
  const space = spaces.spaces.find(({ id }) => id === spaces.currentId);
  return (
    <WorkspaceProviders>
      <PaymentDialog
        teamId={spaces.currentId}
        isPersonal={spaces.isPersonal}
        canBuy={space === undefined || managesTeam(space.role)}
        request={request}
      />
    </WorkspaceProviders>
  );
}
