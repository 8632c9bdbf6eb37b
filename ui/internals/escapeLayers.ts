type Layer = { holds: (target: EventTarget | null) => boolean; close: () => void };

const openLayers: Layer[] = [];

/**
 * Registers a layer that Escape closes; only the top layer of those responsible for the focused element closes. Returns
 * a function that unregisters it. Radix listens for Escape on the document, so this listens on the window, before it.
 */
export function holdEscape(layer: Layer): () => void {
  if (openLayers.length === 0) window.addEventListener('keydown', closeUppermost, true);
  openLayers.push(layer);
  return () => {
    openLayers.splice(openLayers.indexOf(layer), 1);
    if (openLayers.length === 0) window.removeEventListener('keydown', closeUppermost, true);
  };
}

function closeUppermost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const layer = openLayers.findLast(({ holds }) => holds(event.target));
  if (!layer) return;
  event.preventDefault();
  event.stopPropagation();
  layer.close();
}
