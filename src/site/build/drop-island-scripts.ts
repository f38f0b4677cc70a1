/** What the engine writes to bring islands to life: its element, and when each kind begins. */
const ISLAND_SCRIPT = /<script>(?:(?!<\/script>)[\s\S])*?(?:\bself\.Astro\b|customElements\.define\("astro-island")[\s\S]*?<\/script>/g;

/** The page without the inline scripts of the engine: `#client/live-islands.ts` does their work, as a file, so that no policy has to name them. */
export const dropIslandScripts = (html: string): string => (html.includes('<astro-island') ? html.replace(ISLAND_SCRIPT, '') : html);
