import { isOperatorArea, operatorAreas } from '@wenjian/api';
import { useLocation, useNavigate } from 'react-router';
import { OperatorPage } from '../../features/operator/components/operator-page.tsx';
import { PageLoading } from '../../shared/ui/page-loading.tsx';
import { PageMessage } from '../../shared/ui/page-message.tsx';
import { useSpaces } from '../session/use-spaces.ts';
import { appText as text } from '../text.ts';

/** The console for an operator whose role has this area; for anybody else the page of an unknown address. */
export function OperatorScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const spaces = useSpaces(true);
  if (spaces === null) return <PageLoading />;
  const { operatorRole: role } = spaces;
  const area = operatorAreas.find((name) => pathname === `/operator/${name}`);
  if (role !== null && area !== undefined && isOperatorArea(role, area))
    return <OperatorPage role={role} area={area} />;
  const back = { label: text.backToWorkbench, onClick: () => void navigate('/dashboard') };
  return <PageMessage title={text.notFoundTitle} detail={text.notFoundDetail} action={back} />;
}
