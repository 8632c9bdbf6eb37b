import { appIcon } from '../shell/visit/app-icon.ts';
import type { BarColour } from '../shell/visit/bars.ts';

interface HeadForInstallingProps {
  logo: string;
  bars: readonly BarColour[];
}

/** What a phone asks of a page that is put on its home screen: its manifest, icon, and the colour of its bars. */
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
