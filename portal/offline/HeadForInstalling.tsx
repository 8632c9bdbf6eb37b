import { appIcon } from './app-icon.ts';

/** What a phone asks of a page that is put on its home screen. */
export function HeadForInstalling({ logo }: { logo: string }) {
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href={appIcon(logo, 'any', 180)} />
    </>
  );
}
