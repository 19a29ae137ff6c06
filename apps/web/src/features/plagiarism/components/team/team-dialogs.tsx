import { ApiOutlined, DatabaseOutlined, StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { plagiarismText } from '../../text.ts';
import { OpenApiDialog } from './open-api-dialog.tsx';
import { SensitiveDialog } from './sensitive-dialog.tsx';

const DIALOGS = ['sensitive', 'openApi'] as const;
type TeamDialog = (typeof DIALOGS)[number];

const ICONS: Readonly<Record<TeamDialog, ReactNode>> = {
  sensitive: <StopOutlined />,
  openApi: <ApiOutlined />,
};

/** In the address: team management links to the keys. */
const PARAMETER = 'dialog';

/** The team's data for its checks. */
export function TeamDialogs({ teamId }: { readonly teamId: string }) {
  const [query, setQuery] = useSearchParams();
  const open = DIALOGS.find((dialog) => dialog === query.get(PARAMETER)) ?? null;
  const setOpen = (dialog: TeamDialog | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(PARAMETER);
        if (dialog !== null) after.set(PARAMETER, dialog);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const close = () => setOpen(null);
  return (
    <>
      <Link to="/plagiarism/text-base">
        <Button icon={<DatabaseOutlined />}>{plagiarismText.list.textBase}</Button>
      </Link>
      {DIALOGS.map((dialog) => (
        <Button key={dialog} icon={ICONS[dialog]} onClick={() => setOpen(dialog)}>
          {plagiarismText.list[dialog]}
        </Button>
      ))}
      {open === 'sensitive' && <SensitiveDialog teamId={teamId} onClose={close} />}
      {open === 'openApi' && <OpenApiDialog teamId={teamId} onClose={close} />}
    </>
  );
}
