import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { templatesText } from '../../templates.text.ts';

/** The editor is large and rarely opened: it is loaded on demand. */
const TemplatesDrawer = lazy(async () => ({
  default: (await import('./templates-drawer.tsx')).TemplatesDrawer,
}));

export function TemplatesButton({ teamId }: { readonly teamId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{templatesText.open}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TemplatesDrawer teamId={teamId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
