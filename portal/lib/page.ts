import type { PageName } from '@yimen/contract/paths';

/** Which shell stands around a page (specification, section 2, “Layouts”). */
export type LayoutName = 'default' | 'pctpl2' | 'mobile' | 'view';

/** The guards that a page may name; `shell/guards/rules.ts` has them. */
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
export type QueryRules = Readonly<Record<string, QueryRule>>;

/**
 * The shape that stands in for a page while it is on its way (`shell/skeleton`, `shell/layouts/mobile`): home and hall
 * as they are, and those of any list, of a page about one thing, and of panels.
 */
export type SkeletonName = 'home' | 'hall' | 'list' | 'detail' | 'panel';

/**
 * The page of the other site that shows the same (specification, section 2, “Desktop and mobile placement”): a page
 * that takes the same id, an address chosen by the parameters and the id, where parameters that are used up are
 * removed, the counterpart of the address in a parameter, or that site's first page, whichever it is. Null where there
 * is none.
 */
export type Counterpart =
  | PageName
  | ((query: URLSearchParams, id: string) => string)
  | { readonly inParameter: string }
  | 'first-page'
  | null;

interface AnyPage {
  /** What the page is called where it is spoken of; null for what has no name, as a menu's custom page. */
  readonly title: string | null;
  /** Menu entries that open the page, where its own path need not be one of them. */
  readonly menus?: readonly `/${string}`[];
  /** Guards in order; auth pages have none (specification, section 2, “Route behaviour”). */
  readonly guards: readonly GuardName[];
  /** Route module, relative to `portal`. */
  readonly file: string;
  /** Rules of the address's parameters; what breaks one is the 404 (section 2). */
  readonly query?: QueryRules;
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

interface DesktopPage extends AnyPage {
  readonly layout: 'default' | 'pctpl2';
  readonly counterpart: Counterpart;
  /** Null where what is left stays until the page has come. */
  readonly skeleton: SkeletonName | null;
}

interface PhonePage extends AnyPage {
  readonly layout: 'mobile';
  readonly counterpart: Counterpart;
  /** By what the address asks for, where that is like another page; null as on the desk. */
  readonly skeleton: SkeletonName | ((query: URLSearchParams) => SkeletonName) | null;
  /** Whether it is there without a network: fetched ahead for members, kept when it was opened, or never. */
  readonly offline: 'ahead' | 'opened' | 'never';
  /** What is kept of it serves any query: it shows any day of what it has read. */
  readonly offlineForAnyQuery?: true;
  /** It says itself that there is no network: above a bar of its own, or instead of the page. */
  readonly saysOffline?: true;
}

/** A page of signing in or of an error, drawn for any width. */
interface PlainPage extends AnyPage {
  readonly layout: 'view';
  /** Skips host verification, guards and the viewport's redirects (section 2, “Route behaviour”). */
  readonly auth: boolean;
  readonly counterpart?: Counterpart;
}

/** All that is to be known of a page but its address, which `contract/paths.ts` has. */
export type PageDescriptor = DesktopPage | PhonePage | PlainPage;

/** The descriptors of some pages, as a feature's `page.ts` gives them. */
export type Pages<Name extends PageName> = Readonly<Record<Name, PageDescriptor>>;

/** A page with the specification's name, also the route's id, and its path with `:id` for `{id}`. */
export type Page = PageDescriptor & { readonly name: PageName; readonly path: `/${string}` };
