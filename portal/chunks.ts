import path from 'node:path';

/** Fetched when someone signs in or out, or the first call is made, however many modules share it. */
const later = [
  /\/portal\/(api\/(browser|client|renewal|send)|boot\/load-menus|sign-on\/(?!leave))/,
  /\/portal\/session\/(alone|clear|drafts|departures|expiry|kept-pages|outbox|person)/,
  /\/contract\/(auth|session|sign-in|qr-code|homepage\/site)/,
];

/**
 * Toasts, dialogs and what has them: a group takes all that its modules import, so that one of these would bring
 * 20 kB to pages without any.
 */
const layered =
  /\/ui\/(toast|dialog|mobile\/(popup|toast))\/|\/portal\/(modules\/(collect|Service)|pages\/parts\/(Phone|Feedback))/;
/** Of the desktop site alone, though most of its pages have it. */
const ofDeskAlone = /\/portal\/boot\/current-entry/;
/** Of the phone site alone. */
const ofPhone = /\/ui\/mobile\/|\/portal\/(offline\/|pages\/parts\/phone-)/;
/** What lies over the page, opened by hand: many pages have it, none needs it at first. */
const modal =
  /\/ui\/(theme\/scope|internals\/(modal\/ModalScrim|scrim|scrollLock|useModalLayer|touch\/useBackToClose))/;
/** What holds the way back, for layers and for a phone page that is on its way. */
const back = /\/ui\/internals\/touch\/(backLayers|holdHistory)/;
/** The top of a phone page, which its shape has too. */
const phoneBar = /\/portal\/modules\/(PhoneBar|phone-bar)|\/ui\/mobile\/nav-bar\//;
/** Lists of several pages, and what stands in their place when they do not come. */
const listing = /\/ui\/pagination\/|\/portal\/(pages\/parts\/(page\.css|params|LoadFailed)|routes\/href)/;
/** Dates and times in words. */
const clock = /\/contract\/(days|moment)|\/portal\/modules\/(clock|now)/;
/** The day and what is due. */
const due = /\/portal\/modules\/(agenda\.ts|pinned|MissingSources|missing\.css|matters\/waiting)/;

function isOfShell(id: string): boolean {
  const ours = /\/(portal|ui|tokens|contract)\/(?!node_modules)/.test(id);
  return (
    ours &&
    ![...later, layered, ofDeskAlone, ofPhone, phoneBar, modal, back, listing, clock, due].some((of) => of.test(id))
  );
}

function isIcon(id: string): boolean {
  return /\/ui\/icon\/icons|\/lucide-react\//.test(id);
}

/** The build's graph of modules, as it is asked here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What is reached from a module, but for packages and icons, which are taken one by one. */
function reachedFrom(...files: string[]): (id: string, graph: Graph) => boolean {
  const known = new WeakMap<Graph, ReadonlySet<string>>();
  return (id, graph) => {
    const reached = known.get(graph) ?? closure(files, graph);
    known.set(graph, reached);
    return reached.has(id);
  };
}

function closure(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id) || /node_modules/.test(id) || isIcon(id)) return;
    reached.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const file of files) graph.getModuleInfo(path.join(import.meta.dirname, file))?.importedIds.forEach(visit);
  return reached;
}

const ofRoot = reachedFrom('app/root.tsx');
/** What every layout or most pages have, though the root has not. */
const everywhere =
  /\/portal\/(api\/written|guards\/|routes\/query|viewport\/use-hash|offline\/install-offer)|\/ui\/internals\/(indexAfterKey|touch\/heardBack)/;
const ofPhoneFrame =
  /\/portal\/(offline\/(grey|kept-list|OfflineStrip|strip)|modules\/(opened-notices|needs-network)|schedule\/use-with-waiting)|\/ui\/mobile\/(notice-bar\/|page\/|search-bar\/(SearchBar\.|search-bar))/;
/** Header, footer and what the desktop site draws around each page. */
const ofDesk = reachedFrom('layouts/default/layout.tsx');
const ofFirstPhonePage = reachedFrom('layouts/mobile/layout.tsx', 'pages/mobile-home/page.tsx');
const ofSignIn = reachedFrom('pages/sign-in/page.tsx', 'layouts/view/layout.tsx');

/** Few files on the first load: the framework, what most routes share, and the route's own. */
export const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  // The root's own comes with every page, however few routes share it.
  { name: (id: string, graph: Graph) => (ofRoot(id, graph) || everywhere.test(id) ? 'shell' : null), priority: 2 },
  // What some of the first pages need, and what others have later.
  { name: 'clock', test: clock, priority: 2 },
  // The strip's, which pages of the desk have too.
  { name: 'basics', test: /=(ChevronUp|Megaphone|WifiOff)Icon$|\/(chevron-up|megaphone|wifi-off)\.m?js/, priority: 2 },
  { name: 'kept', test: /\/portal\/session\/(kept-pages|outbox-store|person)/, priority: 1 },
  { name: 'network', test: /\/portal\/(session\/outbox-told|offline\/(connection|lent|shared|words))/, priority: 1 },
  // Each page has the bridge in the end, and few have what listens to it.
  { name: 'bridge', test: /\/portal\/bridge\/(bridge|offered)/ },
  { name: 'words', test: /\/portal\/modules\/(search|use-words)\.ts/ },
  { name: 'back', test: back },
  { name: 'modal', test: modal },
  { name: 'phone-bar', test: phoneBar },
  { name: 'skeleton', test: /\/ui\/skeleton\/|\/skeleton\/blocks/ },
  { name: 'listing', test: listing },
  { name: 'phone', test: ofPhoneFrame },
  // Too small for files of their own.
  { name: 'due', test: due },
  // What the schedule's pages show, and the phone's home of what waits.
  { name: 'entries', test: /\/portal\/schedule\/(phone|place|shown|waiting)[.-]/ },
  // What most routes share, in two, for the sign-in page needs little of it.
  {
    name: (id: string, graph: Graph) => (isIcon(id) || ofSignIn(id, graph) ? 'basics' : 'shared'),
    test: isOfShell,
    minShareCount: 12,
    priority: 1,
  },
  // Each alone they are too small for a file; all together too many for a page.
  { name: 'icons', test: isIcon, minShareCount: 7 },
  // What both sites have around their pages comes first, for the desktop's own would take it along.
  { name: (id: string, graph: Graph) => (ofDesk(id, graph) && ofFirstPhonePage(id, graph) ? 'frames' : null) },
  { name: (id: string, graph: Graph) => (ofDesk(id, graph) ? 'desk' : null) },
];
