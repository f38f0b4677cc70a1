/**
 * Hydrates islands. The engine does this by inline scripts in each page, which a build removes (`#site/build/plain-islands.ts`): the policy of every
 * page that links to one with an island would have to allow them.
 */
import './island-failure.ts';
import './island-starts.ts';
// Imported last, because it starts at once with the islands that it finds.
import 'astro/runtime/server/astro-island.js';
