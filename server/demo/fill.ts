import type { Content } from './content.ts';

/** Puts the institution's true numbers in place of `{services}` and `{fullyOnline}`. */
export function fill(content: Content): Content {
  const numbers: Record<string, number> = {
    services: content.services.length,
    fullyOnline: content.services.filter(({ online }) => online === 'full').length,
  };
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => numbers[name]?.toLocaleString('en-US') ?? whole);
  const { institution } = content;
  return {
    ...content,
    institution: {
      ...institution,
      description: filled(institution.description),
      signIn: { ...institution.signIn, text: filled(institution.signIn.text) },
      banners: institution.banners.map((slide) => ({ ...slide, text: filled(slide.text) })),
      carousel: institution.carousel.map((slide) => ({ ...slide, text: filled(slide.text) })),
    },
  };
}
