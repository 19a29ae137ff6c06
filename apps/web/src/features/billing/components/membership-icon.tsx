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
import { Tag } from 'antd';
import type { ComponentType } from 'react';

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
    <Tag icon={<Icon />} color={name === 'free' ? 'default' : 'gold'} data-membership={name}>
      {plans[name].label}
    </Tag>
  );
}
