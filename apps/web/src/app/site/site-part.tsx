import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';

/**
 * A part of a site page that talks to the server or uses the component library: its code and the providers it
 * needs are loaded when it is first shown. The built HTML contains the fallback.
 */
export function sitePart<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties & { readonly fallback?: ReactNode }> {
  const Part = lazy(async () => {
    const [Loaded, { ServerParts }] = await Promise.all([load(), import('./server-parts.tsx')]);
    return {
      default: (properties: Properties) => (
        <ServerParts>
          <Loaded {...properties} />
        </ServerParts>
      ),
    };
  });
  return function SitePart({ fallback = null, ...properties }) {
    const isInBrowser = useSyncExternalStore(subscribeToNothing, inBrowser, atBuildTime);
    if (!isInBrowser) return fallback;
    return (
      <Suspense fallback={fallback}>
        <Part {...(properties as unknown as Properties)} />
      </Suspense>
    );
  };
}

const subscribeToNothing = () => () => {};
const inBrowser = () => true;
const atBuildTime = () => false;
