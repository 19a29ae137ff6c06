import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** A dialog, drawer or panel whose code is loaded when it is first opened: the first screen does not wait for it. */
export function openLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(() => withLibrary(load()));
  return (props) => <Suspense fallback={null}>{createElement(Loaded, props)}</Suspense>;
}

/** With all of the component library around it. */
export async function withLibrary<Props extends object>(
  loading: Promise<ComponentType<Props>>,
): Promise<{ readonly default: ComponentType<Props> }> {
  const [Shown, { FurtherLibrary }] = await Promise.all([loading, import('./further-library.tsx')]);
  return { default: (props) => <FurtherLibrary>{createElement(Shown, props)}</FurtherLibrary> };
}
