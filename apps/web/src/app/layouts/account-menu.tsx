import {
  CheckOutlined,
  GiftOutlined,
  LogoutOutlined,
  SettingOutlined,
  TagsOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionInfo } from '../../features/account/api/session.query.ts';
import { PersonAvatar } from '../../features/account/components/person-avatar.tsx';
import { displayName, displayPhone } from '../../features/account/view-model/user-display.ts';
import { couponsText } from '../../features/coupons/text.ts';
import { dataRightsText } from '../../features/data-rights/text.ts';
import { invitationsText } from '../../features/invitations/text.ts';
import {
  savePreference,
  type ThemePreference,
  themePreferences,
  useThemePreference,
} from '../../shared/theme/theme-preference.ts';
import { sizes } from '../../shared/theme/tokens.ts';
import { openLater } from '../../shared/ui/open-later.tsx';
import { signOut } from '../session/sign-out.ts';
import { appText as text } from '../text.ts';
import styles from './dashboard-layout.module.css';

const CouponListDialog = openLater(
  async () => (await import('../../features/coupons/components/coupon-list-dialog.tsx')).CouponListDialog,
);
const InvitationDialog = openLater(
  async () => (await import('../../features/invitations/components/invitation-dialog.tsx')).InvitationDialog,
);

const themeLabels: Readonly<Record<ThemePreference, string>> = {
  system: text.themeSystem,
  light: text.themeLight,
  dark: text.themeDark,
};

export function AccountMenu({ user }: { readonly user: SessionInfo['user'] }) {
  const preference = useThemePreference();
  const [opened, setOpened] = useState<'coupons' | 'invitation' | null>(null);
  const navigate = useNavigate();
  const close = () => setOpened(null);
  const items: NonNullable<MenuProps['items']> = [
    { type: 'group', key: 'who', label: <Identity user={user} /> },
    { type: 'divider' },
    { key: 'coupons', icon: <TagsOutlined />, label: couponsText.title, onClick: () => setOpened('coupons') },
    {
      key: 'invitation',
      icon: <GiftOutlined />,
      label: invitationsText.title,
      onClick: () => setOpened('invitation'),
    },
    {
      key: 'settings',
      icon: <SettingOutlined />,
      label: dataRightsText.title,
      onClick: () => void navigate('/account/settings'),
    },
    { type: 'divider' },
    {
      type: 'group',
      key: 'theme',
      label: text.theme,
      children: themePreferences.map((choice) => ({
        key: choice,
        label: themeLabels[choice],
        extra: choice === preference ? <CheckOutlined /> : null,
        onClick: () => savePreference(choice),
      })),
    },
    { type: 'divider' },
    { key: 'signOut', icon: <LogoutOutlined />, label: text.signOut, onClick: signOut },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button
          type="text"
          className={styles.account ?? ''}
          aria-label={`${text.account} ${displayName(user)}`}
        >
          <PersonAvatar user={user} size={sizes.heightSmall} />
          <span className={styles.accountName}>{displayName(user)}</span>
        </Button>
      </Dropdown>
      {opened === 'coupons' ? <CouponListDialog onClose={close} /> : null}
      {opened === 'invitation' ? <InvitationDialog onClose={close} /> : null}
    </>
  );
}

function Identity({ user }: { readonly user: SessionInfo['user'] }) {
  const name = displayName(user);
  const phone = displayPhone(user);
  return (
    <div className={styles.identity}>
      <strong>{name}</strong>
      {phone !== name ? <span>{phone}</span> : null}
    </div>
  );
}
