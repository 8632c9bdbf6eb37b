import { appIcon } from '../shell/visit/app-icon.ts';
import type { BarColour } from '../shell/visit/bars.ts';

interface HeadForInstallingProps {
  logo: string;
  bars: readonly BarColour[];
}

/** Head elements for installing the site on a phone's home screen: manifest, icon and toolbar colours. */
export function HeadForInstalling({ logo, bars }: HeadForInstallingProps) {
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href={appIcon(logo, 'any', 180)} />
      {bars.map((bar) => (
        <meta key={bar.content} name="theme-color" {...bar} />
      ))}
    </>
  );
}
