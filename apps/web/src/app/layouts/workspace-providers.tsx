import type { ReactNode } from 'react';
import { FirstLibrary } from '../../shared/ui/first-library.tsx';
import { FurtherLibrary } from '../../shared/ui/further-library.tsx';

/** The component library with everything it has. */
export function WorkspaceProviders({ children }: { readonly children: ReactNode }) {
  return (
    <FirstLibrary>
      <FurtherLibrary>{children}</FurtherLibrary>
    </FirstLibrary>
  );
}
