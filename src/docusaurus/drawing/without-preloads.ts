/** HTML without the links by which React asks for pictures ahead: they stand further down the same page, and one of two belongs to the other colour mode. */
export const withoutPreloads = (html: string): string => html.replace(/<link rel="preload" as="image"[^>]*>/g, '');
