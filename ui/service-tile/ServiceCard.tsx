import type { ComponentPropsWithRef } from 'react';
import { ButtonLink } from '../button/index.ts';
import { StarIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Anchor } from '../internals/Anchor.tsx';
import { cx } from '../internals/dom.ts';
import { formatCount } from '../internals/formatCount.ts';
import { Metadata } from '../internals/Metadata.tsx';
import { Phrases } from '../internals/Phrases.tsx';
import { useLocale } from '../locale/index.ts';
import { Tag } from '../tag/index.ts';
import { Tile } from '../tile/index.ts';
import type { ServiceTileProps } from './props.ts';
import * as css from './service-tile.css.ts';

/** Width in em that fits between tag and count; a longer text is a sentence, which gets its own line. */
const maxBeside = 8;

/** The approximate width of a text in em: digits, spaces and Latin letters are half as wide as a Chinese character. */
const widthOf = (words: string) => [...words].reduce((width, sign) => width + (sign < '\u0100' ? 0.5 : 1), 0);

/** The hall's form: the first piece of `meta` stands under the name, the rest beside the tag, or above it when long. */
export function ServiceCard({
  href,
  icon,
  title,
  meta = [],
  online = 'full',
  collected = false,
  onCollectedChange,
  guideHref,
  startHref,
  startExternal,
  onStart,
  count,
  state,
  level = 3,
  ...rest
}: Omit<ServiceTileProps, 'variant'>) {
  const { serviceTile } = useLocale();
  const [owner, ...facts] = meta;
  const said = state ? [state.label] : facts;
  const sentence = widthOf(said.join('')) > maxBeside;
  const Name = `h${level}` as const;
  const actable = Boolean(guideHref || startHref) && !state?.muted;
  return (
    <article
      {...(rest as ComponentPropsWithRef<'article'>)}
      className={css.card}
      data-state={state?.muted ? 'muted' : 'open'}
    >
      <div className={css.cardHead}>
        <Tile icon={icon} variant={online === 'full' ? 'filled' : 'outlined'} aria-hidden="true" />
        <div className={css.cardWords}>
          <Name className={css.cardName} title={title}>
            <Anchor href={href} className={css.cardLink}>
              {title}
            </Anchor>
          </Name>
          {owner && <span className={css.owner}>{owner}</span>}
        </div>
      </div>
      <div className={css.foot}>
        <div className={cx(css.facts, actable && css.swapped)}>
          {sentence && (
            <span className={css.promised.above}>
              <Metadata items={said.map((words) => <Phrases key={words} text={words} />)} />
            </span>
          )}
          <span className={css.factsStart}>
            <span className={css.tag}>
              <Tag tone={online === 'full' ? 'theme' : 'outline'}>{serviceTile.online[online]}</Tag>
            </span>
            {!sentence && (
              <span className={css.promised.beside}>
                <Metadata items={said} />
              </span>
            )}
          </span>
          {count !== undefined && <span className={css.count}>{serviceTile.times(formatCount(count))}</span>}
        </div>
        {actable && (
          <div className={css.actions}>
            {guideHref && (
              <ButtonLink href={guideHref} variant="outline" size="small" aria-label={serviceTile.guideOf(title)}>
                {serviceTile.guide}
              </ButtonLink>
            )}
            {startHref && (
              <ButtonLink
                href={startHref}
                variant="primary"
                size="small"
                aria-label={serviceTile.startOf(title)}
                onClick={onStart}
                external={startExternal}
              >
                {serviceTile.start}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      {onCollectedChange && (
        <span className={cx(css.star, collected && css.starOn)}>
          <IconButton
            label={collected ? serviceTile.uncollect(title) : serviceTile.collect(title)}
            icon={<StarIcon size={20} strokeWidth={1.6} filled={collected} />}
            onClick={() => onCollectedChange(!collected)}
          />
        </span>
      )}
    </article>
  );
}
