import { managesTeam } from '@wenjian/api';
import { OrderListPage } from '../../features/billing/components/order-list-page.tsx';
import { useSpaces } from '../session/use-spaces.ts';

/** Orders of the current space. */
export function OrderListScreen() {
  const spaces = useSpaces(true);
  const space = spaces?.spaces.find(({ id }) => id === spaces.currentId);
  return (
    spaces && (
      <OrderListPage
        teamId={spaces.currentId}
        isPersonal={spaces.isPersonal}
        canBuy={space === undefined || managesTeam(space.role)}
      />
    )
  );
}
