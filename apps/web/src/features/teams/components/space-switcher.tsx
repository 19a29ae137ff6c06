import {
  CheckOutlined,
  DownOutlined,
  EditOutlined,
  PlusOutlined,
  TeamOutlined,
  UserAddOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { managesTeam } from '@wenjian/api';
import { Button, Dropdown, type MenuProps } from 'antd';
import type { Space } from '../api/teams.query.ts';
import { teamsText as text } from '../text.ts';
import styles from './space-switcher.module.css';

export interface SpaceSwitcherProps {
  readonly spaces: readonly Space[];
  readonly currentId: string;
  readonly isBusy: boolean;
  readonly onSwitch: (space: Space) => void;
  readonly onCreate: () => void;
  readonly onJoin: () => void;
  readonly onRename: () => void;
}

const CREATE_KEY = 'create';
const JOIN_KEY = 'join';
const RENAME_KEY = 'rename';

export function SpaceSwitcher(props: SpaceSwitcherProps) {
  const { spaces, currentId, isBusy, onSwitch } = props;
  const current = spaces.find((space) => space.id === currentId);
  const name = current ? spaceName(current) : text.personal;
  const onClick: MenuProps['onClick'] = ({ key }) => {
    const chosen = spaces.find((space) => space.id === key);
    if (key === CREATE_KEY) props.onCreate();
    else if (key === JOIN_KEY) props.onJoin();
    else if (key === RENAME_KEY) props.onRename();
    else if (chosen && chosen.id !== currentId) onSwitch(chosen);
  };
  return (
    <Dropdown menu={{ items: menuItems(spaces, currentId), onClick }} trigger={['click']}>
      <Button
        type="text"
        loading={isBusy}
        className={styles.button ?? ''}
        aria-label={`${text.switchLabel} ${name}`}
      >
        {current ? <SpaceIcon space={current} /> : null}
        <span className={styles.name}>{name}</span>
        <DownOutlined className={styles.arrow} />
      </Button>
    </Dropdown>
  );
}

function menuItems(spaces: readonly Space[], currentId: string): NonNullable<MenuProps['items']> {
  const item = (space: Space) => ({
    key: space.id,
    label: (
      <span className={styles.item}>
        <SpaceIcon space={space} />
        {spaceName(space)}
      </span>
    ),
    extra: space.id === currentId ? <CheckOutlined /> : null,
  });
  const teams = spaces.filter((space) => space.type === 'team');
  const canRename = teams.some(({ id, role }) => id === currentId && managesTeam(role));
  return [
    {
      type: 'group',
      key: 'personal',
      label: text.personalSpaces,
      children: spaces.filter((space) => space.type === 'personal').map(item),
    },
    ...(teams.length > 0
      ? [{ type: 'group' as const, key: 'team', label: text.teamSpaces, children: teams.map(item) }]
      : []),
    { type: 'divider' },
    ...(canRename ? [{ key: RENAME_KEY, icon: <EditOutlined />, label: text.rename }] : []),
    { key: CREATE_KEY, icon: <PlusOutlined />, label: text.create },
    { key: JOIN_KEY, icon: <UserAddOutlined />, label: text.join },
  ];
}

function SpaceIcon({ space }: { readonly space: Space }) {
  return space.type === 'personal' ? <UserOutlined /> : <TeamOutlined />;
}

function spaceName(space: Space): string {
  return space.type === 'personal' ? text.personal : space.name;
}
