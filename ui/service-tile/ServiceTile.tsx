import { Anchor } from '../internals/Anchor.tsx';
import { Metadata, MetadataLine } from '../internals/Metadata.tsx';
import { Phrases } from '../internals/Phrases.tsx';
import { useLocale } from '../locale/index.ts';
import { Tag } from '../tag/index.ts';
import { Tile } from '../tile/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { ServiceTileProps } from './props.ts';
import { ServiceCard } from './ServiceCard.tsx';
import * as css from './service-tile.css.ts';

/**
 * A service, as a row, an icon over its name, or a card (DESIGN §10.6). Row and icon render an a, card an article.
 * A filled tile means wholly online; the words repeat it.
 */
export function ServiceTile({ variant = 'row', ...props }: ServiceTileProps) {
  if (variant === 'card') return <ServiceCard {...props} />;
  return <ServiceLink {...props} variant={variant} />;
}

function ServiceLink({
  icon,
  title,
  meta = [],
  online = 'full',
  variant,
  state,
  collected: _collected,
  onCollectedChange: _onCollectedChange,
  guideHref: _guideHref,
  startHref: _startHref,
  startExternal: _startExternal,
  onStart: _onStart,
  count: _count,
  level: _level,
  ...rest
}: ServiceTileProps) {
  const { serviceTile } = useLocale();
  const tile = <Tile icon={icon} variant={online === 'full' ? 'filled' : 'outlined'} aria-hidden="true" />;
  if (variant === 'icon') {
    return (
      <Anchor {...rest} className={css.icon} title={title}>
        {tile}
        <span className={css.iconName}>
          <Phrases text={title} />
        </span>
        {state && <VisuallyHidden>{state.label}</VisuallyHidden>}
      </Anchor>
    );
  }
  const facts = meta.filter(Boolean);
  return (
    <Anchor {...rest} className={css.row}>
      {tile}
      <span className={css.words}>
        <span className={css.name} title={title}>
          {title}
        </span>
        <span className={css.meta}>
          <TileFacts facts={facts} />
          <VisuallyHidden>{serviceTile.online[online]}</VisuallyHidden>
        </span>
      </span>
      {state && (
        <span className={css.tag}>
          <Tag tone="outline">{state.label}</Tag>
        </span>
      )}
    </Anchor>
  );
}

/** A promise with more characters is a sentence, which needs more lines in a narrow row. */
const maxOnLine = 8;

function TileFacts({ facts }: { facts: readonly string[] }) {
  if (facts.length < 2) return <span className={css.sentence}>{facts}</span>;
  if ((facts.at(-1)?.length ?? 0) <= maxOnLine) return <MetadataLine items={facts} />;
  return (
    <span className={css.whole}>
      <Metadata items={facts} />
    </span>
  );
}
