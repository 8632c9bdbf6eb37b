/** The page's style, in system colours so that it follows light, dark and high contrast. */
export const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 18%, Canvas); --soft: color-mix(in srgb, CanvasText 5%, Canvas); --quiet: color-mix(in srgb, CanvasText 75%, Canvas); }
* { box-sizing: border-box; }
body { margin: 0; background: Canvas; color: CanvasText; font: 1rem/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
.skip { position: absolute; inset-inline-start: -100vw; }
.skip:focus { inset-inline-start: 1rem; inset-block-start: 1rem; background: Canvas; padding: .5rem 1rem; }
a { color: LinkText; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.frame { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 84rem; margin: 0 auto; }
nav { position: sticky; inset-block-start: 0; block-size: 100vh; overflow-y: auto; padding: 2rem 1rem; border-inline-end: 1px solid var(--line); }
nav h2 { font-size: .875rem; margin: 1.25rem 0 .25rem; color: var(--quiet); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .25rem .5rem; border-radius: .375rem; text-decoration: none; color: inherit; font-size: .875rem; overflow-wrap: anywhere; }
nav a:hover { background: var(--soft); }
main { padding: 2rem; min-inline-size: 0; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
section > h2 { font-size: 1.25rem; margin: 3rem 0 0; padding-block-end: .5rem; border-block-end: 1px solid var(--line); }
article { margin: 1.5rem 0; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: .75rem; }
article > h3 { margin: 0; font-size: 1rem; display: flex; flex-wrap: wrap; gap: .75rem; align-items: baseline; }
article:target { border-color: Highlight; box-shadow: 0 0 0 1px Highlight; }
.method { font-weight: 700; }
.path, code, pre { font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; font-size: .875rem; overflow-wrap: anywhere; }
.access { font-size: .8125rem; font-weight: 400; border: 1px solid var(--line); border-radius: 1rem; padding: 0 .625rem; }
h4 { margin: 1rem 0 .25rem; font-size: .875rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: .875rem; }
th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-block-end: 1px solid var(--line); }
pre { background: var(--soft); padding: .75rem 1rem; border-radius: .5rem; overflow-x: auto; margin: .25rem 0; }
summary { cursor: pointer; padding: .25rem 0; font-size: .875rem; }
@media (max-width: 60rem) { .frame { display: block; } nav { position: static; block-size: auto; max-block-size: 12rem; padding-block: 1rem; border: 0; border-block-end: 1px solid var(--line); } main { padding: 1rem; } }
`;
