/** Path of a page as Markdown, beside the page itself: `/docs/suche.md` for `/docs/suche/`. */
export const twinPath = (path: string): string => (path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`);

const WITHOUT_TWIN = ['api-schema', 'api-webhooks', 'search', 'offline', 'paper-edition'];

/** Whether pages of a kind have one: pages of schemas and webhooks exist only where a description is huge, and would double it; results, what a browser keeps and what holds of a print are no text. */
export const hasTwin = (kind: string | undefined): boolean => kind === undefined || !WITHOUT_TWIN.includes(kind);
