/** What the engine writes to bring islands to life: its element, and when each kind begins. */
const ISLAND_SCRIPT = /<script>(?:(?!<\/script>)[\s\S])*?(?:\bself\.Astro\b|customElements\.define\("astro-island")[\s\S]*?<\/script>/g;
/** Made from the path of the component on the machine that builds, for the preview only. */
const ISLAND_ID = /(?<=<astro-island) uid="[^"]*"/g;

/** The page without what islands do not need: `#client/islands/live-islands.ts` does the work of the inline scripts as a file, so that no policy has to name them. */
export const plainIslands = (html: string): string => (html.includes('<astro-island') ? html.replace(ISLAND_SCRIPT, '').replace(ISLAND_ID, '') : html);
