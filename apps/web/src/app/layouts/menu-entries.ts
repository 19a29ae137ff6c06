/** What the side menu shows, from the route list (docs/spec.md#menu). */
import { isBetaHost } from '../guard/guard.ts';
import { findRoute } from '../routes/find-route.ts';
import { type MenuEntry, type RouteEntry, routeList } from '../routes/route-list.ts';

export interface MenuLink extends MenuEntry {
  readonly path: string;
}

interface MenuContext {
  readonly host: string;
  /** Null in the personal space: only team spaces have the team menu. */
  readonly teamId: string | null;
  /** Runs the product. */
  readonly isOperator: boolean;
}

export function menuLinks({ host, teamId, isOperator }: MenuContext): readonly MenuLink[] {
  return routeList
    .filter((entry) => !isBetaHost(host) || entry.path.includes('audit'))
    .flatMap((entry) => (entry.menu ? [{ ...entry.menu, path: entry.path }] : []))
    .filter(({ section }) => isShown[section]({ teamId, isOperator }))
    .map((link) => ({ ...link, path: link.path.replace(':id', teamId ?? '') }));
}

const isShown: Readonly<Record<MenuEntry['section'], (context: Omit<MenuContext, 'host'>) => boolean>> = {
  main: () => true,
  team: ({ teamId }) => teamId !== null,
  operator: ({ isOperator }) => isOperator,
};

/** The link that is highlighted for a path. */
export function litPath(path: string): string {
  const entry = findRoute(path);
  return entry?.menuPath ?? (entry && isInMenu(entry) ? path : '');
}

function isInMenu(entry: RouteEntry): boolean {
  return entry.menu !== undefined;
}
