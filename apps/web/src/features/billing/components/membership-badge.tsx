import { useState } from 'react';
import { openLater } from '../../../shared/ui/open-later.tsx';
import { useMembership } from '../api/use-membership.ts';
import { billingText as text } from '../text.ts';
import styles from './billing.module.css';
import { Countdown } from './countdown.tsx';
import { MembershipIcon } from './membership-icon.tsx';

const VipToolDialog = openLater(async () => (await import('./vip-tool-dialog.tsx')).VipToolDialog);

interface MembershipBadgeProps {
  readonly teamId: string;
  readonly isPersonal: boolean;
}

/** The header's membership sign: the plan's icon, and a countdown in its last 72 hours. */
export function MembershipBadge({ teamId, isPersonal }: MembershipBadgeProps) {
  const { data, dataUpdatedAt } = useMembership(teamId);
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <>
      <button
        type="button"
        className={styles.badge}
        title={text.membershipLink}
        onClick={() => setOpen(true)}
      >
        <MembershipIcon name={data.membership} />
        <Countdown key={dataUpdatedAt} vipTimeMs={data.vipTime} receivedAtMs={dataUpdatedAt} />
      </button>
      {isOpen && <VipToolDialog membership={data} isPersonal={isPersonal} onClose={() => setOpen(false)} />}
    </>
  );
}
