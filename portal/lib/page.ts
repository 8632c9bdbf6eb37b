import type { PageName } from '@yimen/contract/paths';

/** The layout around a page (specification, section 2, “Layouts”). */
export type LayoutName = 'default' | 'pctpl2' | 'mobile' | 'view';

/** The guards that a page may name; `shell/guards/rules.ts` has them. */
export type GuardName =
  | 'first-menu'
  | 'desktop-menu'
  | 'custom-menu'
  | 'signed-in'
  | 'phone-menu'
  | 'phone-member'
  | 'has-menus';

/**
 * Allowed values of a query parameter: one of the listed values, several of them separated by commas, a list's page
 * number from 1 to 9999, an id, or a day of the supported centuries. Free text has no rule.
 */
export type QueryRule = readonly string[] | { readonly each: readonly string[] } | 'page' | 'id' | 'day';
export type QueryRules = Readonly<Record<string, QueryRule>>;

/**
 * Skeleton shown while a page loads (`shell/skeleton`, `shell/layouts/mobile`): those of home and hall, and generic
 * ones for a list, a page about one thing, and panels.
 */
export type SkeletonName = 'home' | 'hall' | 'list' | 'detail' | 'panel';

/**
 * The matching page of the other site (specification, section 2, “Desktop and mobile placement”): a page that takes the
 * same id, an address computed from the parameters and the id (it removes parameters that it has used), the counterpart
 * of the address in a parameter, or that site's first page. Null where there is none.
 */
export type Counterpart =
  | PageName
  | ((query: URLSearchParams, id: string) => string)
  | { readonly inParameter: string }
  | 'first-page'
  | null;

interface AnyPage {
  /** The page's name in titles and messages; null where it has none, such as a menu's custom page. */
  readonly title: string | null;
  /** Guards in order; auth pages have none (specification, section 2, “Route behaviour”). */
  readonly guards: readonly GuardName[];
  /** Route module, relative to `portal`. */
  readonly file: string;
}

/** A page of one of the two sites. Every field is required, so that a new page which misses one does not compile. */
interface SitePage extends AnyPage {
  /**
   * Paths of other menu entries that open the page, for a page that need not have an entry of its own; null when it
   * must.
   */
  readonly menus: readonly `/${string}`[] | null;
  /** Rules of the query parameters; a violation is a 404 (section 2). */
  readonly query: QueryRules;
  /**
   * The other query parameters that the page reads: free text, and choices within the page. A parameter in neither list
   * is dropped when a page is rendered for all guests (`sharedRequest`).
   */
  readonly reads: readonly string[];
  readonly counterpart: Counterpart;
}

interface DesktopPage extends SitePage {
  readonly layout: 'default' | 'pctpl2';
  /** Null: the previous page stays until this one has loaded. */
  readonly skeleton: SkeletonName | null;
}

interface PhonePage extends SitePage {
  readonly layout: 'mobile';
  /** Whether the page has no tab bar; it may have a bar of its own at the bottom (section 2). */
  readonly hidesFooter: boolean;
  /**
   * Whether the page is kept alive while others are shown: scroll position, tabs, filters and typed text (section 2).
   */
  readonly keepAlive: boolean;
  /** Whether pulling the page down reloads it (section 2). */
  readonly pullRefresh: boolean;
  /** May depend on the query, where a page can look like another one; null as on the desktop. */
  readonly skeleton: SkeletonName | ((query: URLSearchParams) => SkeletonName) | null;
  /**
   * Whether it is available offline: precached for all visitors or for members, cached once it was opened, or never.
   */
  readonly offline: 'all' | 'members' | 'opened' | 'never';
  /**
   * Whether a cached copy is used for any query, because it holds more than its own query asks for, such as all days
   * that it has loaded.
   */
  readonly offlineForAnyQuery: boolean;
  /** Whether the page itself shows that there is no network, so that the layout does not. */
  readonly saysOffline: boolean;
}

/** A sign-in or error page, for any width. */
interface PlainPage extends AnyPage, Partial<Pick<SitePage, 'menus' | 'query' | 'reads' | 'counterpart'>> {
  readonly layout: 'view';
}

/** Everything about a page except its path, which `contract/paths.ts` has. */
export type PageDescriptor = DesktopPage | PhonePage | PlainPage;

/** The descriptors of some pages, as a feature's `page.ts` exports them. */
export type Pages<Name extends PageName> = Readonly<Record<Name, PageDescriptor>>;

/** A page with its name from the specification, which is also the route's id, and its path with `:id` for `{id}`. */
export type Page = PageDescriptor & { readonly name: PageName; readonly path: `/${string}` };
