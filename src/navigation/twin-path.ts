import { isListed, type Route } from './routes.ts';
import type { Site } from './site.ts';

/** Path of a page as Markdown, beside the page itself: `/docs/suche.md` for `/docs/suche/`. */
export const twinPath = (path: string): string => (path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`);

const WITHOUT_TWIN = ['api-schema', 'api-webhooks', 'search', 'offline', 'paper-edition'];

/**
 * Whether pages of a kind have one: pages of schemas and webhooks exist only where a description is huge, and would double it; search results, the contents of a browser
 * and the state of a printed edition are no text.
 */
export const hasTwin = (kind: string | undefined): boolean => kind === undefined || !WITHOUT_TWIN.includes(kind);

/** Whether a page prints its Markdown itself, from the facts that it is made of (`src/pages/docs/[...twin].md.ts`); that of any other page is made of its HTML. */
export const bringsTwin = (kind: string | undefined): boolean => kind === 'api-operation';

/** Address of the Markdown of a page; `undefined` for one that has none, or is not to be found. */
export const twinHref = ({ config }: Pick<Site, 'config'>, route: Route): string | undefined =>
	hasTwin(route.kind) && isListed(route) && !config.noIndex ? config.base + twinPath(route.path).slice(1) : undefined;
