import { useLocation, useNavigate } from 'react-router';
import { HomePage } from '../../features/site/components/home-page.tsx';
import { destinationAfterSignIn } from '../../shared/session/safe-path.ts';
import { useLoginDialog } from '../layouts/login-dialog-context.ts';
import { useSession } from '../session/use-session.ts';
import { appText } from '../text.ts';

export function HomeScreen() {
  const isSignedIn = useSession().kind === 'valid';
  const { search } = useLocation();
  const navigate = useNavigate();
  const openLogin = useLoginDialog();
  return (
    <HomePage
      startLabel={isSignedIn ? appText.enterWorkbench : appText.freeUse}
      onStart={() => (isSignedIn ? void navigate(destinationAfterSignIn(search)) : openLogin())}
      onTool={(tool) => void navigate(tool.path)}
    />
  );
}
