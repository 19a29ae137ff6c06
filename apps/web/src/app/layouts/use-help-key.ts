import { useEffect } from 'react';
import { isTyping } from '../../shared/ui/is-typing.ts';

/** `?` opens and closes the help, except while the user types. */
export function useHelpKey(onToggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event.target)) return;
      event.preventDefault();
      onToggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onToggle]);
}
