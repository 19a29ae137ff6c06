import {
  BankOutlined,
  CrownFilled,
  CrownOutlined,
  DiffOutlined,
  GiftOutlined,
  RocketOutlined,
  SmileOutlined,
  TeamOutlined,
  TrophyOutlined,
} from '@ant-design/icons';
import { type MembershipName, plans } from '@wenjian/api';
import type { ComponentType } from 'react';
import styles from './billing.module.css';

/** The membership icons of docs/spec.md#constants, by name. */
const icons: Readonly<Record<MembershipName, ComponentType>> = {
  free: SmileOutlined,
  monthly: CrownOutlined,
  yearly: CrownFilled,
  comparison: DiffOutlined,
  rights: GiftOutlined,
  basic: TeamOutlined,
  advanced: RocketOutlined,
  flagship: TrophyOutlined,
  enterprise: BankOutlined,
};

/** Icon and word: never the sign alone. */
export function MembershipIcon({ name }: { readonly name: MembershipName }) {
  const Icon = icons[name];
  return (
    <span className={styles.plan} data-membership={name}>
      <Icon />
      {plans[name].label}
    </span>
  );
}
