type Layer = { holds: (target: EventTarget | null) => boolean; close: () => void };

const layers: Layer[] = [];

/**
 * While it is held, Escape closes this layer, and only the uppermost of those that answer for what has the focus;
 * returns what takes it off. Radix listens for Escape at the document, so this stands before it, at the window.
 */
export function holdEscape(layer: Layer): () => void {
  if (layers.length === 0) window.addEventListener('keydown', closeUppermost, true);
  layers.push(layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) window.removeEventListener('keydown', closeUppermost, true);
  };
}

function closeUppermost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const layer = layers.findLast(({ holds }) => holds(event.target));
  if (!layer) return;
  event.preventDefault();
  event.stopPropagation();
  layer.close();
}
