/** What the side menu shows, from the route list and the registry of tools (docs/spec.md#menu). */
import { type TaskTool, taskTools, toolTable } from '@wenjian/api';
import { type FileTool, toolOfTask } from '../../shared/tools/view-model/file-tools.ts';
import { isBetaHost } from '../guard/guard.ts';
import { findRoute } from '../routes/find-route.ts';
import {
  type MenuEntry,
  type MenuFlag,
  type PageIcon,
  type RouteEntry,
  routeList,
} from '../routes/route-list.ts';

/** Null: a tool without an icon of its own. */
export type MenuIcon = PageIcon | FileTool | null;

export interface MenuLink {
  readonly section: MenuEntry['section'];
  readonly path: string;
  readonly label: string;
  readonly icon: MenuIcon;
  readonly flag: MenuFlag | null;
}

interface MenuContext {
  readonly host: string;
  /** Null in the personal space: only team spaces have the team menu. */
  readonly teamId: string | null;
  /** No paid plan: free uses are worth a mark. */
  readonly isFreePlan: boolean;
  /** Runs the product. */
  readonly isOperator: boolean;
  /** A test gives routes of its own besides those of the product. */
  readonly routes?: readonly RouteEntry[];
}

export function menuLinks(context: MenuContext): readonly MenuLink[] {
  const { host, teamId, routes = routeList } = context;
  return routes
    .filter((entry) => !isBetaHost(host) || entry.path.includes('audit'))
    .flatMap(({ menu, path }) =>
      menu && isShown[menu.section](context) ? [linkOf(menu, path, context)] : [],
    )
    .map((link) => ({ ...link, path: link.path.replace(':id', teamId ?? '') }));
}

function linkOf(menu: MenuEntry, path: string, { isFreePlan }: MenuContext): MenuLink {
  const { section } = menu;
  const flag = menu.flag === 'free' && !isFreePlan ? null : (menu.flag ?? null);
  if (!('isToolList' in menu)) return { section, path, label: menu.label, icon: menu.icon, flag };
  const tool = toolOfList(path);
  const { title, price } = toolTable[tool];
  return {
    section,
    path,
    label: menu.label ?? title,
    icon: toolOfTask(tool),
    flag: flag ?? (price === 'daily' ? 'freeLimit' : null),
  };
}

function toolOfList(path: string): TaskTool {
  const tool = taskTools.find((name) => toolTable[name].listPath === path);
  if (tool === undefined) throw new Error(`${path} is the list of no tool`);
  return tool;
}

const isShown: Readonly<
  Record<MenuEntry['section'], (context: Pick<MenuContext, 'teamId' | 'isOperator'>) => boolean>
> = {
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
