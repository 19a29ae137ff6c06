import { useSite } from '../../site-context.ts';

interface StartButtonProps {
  readonly label: string;
  readonly className: string | undefined;
}

const WORKBENCH = '/dashboard';

/** To the workbench; visitors sign in first. */
export function StartButton({ label, className }: StartButtonProps) {
  const { session, signIn } = useSite();
  const start = () => (session === 'valid' ? location.assign(WORKBENCH) : signIn(WORKBENCH));
  return (
    <button type="button" className={className} onClick={start}>
      {label}
    </button>
  );
}
