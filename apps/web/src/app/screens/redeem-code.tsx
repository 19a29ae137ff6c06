import { useQueryClient } from '@tanstack/react-query';
import { ActivityCodeForm } from '../../features/activity/components/activity-code-form.tsx';
import { COUPONS_KEY } from '../../features/coupons/api/coupons.query.ts';
import { CouponCard } from '../../features/coupons/components/coupon-card.tsx';

interface RedeemCodeProps {
  readonly isSignedIn: boolean;
  readonly initialCode: string;
  readonly onSignIn: (code: string) => void;
}

/** Redeems an activity code and shows the coupon. */
export function RedeemCode(props: RedeemCodeProps) {
  const client = useQueryClient();
  return (
    <ActivityCodeForm
      {...props}
      showOffer={(offer) => <CouponCard coupon={offer} />}
      onRedeemed={() => void client.invalidateQueries({ queryKey: COUPONS_KEY })}
    />
  );
}
