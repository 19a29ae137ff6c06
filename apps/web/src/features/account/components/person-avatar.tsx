import { UserOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';
import type { SessionInfo } from '../api/session.query.ts';
import { avatarUrl, initialsOf } from '../view-model/user-display.ts';
import styles from './profile-card.module.css';

interface PersonAvatarProps {
  readonly user: SessionInfo['user'];
  readonly size: number;
}

/** The own picture, else the initials of the own name, else the product's default. */
export function PersonAvatar({ user, size }: PersonAvatarProps) {
  const photo = avatarUrl(user);
  const initials = initialsOf(user);
  return (
    <Avatar
      className={styles.avatar ?? ''}
      size={size}
      {...(photo ? { src: photo } : initials === null ? { icon: <UserOutlined /> } : {})}
    >
      {photo ? null : initials}
    </Avatar>
  );
}
