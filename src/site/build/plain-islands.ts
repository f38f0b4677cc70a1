/** The engine's inline scripts that hydrate islands: its element, and when each kind starts. */
const ISLAND_SCRIPT = /<script>(?:(?!<\/script>)[\s\S])*?(?:\bself\.Astro\b|customElements\.define\("astro-island")[\s\S]*?<\/script>/g;
/** For the preview only; depends on the path of the component on the building machine. */
const ISLAND_ID = /(?<=<astro-island) uid="[^"]*"/g;

/** Removes from a page what islands do not need: `#client/islands/live-islands.ts` replaces the inline scripts by a file, so the policy need not name them. */
export const plainIslands = (html: string): string => (html.includes('<astro-island') ? html.replace(ISLAND_SCRIPT, '').replace(ISLAND_ID, '') : html);
