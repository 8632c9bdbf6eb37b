import { useEffect, useState } from 'react';

/** Id of the section being read: the last one whose head has passed the upper quarter of the window. */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= innerHeight / 4);
      // At the end of the page, sections cannot reach the top: the one in the hash is current, else the last one.
      const asked = sections.find((section) => `#${section.id}` === decodeURIComponent(location.hash));
      const section = atEnd ? (asked ?? sections.at(-1)) : (passed.at(-1) ?? sections[0]);
      if (section) setCurrent(section.id);
    };
    find();
    addEventListener('scroll', find, { passive: true });
    addEventListener('resize', find, { passive: true });
    return () => {
      removeEventListener('scroll', find);
      removeEventListener('resize', find);
    };
  }, [key]);
  return current;
}
