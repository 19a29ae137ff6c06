import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { spaceIdInUrl, withoutSpaceId } from '../../features/teams/view-model/current-space.ts';
import { useSwitchSpace } from './use-spaces.ts';

/** `tid` (query or hash) selects the current team space; it then leaves the address, having done its work. */
export function useSpaceFromUrl(currentId: string | null): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { switchTo } = useSwitchSpace();
  const wanted = spaceIdInUrl(search, hash);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each id that appears in the address
  useEffect(() => {
    if (wanted === null || currentId === null) return;
    const clean = () => void navigate(withoutSpaceId(pathname, search, hash), { replace: true });
    if (wanted === currentId) clean();
    else void switchTo(wanted).then(clean);
  }, [wanted, currentId === null]);
}
