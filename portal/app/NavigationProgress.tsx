import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useNavigation } from 'react-router';
import * as css from './progress.css.ts';

/** A line at the top while the next page is on its way; it appears only after 200 ms. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className={css.track}>
      <div className={css.bar} />
      <VisuallyHidden>正在打开页面</VisuallyHidden>
    </div>
  );
}
