import type { PageName } from '@yimen/contract/paths';

/** Which shell stands around a page (specification, section 2, “Layouts”). */
export type LayoutName = 'default' | 'pctpl2' | 'mobile' | 'view';

/** The guards a route may name; each is a rule of `shell/guards/rules.ts`. */
export type GuardName =
  | 'first-menu'
  | 'desktop-menu'
  | 'custom-menu'
  | 'signed-in'
  | 'mobile-menu'
  | 'mobile-member'
  | 'has-menus';

/**
 * What a parameter of an address may be: one of the values named, several of them with commas between, a page of a
 * list from 1 to 9999, the id of something, or a day of these centuries. Free words have no rule.
 */
export type QueryRule = readonly string[] | { readonly each: readonly string[] } | 'page' | 'id' | 'day';

export interface RouteEntry {
  /** The specification's name, also the route's id. */
  readonly name: PageName;
  /** Path with `:name` where the specification writes `{name}`. */
  readonly path: `/${string}`;
  readonly layout: LayoutName;
  /** Menu entries that open the page, where its own path need not be one of them. */
  readonly menus?: readonly `/${string}`[];
  /** Guards in order; auth routes have none (specification, section 2, “Route behaviour”). */
  readonly guards: readonly GuardName[];
  /** Route module, relative to `portal`. */
  readonly file: string;
  /** Rules of the address's parameters; what breaks one is the 404 (section 2). */
  readonly query?: Readonly<Record<string, QueryRule>>;
  /**
   * The other parameters that are read while the page is drawn: free words, and choices within the page. What neither
   * list names is left out when a page is drawn for all guests (`sharedRequest`).
   */
  readonly reads?: readonly string[];
  /** A page below a menu entry rather than one itself. */
  readonly secondary?: true;
  /** A phone page without the tabs at the site's foot; it may have a bar of its own there (section 2). */
  readonly hidesFooter?: true;
  /** A phone page that stays as it was while others are shown: place, tabs, filters and typed text (section 2). */
  readonly keepAlive?: true;
  /** A phone page that cannot be pulled down to be loaded anew (section 2); left on where nothing is said. */
  readonly pullRefresh?: false;
}
