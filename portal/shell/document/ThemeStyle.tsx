import { ServerText } from './ServerText.tsx';

/** The institution's theme in the first HTML, so that no other colour is ever seen. */
export function ThemeStyle() {
  return <ServerText as="style" id="ym-theme" text={({ themeCss }) => themeCss} />;
}
