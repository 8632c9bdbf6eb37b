import { hrefTo, isPhonePath } from '@yimen/contract/paths';
import { useLocation } from 'react-router';

/** Where a member reads their own feedback, or one piece of it, on the site that is shown. */
export function useOwnFeedbackHref(): (number?: string) => string {
  const page = isPhonePath(useLocation().pathname) ? 'mobile-personal-center' : 'personal-center';
  return (number) => hrefTo(page, { query: { tab: 'feedback', feedback: number } });
}
