import type { ReactNode } from 'react';
import { Anchor } from '../internals/Anchor.tsx';
import { barWidth } from '../internals/barWidth.css.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './footer.css.ts';

export type FooterProps = DomProps<
  'footer',
  {
    /** Beside the name. */
    logo?: ReactNode;
    name: string;
    /** Address, hotline, hours: one per line. */
    lines: readonly string[];
    /** Columns of links. */
    groups?: readonly { title: string; links: readonly { label: string; href: string; external?: boolean }[] }[];
    /** Where else the institution is found: a QR code (an SVG path in a square of `size` modules) or some words. */
    media?: readonly { name: string; qr?: { path: string; size: number }; text?: string }[];
    /** Edge of a QR code: 92 (default) or 120 design pixels, for one that stands alone. */
    mediaSize?: 'medium' | 'large';
    children?: undefined;
  }
>;

/** Up to this number of lines, the wide line spacing fits into the footer's height. */
const roomyLines = 3;
/** Up to this number of links, one column fits. */
const roomyLinks = 4;

/** The foot of every desktop page (DESIGN §5): who, links by group, media. Renders a footer. */
export function Footer({ logo, name, lines, groups = [], media = [], mediaSize = 'medium', ...rest }: FooterProps) {
  const { footer } = useLocale();
  return (
    <footer {...rest} className={css.root}>
      <div className={cx(barWidth, css.columns)}>
        <div className={css.about} data-state={lines.length > roomyLines ? 'dense' : 'roomy'}>
          <div className={css.brand}>
            {logo && <span className={css.logo}>{logo}</span>}
            <p className={css.name}>{name}</p>
          </div>
          {lines.length > 0 && (
            <ul className={css.lines}>
              {[...new Set(lines)].map((line) => (
                <li key={line} className={css.line}>
                  {line}
                </li>
              ))}
            </ul>
          )}
        </div>
        {groups.map((group) => (
          <nav key={group.title} className={css.group} aria-label={group.title}>
            <p className={css.groupTitle}>{group.title}</p>
            <ul className={css.list} data-state={group.links.length > roomyLinks ? 'columns' : 'rows'}>
              {group.links.map((link) => (
                <li key={`${link.href} ${link.label}`}>
                  <Anchor href={link.href} className={css.link} external={link.external}>
                    {link.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {media.length > 0 && (
          <ul className={css.media}>
            {media.map((medium) => (
              <li key={medium.name} className={css.medium}>
                {medium.qr && (
                  <span className={css.code} data-size={mediaSize}>
                    <svg
                      className={css.codePicture}
                      viewBox={`0 0 ${medium.qr.size} ${medium.qr.size}`}
                      role="img"
                      aria-label={footer.qrCode(medium.name)}
                      shapeRendering="crispEdges"
                    >
                      <path d={medium.qr.path} fill="currentColor" />
                    </svg>
                  </span>
                )}
                <div className={css.mediumName} aria-hidden={medium.qr ? true : undefined}>
                  {medium.name}
                </div>
                {medium.text && <div className={css.line}>{medium.text}</div>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
