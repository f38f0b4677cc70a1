/**
 * Brings islands to life. The engine writes the same into each page as inline scripts, which a build takes out (`#site/build/plain-islands.ts`): the policy of every
 * page that leads to one with an island would have to name them.
 */
import './island-failure.ts';
import './island-starts.ts';
// The last, because it begins at once with the islands that it finds.
import 'astro/runtime/server/astro-island.js';
