import type { CollaborationPermission } from '@wenjian/api';
import { Select } from 'antd';
import { collaborationText as text } from '../text.ts';
import styles from './share.module.css';

interface PermissionSelectProps {
  readonly label: string;
  readonly value: CollaborationPermission;
  readonly isBusy?: boolean;
  readonly size?: 'small' | 'middle';
  readonly onChange: (permission: CollaborationPermission) => void;
}

const options = (['readonly', 'readwrite'] as const).map((value) => ({
  value,
  label: text.permissions[value],
}));

export function PermissionSelect({ label, value, isBusy, size, onChange }: PermissionSelectProps) {
  return (
    <Select<CollaborationPermission>
      className={styles.permission ?? ''}
      size={size ?? 'middle'}
      aria-label={label}
      value={value}
      options={options}
      loading={isBusy ?? false}
      disabled={isBusy ?? false}
      onChange={onChange}
    />
  );
}
