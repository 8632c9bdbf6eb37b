/**
 * Runs in the head: until the page is hydrated, Back and Forward to another address load that address as a document.
 * The router would follow them as soon as it is created, so that React would hydrate the page with another page's
 * state, and before that not at all. Plain text that is constant, so that it can be hashed, as in `boot-script.ts`.
 */
export const earlyBackScript = `(function(l){
var asked=l.pathname+l.search
onpopstate=function(e){if(l.pathname+l.search!==asked){e.stopImmediatePropagation();l.reload()}}
})(location)`;

/** Leaves Back and Forward to the router; for an effect, which runs when the page is hydrated. */
export function leaveBackToRouter(): void {
  window.onpopstate = null;
}
